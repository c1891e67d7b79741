// All SQL of what is charged on the way of a shipment.
import type { ChargeKind, Charged, ChargeWay } from '@marsa/model/express/depot/charge.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import type { FrozenLine } from '@marsa/model/express/shipments/settlement.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type ChargeRow = {
  id: string
  shipment_id: string
  company_id: string
  kind: ChargeKind
  lines: (Omit<FrozenLine, 'net' | 'vat'> & { net: string; vat: string })[]
  pieces: number[]
  net_fils: bigint
  vat_fils: bigint
  dropped_at: Date | null
  paid_at: Date | null
  way: ChargeWay | null
}

const columns = sql`c.id, c.shipment_id, c.company_id, c.kind, c.lines, c.pieces, c.net_fils, c.vat_fils,
  c.dropped_at, c.paid_at, c.way`

export const findCharge = (db: Db, id: string): Promise<ChargeRow | undefined> =>
  maybe(db, sql`select ${columns} from express_charges c where c.id = ${id}`)

export const chargeOfSession = (db: Db, sessionId: string): Promise<ChargeRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_charges c
      where c.id = (select charge_id from express_charge_sessions where session_id = ${sessionId})`,
  )

/** The card payment that has paid it. */
export const sessionOfCharge = async (db: Db, chargeId: string): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      db,
      sql`select t.session_id as id from express_charges c join ledger_transactions t on t.id = c.transaction_id
        where c.id = ${chargeId}`,
    )
  )?.id

/** Those that are due or paid. */
export const chargesOf = (db: Db, shipmentId: string): Promise<ChargeRow[]> =>
  rows(
    db,
    sql`select ${columns} from express_charges c
      where c.shipment_id = ${shipmentId} and c.dropped_at is null order by c.opened_at`,
  )

export const dueCharge = (db: Db, shipmentId: string, kind: ChargeKind): Promise<ChargeRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_charges c where c.shipment_id = ${shipmentId} and c.kind = ${kind}
      and c.paid_at is null and c.dropped_at is null`,
  )

export const insertCharge = async (
  tx: Tx,
  of: { shipmentId: string; companyId: string; kind: ChargeKind },
  { lines, pieces, netFils, vatFils }: Charged,
): Promise<ChargeRow> => {
  const kept = lines.map((line) => ({ ...line, net: String(line.net), vat: String(line.vat) }))
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into express_charges (shipment_id, company_id, kind, lines, pieces, net_fils, vat_fils)
      values (${of.shipmentId}, ${of.companyId}, ${of.kind}, ${JSON.stringify(kept)}::jsonb, ${pieces}::int[],
        ${netFils}, ${vatFils})
      returning id`,
  )
  return (await findCharge(tx, id))!
}

export const dropCharge = async (tx: Tx, id: string): Promise<void> => {
  await sql`update express_charges set dropped_at = clock_timestamp() where id = ${id} and paid_at is null`.execute(
    tx,
  )
}

export const noteChargeSession = async (tx: Tx, chargeId: string, sessionId: string): Promise<void> => {
  await sql`insert into express_charge_sessions (session_id, charge_id) values (${sessionId}, ${chargeId})`.execute(
    tx,
  )
}

/** Paid with the posting that brought the money into the shipment's advance. */
export const chargePaid = async (
  tx: Tx,
  id: string,
  { way, paidFils, transactionId }: { way: ChargeWay; paidFils: bigint; transactionId: string },
): Promise<void> => {
  await sql`update express_charges set paid_at = clock_timestamp(), way = ${way}, paid_fils = ${paidFils},
      transaction_id = ${transactionId}, posting_kind = (select kind from ledger_transactions where id = ${transactionId})
    where id = ${id}`.execute(tx)
}

/** Ways back across a border that nobody has priced yet. */
export const returnsToQuote = (db: Db): Promise<{ id: string; form: ShipmentForm }[]> =>
  rows(
    db,
    sql`select s.id, s.form from express_unquoted_returns u join express_shipments s on s.id = u.id order by u.since limit 50`,
  )

export const isReturnUnquoted = async (db: Db, shipmentId: string): Promise<boolean> =>
  (await maybe(db, sql`select from express_unquoted_returns where id = ${shipmentId}`)) !== undefined
