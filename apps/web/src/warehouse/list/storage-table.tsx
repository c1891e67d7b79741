// The rows of the list as a table, and as cards on a phone.
import type { TextRow } from '@marsa/model/kit/text.ts'
import { isPayment } from '@marsa/model/requests/turn.ts'
import { waitsSentence } from '@marsa/model/requests/turn-text.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { storageTurnText, storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { isEnded, isInRound } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import type { TableProps } from '../../requests/door.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { storageListText as words } from './list-text.ts'
import { asStep, isWaiting, stepPath } from '../storage/next-step.ts'
import { RowGoods, RowPeriod } from './row-goods.tsx'
import { GoodsBadge, StorageBadge } from '../storage/status-badge.tsx'

type Row = StorageSummary

const isQuoting = ({ status }: StorageSummary): boolean => isInRound(storagePhaseOf(status))

/** The short word on the button of a step. */
const stepWords: Partial<Record<string, TextRow>> = {
  'compare-quotes': words.compare,
  'finish-payment': words.goOn,
  'answer-findings': words.answer,
  'pay-balance': words.pay,
  'give-feedback': words.rate,
  'request-again': words.again,
}

const hrefOf = (row: Row, lang: string): string => `/${lang}/warehouse/storages/${row.storageRequestID}`

function Status({ row }: { row: Row }) {
  const moving = row.goods !== null && !isEnded(storagePhaseOf(row.status))
  return (
    <span className="row wrap g2">
      <StorageBadge status={row.status} />
      {moving && row.goods && <GoodsBadge goods={row.goods} isBrought={row.dropOff} />}
    </span>
  )
}

/** While it is quoted, until when; before it is stored, when it was asked for. */
function Period({ row }: { row: Row }) {
  const t = useT()
  const { lang } = useLang()
  const until = isQuoting(row) ? row.expiryDate : null
  const note = until
    ? t(words.until, { when: date(until, lang) })
    : t(words.askedOn, { when: date(row.addedDate, lang) })
  return <RowPeriod row={row} note={note} />
}

function Amount({ row }: { row: Row }) {
  const t = useT()
  const value = row.amountDue ?? row.lowestQuote
  if (!value) return <span className="muted">—</span>
  const label = row.amountDue
    ? t(words.due)
    : isQuoting(row)
      ? t(words.lowest, { count: row.quoteCount })
      : t(words.total)
  return (
    <>
      <Money value={value} strong />
      <span className={row.amountDue ? 'sub due' : 'sub'}>{label}</span>
    </>
  )
}

/** The customer's own step as a button, else for whom one waits. */
function Step({ row, own, block }: { row: Row; own: boolean; block?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const step = asStep(row.nextAction)
  if (!step || !own) {
    if (!row.turn) return null
    return (
      <span className="dense muted">
        {waitsSentence(storageTurnWords, row.turn, lang, own ? 'customer' : undefined)}
      </span>
    )
  }
  const label = t(block ? storageTurnText[step] : (stepWords[step] ?? words.open))
  return (
    <LinkButton
      size={block ? 'm' : 's'}
      block={block}
      variant={isPayment(step) ? 'primary' : 'secondary'}
      href={`/${lang}/warehouse/${stepPath(step, row.storageRequestID, !isQuoting(row))}`}
      aria-label={`${t(storageTurnText[step])}: ${row.shipmentReferenceNumber}`}
    >
      {label}
    </LinkButton>
  )
}

function Customer({ row }: { row: Row }) {
  const { lang } = useLang()
  if (!row.customer) return null
  return (
    <span className="sub">
      <bdi>{lang === 'ar' ? row.customer.nameAr : row.customer.nameEn}</bdi>
    </span>
  )
}

function RowCard({ row, own }: { row: Row; own: boolean }) {
  const { lang } = useLang()
  return (
    <>
      <div className="row between wrap st-top">
        <Status row={row} />
        <a className="dense muted" href={hrefOf(row, lang)}>
          <Ref value={row.shipmentReferenceNumber} />
        </a>
      </div>
      <div>
        <RowGoods row={row} />
        {!own && <Customer row={row} />}
      </div>
      <div className="row between st-end">
        <span className="dense">
          <Period row={row} />
        </span>
        <span className="dense endt">
          <Amount row={row} />
        </span>
      </div>
      <Step row={row} own={own} block />
    </>
  )
}

/** `own` is the customer's list; staff see whose requests they are and take no steps. */
export function StorageTable({ rows, own, pending, sort, onSort }: TableProps<Row> & { own: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Row>[] = [
    {
      id: 'number',
      head: t(words.reference),
      names: true,
      sortable: true,
      cell: (row) => (
        <>
          <a className="strong" href={hrefOf(row, lang)}>
            <Ref value={row.shipmentReferenceNumber} />
          </a>
          {!own && <Customer row={row} />}
        </>
      ),
    },
    { id: 'goods', head: t(words.goods), cell: (row) => <RowGoods row={row} /> },
    { id: 'status', head: t(words.status), sortable: true, cell: (row) => <Status row={row} /> },
    { id: 'date', head: t(words.period), sortable: true, cell: (row) => <Period row={row} /> },
    { id: 'amount', head: t(words.amount), end: true, sortable: true, cell: (row) => <Amount row={row} /> },
    { id: 'due', head: t(words.action), sortable: true, cell: (row) => <Step row={row} own={own} /> },
  ]
  return (
    <DataTable
      label={t(words.storageRequests)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.storageRequestID}
      sort={sort}
      onSort={onSort}
      hot={(row) => own && isWaiting(row.nextAction)}
      card={(row) => <RowCard row={row} own={own} />}
      pending={pending}
    />
  )
}
