// The requests of one view as a table, and as cards on a phone: what, where, for whom, how long, and the next step.
import type { ReactNode } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { requestsText } from '@marsa/model/freight/screen-text.ts'
import { shipmentTurnText } from '@marsa/model/freight/execution/turn-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import type { TableProps } from '../../requests/door.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import type { RowBoxes } from '../bulk-actions/list-choice.tsx'
import { asAction } from '../shipment/next-step.ts'
import { RouteName } from '../shipment/route-name.tsx'
import { AgentStatusBadge } from '../shipment/status-badge.tsx'

type Row = ShipmentSummary
/** A view of the agent's list. */
type Need = 'answer' | 'quoted' | 'won' | 'others'

const hrefOf = (row: Row, need: Need, lang: string): string =>
  `/${lang}/freight/${row.ownState === 'Q_ACCEPTED' || need === 'won' ? 'jobs' : 'requests'}/${row.RequestId}`

/** The answer clock of an unanswered request, the arrival of a won one, else when it was asked. */
function Time({ row, need }: { row: Row; need: Need }) {
  const t = useT()
  if (need === 'answer' && row.answerBy)
    return <Countdown until={row.answerBy} soonMs={900_000} endedLabel={t(requestsText.late)} />
  if (need === 'won' && row.eta) return <When value={row.eta} as="date" />
  return <When value={row.addedDate} />
}

function Own({ row }: { row: Row }) {
  const t = useT()
  if (row.ownState === 'Q_DRAFT') return <span className="muted">{t(requestsText.draft)}</span>
  if (row.lowestQuote)
    return (
      <>
        <Money value={row.lowestQuote} strong />
        {row.ownState && <span className="sub">{t(quotationStateText[row.ownState as QuotationState])}</span>}
      </>
    )
  return <span className="muted">—</span>
}

function Step({ row, need, block }: { row: Row; need: Need; block?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const action = asAction(row.nextAction)
  const word =
    need === 'answer' ? requestsText.quote : need === 'won' && action ? requestsText.work : requestsText.open
  return (
    <LinkButton
      size={block ? 'm' : 's'}
      block={block}
      variant={need === 'answer' ? 'primary' : 'secondary'}
      href={hrefOf(row, need, lang)}
      aria-label={`${t(word)}: ${row.quoteNumber}`}
    >
      {t(word)}
    </LinkButton>
  )
}

function Status({ row }: { row: Row }) {
  const t = useT()
  const action = asAction(row.nextAction)
  return (
    <>
      <AgentStatusBadge status={row.status} />
      {action && action !== 'answer-request' && (
        <span className="sub due">{t(shipmentTurnText[action])}</span>
      )}
    </>
  )
}

type RequestTableProps = TableProps<Row> & {
  need: Need
  /** What chooses rows, where there is something to do with many. */
  boxes?: RowBoxes
}

export function RequestTable({ rows, need, pending, sort, onSort, boxes }: RequestTableProps) {
  const t = useT()
  const { lang } = useLang()
  const choosing: Column<Row>[] = boxes
    ? [{ id: 'choose', head: boxes.head, width: '2.75rem', cell: boxes.cell }]
    : []
  const link = (row: Row): ReactNode => (
    <a className="strong" href={hrefOf(row, need, lang)}>
      <Ref value={row.quoteNumber} />
    </a>
  )
  const route = (row: Row) => <RouteName origin={row.origin} destination={row.destination} />
  const columns: Column<Row>[] = [
    ...choosing,
    { id: 'number', head: t(requestsText.request), names: true, sortable: true, cell: link },
    { id: 'route', head: t(requestsText.route), cell: route },
    { id: 'status', head: t(requestsText.status), sortable: true, cell: (row) => <Status row={row} /> },
    { id: 'due', head: t(requestsText.time), sortable: true, cell: (row) => <Time row={row} need={need} /> },
    { id: 'own', head: t(requestsText.yourQuote), end: true, cell: (row) => <Own row={row} /> },
    {
      id: 'open',
      head: <span className="vh">{t(requestsText.open)}</span>,
      end: true,
      cell: (row) => <Step row={row} need={need} />,
    },
  ]
  return (
    <DataTable
      label={t(requestsText[need])}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.RequestId}
      sort={sort}
      onSort={onSort}
      hot={(row) => row.nextAction !== null}
      pending={pending}
      card={(row) => (
        <>
          <div className="row between wrap">
            <span className="row">
              {boxes?.cell(row)}
              {link(row)}
            </span>
            <Time row={row} need={need} />
          </div>
          <div className="stack g1">
            {route(row)}
            <div>
              <Status row={row} />
            </div>
          </div>
          {row.ownState && (
            <div className="row between">
              <span className="dense muted">{t(requestsText.yourQuote)}</span>
              <span className="endt">
                <Own row={row} />
              </span>
            </div>
          )}
          <Step row={row} need={need} block />
        </>
      )}
    />
  )
}
