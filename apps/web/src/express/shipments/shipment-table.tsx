// The rows of parcel shipments as a table, and as cards on a phone.
import { serviceNames } from '@marsa/model/express/services.ts'
import type { ShipmentRow } from '@marsa/model/express/shipments/shipment-views.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { listText as words } from '../text.ts'
import { expressTitles } from '../titles.ts'
import { labelBarText } from './label-bar.tsx'
import { NextStep } from './next-step.tsx'
import { ShipmentBadge } from './status-badge.tsx'

type ShipmentTableProps = {
  rows: ShipmentRow[]
  pending: boolean
  /** Staff reads who sends it; the step belongs to the sender. */
  isStaff: boolean
  /** Ids of the shipments whose labels are to be printed. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

const numberOf = ({ awbNumber, shipmentId }: ShipmentRow): string => awbNumber ?? shipmentId

type CellProps = { row: ShipmentRow }

function Cities({ row: { fromCity, toCity } }: CellProps) {
  return (
    <>
      <bdi>{fromCity || '–'}</bdi> {' – '} <bdi>{toCity || '–'}</bdi>
    </>
  )
}

/** The service with how many parcels, where there is more than one. */
function Service({ row: { service, pieces } }: CellProps) {
  const t = useT()
  return (
    <>
      {service && t(serviceNames[service])}
      {pieces > 1 && <> · {t(words.pieces, { count: pieces })}</>}
    </>
  )
}

function Price({ row: { total, cod } }: CellProps) {
  const t = useT()
  return (
    <>
      {total ? <Money value={total} strong /> : <span className="muted">–</span>}
      {cod && (
        <span className="sub">
          {t(words.cod)}: <Money value={cod} />
        </span>
      )}
    </>
  )
}

export function ShipmentTable({ rows, pending, isStaff, chosen, onChoose }: ShipmentTableProps) {
  const t = useT()
  const { lang } = useLang()
  const box = ({ id, awbNumber }: ShipmentRow) =>
    awbNumber && (
      <Checkbox
        aria-label={t(labelBarText.choose, { number: awbNumber })}
        value={chosen.includes(id)}
        onChange={(is) => onChoose(is ? [...chosen, id] : chosen.filter((each) => each !== id))}
      />
    )
  const link = (row: ShipmentRow, className: string) => (
    <a className={className} href={`/${lang}/express/shipments/${row.id}`}>
      <Ref value={numberOf(row)} />
    </a>
  )
  const step = (row: ShipmentRow, block?: boolean) =>
    !isStaff && <NextStep id={row.id} number={numberOf(row)} status={row.status} block={block} />
  return (
    <DataTable
      label={t(expressTitles.shipments)}
      rows={rows}
      rowKey={({ id }) => id}
      pending={pending}
      columns={[
        {
          id: 'number',
          head: t(words.number),
          names: true,
          cell: (row) => (
            <span className="row g2">
              {box(row)}
              <span>
                {link(row, 'strong')}
                {row.service && (
                  <span className="sub">
                    <Service row={row} />
                  </span>
                )}
              </span>
            </span>
          ),
        },
        ...(isStaff
          ? [
              {
                id: 'sender',
                head: t(words.sender),
                cell: ({ senderName }: ShipmentRow) => <bdi>{senderName || '–'}</bdi>,
              },
            ]
          : []),
        {
          id: 'recipient',
          head: t(words.recipient),
          cell: (row) => (
            <>
              <bdi>{row.recipientName || '–'}</bdi>
              <span className="sub">
                <Cities row={row} />
              </span>
            </>
          ),
        },
        { id: 'status', head: t(words.statuses), cell: ({ status }) => <ShipmentBadge status={status} /> },
        { id: 'created', head: t(words.created), cell: ({ createdAt }) => date(createdAt, lang) },
        { id: 'total', head: t(words.total), end: true, cell: (row) => <Price row={row} /> },
        ...(isStaff
          ? []
          : [{ id: 'step', head: t(words.step), end: true, cell: (row: ShipmentRow) => step(row) }]),
      ]}
      card={(row) => (
        <>
          <div className="row between wrap card-top">
            <span className="row">
              {box(row)}
              <ShipmentBadge status={row.status} />
            </span>
            {link(row, 'dense')}
          </div>
          <div className="stack g1">
            <span className="card-route">
              {isStaff && row.senderName && (
                <>
                  <bdi>{row.senderName}</bdi> {' – '}
                </>
              )}
              <bdi>{row.recipientName || '–'}</bdi>
            </span>
            <span className="dense muted">
              <Cities row={row} />
            </span>
            {row.service && (
              <span className="cap muted">
                <Service row={row} />
              </span>
            )}
          </div>
          <div className="row between card-end">
            <span className="dense">{date(row.createdAt, lang)}</span>
            <span className="dense endt">
              <Price row={row} />
            </span>
          </div>
          {step(row, true)}
        </>
      )}
    />
  )
}
