// Movements of a wallet for the days that are chosen, and the same as a file.
import { downloadMovements, type WalletMovement } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { movementText, walletReportText as report } from '@marsa/model/express/wallet/wallet-text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { DaysChoice } from './days-choice.tsx'
import { askedDays, type Chosen } from './days.ts'
import { walletWords as words } from './wallet-words.ts'

export function MovementsCard({ movements, chosen, onChoose, companyId }: MovementsProps) {
  const t = useT()
  const { lang } = useLang()
  const { range = 'last10', isByDays } = chosen
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
          of={t(words.movements)}
          save={(format) =>
            download(downloadMovements, {
              query: { ...askedDays(chosen), format, lang, ...(companyId && { companyId }) },
            })
          }
        />
      }
    >
      <DaysChoice chosen={chosen} onChoose={onChoose} />
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
