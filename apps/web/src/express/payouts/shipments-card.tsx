// Shipments with cash on delivery in the days that are chosen, each with where its money is; the same as a file.
import { downloadCash, type CashRow } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { cashReportText as report } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { DaysChoice } from '../wallet/days-choice.tsx'
import { askedDays, type Chosen } from '../wallet/days.ts'
import { walletWords } from '../wallet/wallet-words.ts'
import { payoutWords as words } from './payout-words.ts'
import { CashBadge } from './looks.tsx'

export function ShipmentsCard({ shipments, chosen, onChoose }: ShipmentsProps) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<CashRow>[] = [
    {
      id: 'waybill',
      head: t(report.waybill),
      names: true,
      cell: ({ shipmentId, waybill }) => (
        <a href={`/${lang}/express/shipments/${shipmentId}`}>
          <Ref value={waybill} />
        </a>
      ),
    },
    { id: 'reference', head: t(report.reference), cell: ({ reference }) => <bdi>{reference || '–'}</bdi> },
    { id: 'city', head: t(report.city), cell: ({ city }) => <bdi>{city}</bdi> },
    { id: 'state', head: t(report.state), cell: ({ state }) => <CashBadge state={state} /> },
    {
      id: 'delivered',
      head: t(report.delivered),
      cell: ({ deliveredAt }) => (deliveredAt === null ? '–' : <When value={deliveredAt} />),
    },
    {
      id: 'deposit',
      head: t(report.deposit),
      cell: ({ deposit }) => (deposit === null ? '–' : <Ref value={deposit} />),
    },
    {
      id: 'payout',
      head: t(report.payout),
      cell: ({ payout }) => (payout === null ? '–' : <Ref value={payout} />),
    },
    {
      id: 'amount',
      head: t(report.amount),
      end: true,
      cell: ({ amount }) => <Money value={amount} strong />,
    },
  ]
  return (
    <Card
      title={t(words.shipments)}
      flush
      aside={
        <FileMenu
          of={t(words.shipments)}
          save={(format) => download(downloadCash, { query: { ...askedDays(chosen), format, lang } })}
        />
      }
    >
      <DaysChoice chosen={chosen} onChoose={onChoose} />
      {shipments.length === 0 ? (
        <Empty
          title={t(words.none)}
          action={<LinkButton href={`/${lang}/express/new`}>{t(words.send)}</LinkButton>}
        >
          {t(
            chosen.isByDays || (chosen.range ?? 'last10') !== 'last10'
              ? walletWords.noneInDays
              : words.noneBody,
          )}
        </Empty>
      ) : (
        <DataTable
          label={t(words.shipments)}
          columns={columns}
          rows={shipments}
          rowKey={({ shipmentId }) => shipmentId}
        />
      )}
    </Card>
  )
}

type ShipmentsProps = { shipments: CashRow[]; chosen: Chosen; onChoose: (days: Chosen) => void }
