// All SQL of the files about shipments and invoices: what was paid for each shipment, and invoices with their credit notes.
import type { ListedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { bundlePurchase } from '@marsa/model/express/bundles/membership.ts'
import type { Service } from '@marsa/model/express/services.ts'
import type { PayWay } from '@marsa/model/express/shipments/settlement.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { LineData } from '@marsa/model/finance/charge-line.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { subjectKind } from '../shipments/shipments.store.ts'

/** The newest first: the last ones, or those between two instants. */
const listed = (span: ListedSpan, at: Sql, id: Sql): Sql =>
  'last' in span
    ? sql`order by ${at} desc, ${id} desc limit ${span.last}`
    : sql`and ${at} >= ${span.from} and ${at} < ${span.until} order by ${at} desc, ${id} desc`

export type PaidShipment = {
  waybill: string
  paid_at: Date
  service: Service
  from_city: string
  to_city: string
  state: ShipmentState
  parcels: { grams: number; sides: [number, number, number] }[]
  net_fils: bigint
  vat_fils: bigint
  ways: PayWay[]
}

/** Nothing is left to pay where everything went back; credits of a bundle carry no VAT, which was paid with the bundle. */
export const paidShipments = (db: Db, companyId: string, span: ListedSpan): Promise<PaidShipment[]> =>
  rows(
    db,
    sql`select s.waybill, p.paid_at, s.service, s.from_city, s.to_city, s.state,
        (select coalesce(jsonb_agg(jsonb_build_object('grams', e.grams,
          'sides', jsonb_build_array(e.length_mm, e.width_mm, e.height_mm)) order by e.n), '[]'::jsonb)
          from express_parcels e where e.shipment_id = s.id) as parcels,
        case when p.returned_at is null then p.total_fils - p.vat_fils else 0 end as net_fils,
        case when p.returned_at is null then p.vat_fils else 0 end as vat_fils,
        array(select w.way from express_payment_parts w where w.settlement_id = p.id order by w.way) as ways
      from express_shipments s join express_settlements p on p.id = s.settlement_id
      where s.company_id = ${companyId} and p.paid_at is not null ${listed(span, sql`p.paid_at`, sql`s.id`)}`,
  )

export type IssuedInvoice = {
  number: string
  issued_at: Date
  subject_number: string
  lines: LineData[]
  notes: { number: string; lines: LineData[] }[]
}

/** Of carriage, of what was charged on the way, and of bundles. */
export const issuedInvoices = (db: Db, companyId: string, span: ListedSpan): Promise<IssuedInvoice[]> =>
  rows(
    db,
    sql`select i.number, i.issued_at, i.subject_number, i.lines,
        (select coalesce(jsonb_agg(jsonb_build_object('number', n.number, 'lines', n.lines) order by n.number), '[]'::jsonb)
          from tax_invoices n where n.relates_to = i.id and n.kind = 'credit-note') as notes
      from tax_invoices i where i.company_id = ${companyId} and i.kind <> 'credit-note'
        and i.subject_kind in (${subjectKind}, ${bundlePurchase}) ${listed(span, sql`i.issued_at`, sql`i.number`)}`,
  )
