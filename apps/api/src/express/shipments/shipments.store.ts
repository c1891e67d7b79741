// All SQL of shipments: the row, its parcels and contents, and its timeline.
import type { FrozenLine } from '@marsa/model/express/shipments/settlement.ts'
import type { ShipmentDraft, ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import {
  isOver,
  isUnpaid,
  shipmentMachine,
  type ShipmentMove,
  type ShipmentState,
} from '@marsa/model/express/shipments/shipment-machine.ts'
import type { SlotCode } from '@marsa/model/express/shipments/slots.ts'
import type { Plan, Service } from '@marsa/model/express/services.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { endDocuments, retireIdentityDocuments } from '../../documents/door.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { closeHolds } from '../depot/holds.store.ts'
import { emitMove } from './emit-move.ts'

export const subjectKind = 'express-shipment'

export type ShipmentRow = {
  id: string
  number: string
  company_id: string
  user_id: string
  form: ShipmentDraft
  created_at: Date
  updated_at: Date
  state: ShipmentState
  version: number
  move_reason: string | null
  sender_name: string
  from_city: string
  recipient_name: string
  to_city: string
  to_country: string | null
  pieces: number
  reference: string
  service: Service | null
  plan: Plan | null
  promotion_code: string | null
  price_version: number
  price_lines: { code: string; net: string; vatCategory: string; vat: string; formula: object }[] | null
  net_fils: bigint | null
  vat_fils: bigint | null
  total_fils: bigint | null
  list_fils: bigint | null
  priced_at: Date | null
  expected_on: string | null
  cod_fils: bigint | null
  settlement_id: string | null
  waybill: string | null
  area: Emirate | null
  to_area: Emirate | null
  depot_id: string | null
  attempts: number
  partner_number: string | null
  slot_id: string | null
  slot_day: string | null
  slot_code: SlotCode | null
  reschedules: number
}

/** Of `express_shipments s`. */
export const shipmentColumns = sql`s.id, s.number, s.company_id, s.user_id, s.form, s.created_at, s.updated_at, s.state, s.version,
  s.move_reason, s.sender_name, s.from_city, s.recipient_name, s.to_city, s.to_country, s.pieces, s.reference, s.service,
  s.plan, s.promotion_code, s.price_version, s.price_lines, s.net_fils, s.vat_fils, s.total_fils, s.list_fils, s.priced_at, s.expected_on, s.cod_fils,
  s.settlement_id, s.waybill, s.area, s.to_area, s.depot_id, s.attempts, s.partner_number, s.slot_id, s.reschedules,
  (select to_char(p.day, 'YYYY-MM-DD') from express_slots p where p.id = s.slot_id) as slot_day,
  (select p.code from express_slots p where p.id = s.slot_id) as slot_code`

/** `companyId` null reads those of every company. */
export const findShipment = (
  db: Db,
  by: { id: string } | { waybill: string },
  companyId: string | null,
): Promise<ShipmentRow | undefined> => {
  const named = 'id' in by ? sql`s.id = ${by.id}` : sql`s.waybill = ${by.waybill}`
  return maybe(
    db,
    sql`select ${shipmentColumns} from express_shipments s
      where ${named} and (${companyId}::uuid is null or s.company_id = ${companyId})`,
  )
}

export const lockShipment = async (
  tx: Tx,
  id: string,
  companyId: string | null,
): Promise<ShipmentRow | undefined> => {
  const locked = await maybe(
    tx,
    sql`select id from express_shipments
      where id = ${id} and (${companyId}::uuid is null or company_id = ${companyId}) for update`,
  )
  return locked ? findShipment(tx, { id }, null) : undefined
}

/** What lists show of a form, however little of it is there. */
export const listed = (form: ShipmentDraft) => {
  const read = form as Partial<ShipmentForm>
  return {
    sender_name: String(read.sender?.name ?? ''),
    from_country: read.from?.country ?? null,
    from_city: String(read.from?.city ?? ''),
    recipient_name: String(read.recipient?.name ?? ''),
    recipient_mobile: String(read.recipient?.mobile ?? ''),
    to_country: read.to?.country ?? null,
    to_city: String(read.to?.city ?? ''),
    pieces: Array.isArray(read.packages) ? read.packages.length : 0,
    reference: String(read.reference ?? ''),
  }
}

/** A new draft; with `price`, one that is to be paid at once (E1 and E2 together). */
export const insertShipment = (
  tx: Tx,
  input: { number: string; companyId: string; userId: string; form: ShipmentDraft; price?: FrozenPrice },
): Promise<ShipmentRow> => {
  const { number, companyId, userId, form, price } = input
  const shown = listed(form)
  const frozen = price && frozenColumns(price)
  const own = sql`(select id from s)`
  return one(
    tx,
    sql`with s as (
      insert into express_shipments (number, company_id, user_id, form, state, move, moved_as, sender_name, from_country,
        from_city, recipient_name, recipient_mobile, to_country, to_city, pieces, reference, service, plan, promotion_code,
        price_version, price_lines, net_fils, vat_fils, total_fils, list_fils, tariff_id, priced_at, expected_on,
        declared_fils, covered_fils, cod_fils, area, to_area)
      values (${number}, ${companyId}, ${userId}, ${JSON.stringify(form)}::jsonb, ${price ? 'PENDING_PAYMENT' : 'DRAFT'}, 'save',
        'customer', ${shown.sender_name}, ${shown.from_country}, ${shown.from_city}, ${shown.recipient_name},
        ${shown.recipient_mobile}, ${shown.to_country}, ${shown.to_city}, ${shown.pieces}, ${shown.reference},
        ${frozen?.service}, ${frozen?.plan}, ${frozen?.promotion_code}, ${price ? 1 : 0}, ${frozen?.price_lines},
        ${frozen?.net_fils}, ${frozen?.vat_fils}, ${frozen?.total_fils}, ${frozen?.list_fils},
        ${tariffOf(price?.tariffFrom)}, case when ${price !== undefined} then clock_timestamp() end, ${frozen?.expected_on},
        ${frozen?.declared_fils}, ${frozen?.covered_fils}, ${frozen?.cod_fils}, ${frozen?.area}, ${frozen?.to_area})
      returning *),
    parcels as (${parcelsOf(own, price?.parcels ?? [])}), contents as (${contentsOf(own, price?.contents ?? [])})
    select ${shipmentColumns} from s`,
  )
}

type Moving = { as: ActorKind; reason?: string; version?: number | undefined; to?: ShipmentState }

/** The job that tells sender and recipient of a new state. */
export const tellJob = 'express.tell'

/** Moves a shipment and answers it as it is then; its company's systems and its people are told, whoever moved it. */
export const moveShipment = async (
  tx: Tx,
  id: string,
  name: ShipmentMove,
  { as, reason, version, to }: Moving,
  set: Readonly<Record<string, unknown>> = {},
): Promise<ShipmentRow> => {
  const row = await move<ShipmentRow, ShipmentState, ShipmentMove>(tx, {
    table: 'express_shipments',
    machine: shipmentMachine,
    move: name,
    id,
    as,
    ...(to && { to }),
    reason,
    version,
    set: { updated_at: sql`clock_timestamp()`, moved_at: sql`clock_timestamp()`, ...set },
  })
  const moved: ShipmentRow = row.slot_id
    ? (await findShipment(tx, { id }, null))!
    : { ...row, slot_day: null, slot_code: null }
  await emitMove(tx, moved, name)
  const { state } = moved
  if (isOver(state)) await retireIdentityDocuments(tx, subjectKind, id)
  // The delivery is tried again, so the question about the one that failed is over, whatever was answered.
  if (name === 'tryAgain') await closeHolds(tx, id, 'DELIVERY', null)
  if (shipmentMachine.moves[name].to.length > 0 && !isUnpaid(state))
    await enqueue(
      tx,
      tellJob,
      { id, version: moved.version, move: name, state },
      { key: `${tellJob}:${id}:${moved.version}` },
    )
  return moved
}

/** Companies collect cash on delivery into their wallet; a person alone does not. */
export const mayCollectOf = async (db: Db, userId: string): Promise<boolean> =>
  (await one<{ role: string }>(db, sql`select role from users where id = ${userId}`)).role !== 'customer'

/** Keeps a draft as it is typed; its price is no longer of it. */
export const keepForm = (
  tx: Tx,
  id: string,
  form: ShipmentDraft,
  version: number | undefined,
): Promise<ShipmentRow> =>
  moveShipment(
    tx,
    id,
    'edit',
    { as: 'customer', version },
    { form: JSON.stringify(form), ...listed(form), price_version: sql`price_version + 1` },
  )

export type FrozenPrice = {
  service: Service
  plan: Plan | null
  promotionCode: string | null
  lines: readonly FrozenLine[]
  netFils: bigint
  vatFils: bigint
  totalFils: bigint
  /** Net, without plan and code. */
  listFils: bigint
  tariffFrom: Date
  expectedOn: string
  declaredFils: bigint
  coveredFils: bigint | null
  codFils: bigint | null
  area: Emirate | null
  toArea: Emirate | null
  /** Rows of their tables. */
  parcels: readonly object[]
  contents: readonly object[]
}

const tariffOf = (validFrom: Date | undefined) =>
  sql`(select t.id from express_tariffs t where date_trunc('milliseconds', t.valid_from) = ${validFrom}::timestamptz)`

const frozenColumns = (price: FrozenPrice) => ({
  service: price.service,
  plan: price.plan,
  promotion_code: price.promotionCode,
  price_lines: JSON.stringify(
    price.lines.map((line) => ({ ...line, net: String(line.net), vat: String(line.vat) })),
  ),
  net_fils: price.netFils,
  vat_fils: price.vatFils,
  total_fils: price.totalFils,
  list_fils: price.listFils,
  expected_on: price.expectedOn,
  declared_fils: price.declaredFils,
  covered_fils: price.coveredFils,
  cod_fils: price.codFils,
  area: price.area,
  to_area: price.toArea,
})

/** The parcels and contents of a shipment, to be written by themselves or with it. */
const parcelsOf = (id: Sql, rows: readonly object[]) =>
  sql`insert into express_parcels (shipment_id, n, grams, length_mm, width_mm, height_mm, packaging)
    select ${id}, n, grams, length_mm, width_mm, height_mm, packaging from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (n int, grams int, length_mm int, width_mm int, height_mm int, packaging text)`
const contentsOf = (id: Sql, rows: readonly object[]) =>
  sql`insert into express_contents (shipment_id, n, description, quantity, unit_fils, net_grams, hs_code, origin)
    select ${id}, n, description, quantity, fils, grams, "hsCode", origin from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (n int, description text, quantity int, fils bigint, grams int, "hsCode" text, origin text)`

/** E2: the form in its final shape, its parcels and contents as rows, and the price that holds from now on. */
export const freezeShipment = async (
  tx: Tx,
  id: string,
  form: ShipmentForm,
  price: FrozenPrice,
): Promise<ShipmentRow> => {
  const shipment = await moveShipment(
    tx,
    id,
    'askPayment',
    { as: 'customer' },
    {
      form: JSON.stringify(form),
      ...listed(form),
      ...frozenColumns(price),
      price_version: sql`price_version + 1`,
      tariff_id: tariffOf(price.tariffFrom),
      priced_at: sql`clock_timestamp()`,
    },
  )
  // Priced for the first time it has none yet.
  if (shipment.price_version > 1)
    await sql`with parcels as (delete from express_parcels where shipment_id = ${id})
      delete from express_contents where shipment_id = ${id}`.execute(tx)
  const own = sql`${id}::uuid`
  await parcelsOf(own, price.parcels).execute(tx)
  if (price.contents.length > 0) await contentsOf(own, price.contents).execute(tx)
  return shipment
}

export const deleteShipment = async (tx: Tx, id: string): Promise<void> => {
  await endDocuments(tx, subjectKind, id)
  await sql`delete from express_shipments where id = ${id}`.execute(tx)
}

/** Gives out a number if nobody has it. */
export const takeWaybill = async (tx: Tx, number: string, shipmentId: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into express_waybills (number, shipment_id) values (${number}, ${shipmentId})
      on conflict do nothing returning number`,
  )) !== undefined

export type TimelineRow = {
  state: ShipmentState
  move: ShipmentMove
  happened_at: Date
  place: string | null
}

/** One row for each change of state, in the order in which it happened. */
export const timelineOf = (db: Db, shipmentId: string): Promise<TimelineRow[]> =>
  rows(
    db,
    sql`select state, move, happened_at, place from express_timeline
      where shipment_id = ${shipmentId} and from_state is distinct from state order by happened_at, id`,
  )

/** Those that wait for a payment that nobody has opened for so many hours (E7). */
export const forgottenPayments = (db: Db, hours: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select s.id from express_shipments s
      where s.state = 'PENDING_PAYMENT' and s.updated_at < now() - make_interval(hours => ${hours})
        and not exists (select from payment_sessions p where p.subject_kind = ${subjectKind} and p.subject_id = s.id
          and p.state in ('CREATED', 'PENDING', 'EXPIRING')) limit 500`,
  )

/** Drafts that nobody has touched for so many days. */
export const oldDrafts = (db: Db, days: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from express_shipments
      where state = 'DRAFT' and updated_at < now() - make_interval(days => ${days}) limit 500`,
  )
