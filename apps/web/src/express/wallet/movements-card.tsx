// Movements of a wallet for the days that are chosen, and the same as a file.
import { downloadMovements, type WalletMovement } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { movementText, walletReportText as report } from '@marsa/model/express/wallet/wallet-text.ts'
import {
  reportRanges,
  type ReportDays,
  type ReportRange,
} from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { walletWords as words } from './wallet-words.ts'

const rangeWords = {
  last10: words.last10,
  '1m': words.month1,
  '2m': words.month2,
  '3m': words.month3,
  '6m': words.month6,
} as const

/** `days` asks for chosen days although none are chosen yet; what is listed stays until they are. */
export type Chosen = ReportDays & { isByDays?: boolean }
export const askedDays = ({ range, from, to }: Chosen): ReportDays =>
  from !== undefined && to !== undefined ? { from, to } : { range: range ?? 'last10' }

export function MovementsCard({ movements, chosen, onChoose, companyId }: MovementsProps) {
  const t = useT()
  const { lang } = useLang()
  const { range = 'last10', from, to, isByDays } = chosen
  const columns: Column<WalletMovement>[] = [
    { id: 'at', head: t(report.date), cell: ({ at }) => <When value={at} /> },
    { id: 'kind', head: t(report.type), names: true, cell: ({ kind }) => t(movementText[kind]) },
    {
      id: 'waybill',
      head: t(report.waybill),
      cell: ({ waybill }) => (waybill === null ? '–' : <Ref value={waybill} />),
    },
    { id: 'reference', head: t(report.reference), cell: ({ reference }) => <bdi>{reference || '–'}</bdi> },
    {
      id: 'in',
      head: t(report.in),
      end: true,
      cell: (row) => (row.in === null ? '–' : <Money value={row.in} />),
    },
    {
      id: 'out',
      head: t(report.out),
      end: true,
      cell: (row) => (row.out === null ? '–' : <Money value={row.out} />),
    },
    {
      id: 'balance',
      head: t(report.balance),
      end: true,
      cell: (row) => <Money value={row.balance} strong />,
    },
  ]
  return (
    <Card
      title={t(words.movements)}
      flush
      aside={
        <FileMenu
          label={t(words.movements)}
          save={(format) =>
            download(downloadMovements, {
              query: { ...askedDays(chosen), format, lang, ...(companyId && { companyId }) },
            })
          }
        />
      }
    >
      <div className="card-b row wrap g4">
        <Select
          label={t(words.period)}
          options={[
            ...reportRanges.map((id) => ({ id, label: t(rangeWords[id]) })),
            { id: 'days', label: t(words.days) },
          ]}
          value={isByDays ? 'days' : range}
          onChange={(id) =>
            onChoose(id === 'days' ? { range, isByDays: true } : { range: id as ReportRange })
          }
        />
        {isByDays && (
          <DateRange
            label={t(words.days)}
            hint={t(words.daysHint)}
            value={from !== undefined && to !== undefined ? { from, to } : null}
            onChange={(next) => onChoose(next ? { ...next, isByDays: true } : { range, isByDays: true })}
          />
        )}
      </div>
      {movements.length === 0 ? (
        <Empty title={t(words.none)}>
          {t(isByDays || range !== 'last10' ? words.noneInDays : words.noneBody)}
        </Empty>
      ) : (
        <DataTable
          label={t(words.movements)}
          columns={columns}
          rows={movements}
          rowKey={({ movementId }) => movementId}
        />
      )}
    </Card>
  )
}

type MovementsProps = {
  movements: WalletMovement[]
  chosen: Chosen
  onChoose: (days: Chosen) => void
  /** Of another company, for staff. */
  companyId?: string
}
