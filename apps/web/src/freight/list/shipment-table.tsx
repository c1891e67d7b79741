// The rows of the list as a table, and as cards on a phone.
import { Plane, Ship } from 'lucide-react'
import type { ReactNode } from 'react'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { isPayment } from '@marsa/model/requests/turn.ts'
import { shipmentTurnText } from '@marsa/model/freight/execution/turn-text.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isInRound } from '@marsa/model/requests/phase.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth, dayTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import type { TableProps } from '../../requests/door.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { listText } from './list-text.ts'
import { actionText, freightText } from '../text.ts'
import { freightTitles } from '../titles.ts'
import { nameIn } from '../wizard/wizard-lookups.ts'
import type { RowBoxes } from '../bulk-actions/list-choice.tsx'
import { asAction, isWaiting, rowPath, stepPath } from '../shipment/next-step.ts'
import { RouteName } from '../shipment/route-name.tsx'
import { StatusBadge } from '../shipment/status-badge.tsx'

type Rows = TableProps<ShipmentSummary> & {
  agent: boolean
  /** What chooses rows, or its places until it is there. */
  boxes: RowBoxes
}

/** Before the award, or over without one. */
const isUnawarded = ({ status }: ShipmentSummary): boolean => {
  const phase = freightPhaseOf(status)
  return isInRound(phase) || phase === 'expired'
}

function NextDate({ row }: { row: ShipmentSummary }) {
  const t = useT()
  const { lang } = useLang()
  const until = isUnawarded(row) ? (row.answerBy ?? row.expiryDate) : null
  if (row.eta && row.arrival === 'overdue' && !until)
    return (
      <>
        <span className="sub">{t(arrivalText.arrival)}</span>
        <span className="med">{t(arrivalText.overdue, { date: dayMonth(row.eta, lang) })}</span>
      </>
    )
  if (row.eta && row.arrival && row.arrival !== 'overdue' && !until)
    return (
      <>
        <span className="sub">{t(arrivalText[row.arrival])}</span>
        <span className="med">
          <When value={row.eta} as="day" />
        </span>
      </>
    )
  return (
    <>
      <span className="sub">{t(until ? listText.answerBy : listText.askedOn)}</span>
      <span className="med">
        <When value={until ?? row.addedDate} as={until ? 'dateTime' : 'day'} />
      </span>
    </>
  )
}

function Amount({ row, agent }: { row: ShipmentSummary; agent: boolean }) {
  const t = useT()
  const value = row.amountDue ?? row.lowestQuote
  if (!value) return <span className="muted">—</span>
  const label = row.amountDue ? listText.due : isUnawarded(row) && !agent ? listText.lowest : listText.total
  return (
    <>
      <Money value={value} strong />
      <span className={row.amountDue ? 'sub due' : 'sub'}>{t(label)}</span>
    </>
  )
}

/** What tells a row from others; a draft that holds nothing yet is told by when it was begun. */
const nameOf = (row: ShipmentSummary, lang: Lang): string | null =>
  row.nickname ??
  row.goods ??
  (row.customer && nameIn(lang, row.customer)) ??
  (freightPhaseOf(row.status) === 'draft'
    ? say(lang, draftText.of, { when: dayTime(row.addedDate, lang) })
    : null)

/** Mode with container or waybill; `named` adds the nickname, which the table shows elsewhere. */
function Carriage({ row, named }: { row: ShipmentSummary; named?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const sea = row.mode !== 'air'
  const name = named ? nameOf(row, lang) : undefined
  if (!row.mode) return name ? <bdi className="sub">{name}</bdi> : null
  return (
    <span className="sub row g1">
      <Icon of={sea ? Ship : Plane} size="s" label={t(sea ? freightText.sea : freightText.air)} />
      {row.reference ? (
        <Ref value={row.reference} />
      ) : (
        row.quoteCount > 0 && t(freightText.quotes, { count: row.quoteCount })
      )}
      {name && (row.reference || row.quoteCount > 0) && ' · '}
      {name && <bdi>{name}</bdi>}
    </span>
  )
}

function Step({ row, block }: { row: ShipmentSummary; block?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const action = asAction(row.nextAction)
  if (!action) return null
  const words = t(block ? shipmentTurnText[action] : actionText[action])
  return (
    <LinkButton
      size={block ? 'm' : 's'}
      block={block}
      variant={isPayment(action) ? 'primary' : 'secondary'}
      href={`/${lang}/freight/${stepPath(action, row.RequestId)}`}
      aria-label={`${words}: ${row.quoteNumber}`}
    >
      {words}
    </LinkButton>
  )
}

type CardProps = { row: ShipmentSummary; agent: boolean; box: ReactNode }

function RowCard({ row, agent, box }: CardProps) {
  const { lang } = useLang()
  const href = `/${lang}/freight/${rowPath(row, agent)}`
  return (
    <>
      <div className="row between wrap card-top">
        <span className="row">
          {box}
          <StatusBadge status={row.status} />
        </span>
        <a className="dense" href={href}>
          <Ref value={row.quoteNumber} />
        </a>
      </div>
      <div className="stack g1">
        <RouteName origin={row.origin} destination={row.destination} className="card-route" />
        <Carriage row={row} named />
      </div>
      <div className="row between card-end">
        <span className="dense">
          <NextDate row={row} />
        </span>
        <span className="dense endt">
          <Amount row={row} agent={agent} />
        </span>
      </div>
      <Step row={row} block />
    </>
  )
}

export function ShipmentTable({ rows, agent, pending, sort, onSort, boxes }: Rows) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<ShipmentSummary>[] = [
    { id: 'choose', head: boxes.head, width: '2.75rem', cell: (row) => boxes.cell(row) },
    {
      id: 'number',
      head: t(listText.shipment),
      names: true,
      sortable: true,
      cell: (row) => (
        <>
          <a className="strong" href={`/${lang}/freight/${rowPath(row, agent)}`}>
            <Ref value={row.quoteNumber} />
          </a>
          <span className="sub">
            <bdi>{nameOf(row, lang) ?? '—'}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'route',
      head: t(listText.route),
      cell: (row) => (
        <>
          <RouteName origin={row.origin} destination={row.destination} />
          <Carriage row={row} />
        </>
      ),
    },
    {
      id: 'status',
      head: t(listText.status),
      sortable: true,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    { id: 'date', head: t(listText.nextDate), sortable: true, cell: (row) => <NextDate row={row} /> },
    {
      id: 'amount',
      head: t(listText.amount),
      end: true,
      sortable: true,
      cell: (row) => <Amount row={row} agent={agent} />,
    },
    {
      id: 'due',
      head: t(listText.action),
      sortable: true,
      end: true,
      cell: (row) => <Step row={row} />,
    },
  ]
  return (
    <DataTable
      label={t(freightTitles.shipments)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.RequestId}
      sort={sort}
      onSort={onSort}
      hot={isWaiting}
      card={(row) => <RowCard row={row} agent={agent} box={boxes.cell(row)} />}
      pending={pending}
    />
  )
}
