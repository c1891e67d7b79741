// All SQL of settlements: attempts to pay a shipment, their parts, and how often a promotion code is used.
import type { FrozenLine, PayWay } from '@marsa/model/express/shipments/settlement.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type Settlement = {
  id: string
  shipment_id: string
  company_id: string
  user_id: string
  price_version: number
  lines: (Omit<FrozenLine, 'net' | 'vat'> & { net: string; vat: string })[]
  net_fils: bigint
  vat_fils: bigint
  total_fils: bigint
  promotion_code: string | null
  ended_at: Date | null
  paid_at: Date | null
  returned_at: Date | null
}
export type Part = {
  id: string
  way: PayWay
  amount_fils: bigint
  source_id: string | null
  session_id: string | null
  transaction_id: string | null
  returned_to: PayWay | null
}

const columns = sql`id, shipment_id, company_id, user_id, price_version, lines, net_fils, vat_fils, total_fils,
  promotion_code, ended_at, paid_at, returned_at`

export const insertSettlement = async (
  tx: Tx,
  input: {
    shipmentId: string
    companyId: string
    userId: string
    priceVersion: number
    lines: readonly FrozenLine[]
    netFils: bigint
    vatFils: bigint
    totalFils: bigint
    promotionCode: string | null
  },
): Promise<Settlement> => {
  const lines = input.lines.map((line) => ({ ...line, net: String(line.net), vat: String(line.vat) }))
  return one(
    tx,
    sql`insert into express_settlements (shipment_id, company_id, user_id, price_version, lines, net_fils, vat_fils,
        total_fils, promotion_code)
      values (${input.shipmentId}, ${input.companyId}, ${input.userId}, ${input.priceVersion}, ${JSON.stringify(lines)}::jsonb,
        ${input.netFils}, ${input.vatFils}, ${input.totalFils}, ${input.promotionCode})
      returning ${columns}`,
  )
}

export const findSettlement = (db: Db, id: string): Promise<Settlement | undefined> =>
  maybe(db, sql`select ${columns} from express_settlements where id = ${id}`)

/** The attempt that goes on, or the one that was paid. */
export const liveSettlement = (db: Db, shipmentId: string): Promise<Settlement | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_settlements
      where shipment_id = ${shipmentId} and ended_at is null and returned_at is null`,
  )

export const settlementOfSession = (db: Db, sessionId: string): Promise<Settlement | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_settlements
      where id = (select settlement_id from express_payment_parts where session_id = ${sessionId})`,
  )

export const insertPart = (
  tx: Tx,
  settlement: Pick<Settlement, 'id' | 'shipment_id'>,
  part: { way: PayWay; amountFils: bigint; sourceId?: string },
): Promise<{ id: string }> =>
  one(
    tx,
    sql`insert into express_payment_parts (settlement_id, shipment_id, way, amount_fils, source_id)
      values (${settlement.id}, ${settlement.shipment_id}, ${part.way}, ${part.amountFils}, ${part.sourceId ?? null})
      returning id`,
  )

export const partsOf = (db: Db, settlementId: string): Promise<Part[]> =>
  rows(
    db,
    sql`select id, way, amount_fils, source_id, session_id, transaction_id, returned_to from express_payment_parts
      where settlement_id = ${settlementId} order by id`,
  )

export const setSession = async (tx: Tx, partId: string, sessionId: string): Promise<void> => {
  await sql`update express_payment_parts set session_id = ${sessionId} where id = ${partId}`.execute(tx)
}

/** The money of a part has come, with its posting. */
export const partCame = async (tx: Tx, partId: string, transactionId: string): Promise<void> => {
  await sql`update express_payment_parts set transaction_id = ${transactionId},
      posting_kind = (select kind from ledger_transactions where id = ${transactionId})
    where id = ${partId}`.execute(tx)
}

export const partReturned = async (tx: Tx, partId: string, to: PayWay): Promise<void> => {
  await sql`update express_payment_parts set returned_to = ${to} where id = ${partId}`.execute(tx)
}

/** Paid; the money of an attempt that had ended makes it go on first. */
export const settlementPaid = async (tx: Tx, id: string): Promise<void> => {
  await sql`update express_settlements set ended_at = null, paid_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  )
}
export const settlementEnded = async (tx: Tx, id: string): Promise<void> => {
  await sql`update express_settlements set ended_at = clock_timestamp() where id = ${id} and paid_at is null`.execute(
    tx,
  )
}
export const settlementReturned = async (tx: Tx, id: string): Promise<void> => {
  await sql`update express_settlements set returned_at = clock_timestamp() where id = ${id}`.execute(tx)
}

export type PromotionUse = {
  most_uses: number | null
  most_company_uses: number | null
  is_first_only: boolean
  uses: number
  company_uses: number
  /** The company has paid for a shipment before. */
  has_sent: boolean
}

/** Counts under the code's lock, so that the last use goes to one; reserved uses count. */
export const lockPromotion = async (
  tx: Tx,
  code: string,
  companyId: string,
): Promise<PromotionUse | undefined> => {
  await sql`select from express_promotions where code = ${code} for update`.execute(tx)
  return maybe(
    tx,
    sql`select p.most_uses, p.most_company_uses, p.is_first_only,
        (select count(*)::int from express_settlements u
          where u.promotion_code = p.code and u.ended_at is null and u.returned_at is null) as uses,
        (select count(*)::int from express_settlements u where u.promotion_code = p.code and u.company_id = ${companyId}
          and u.ended_at is null and u.returned_at is null) as company_uses,
        exists (select from express_settlements u where u.company_id = ${companyId} and u.paid_at is not null
          and u.returned_at is null) as has_sent
      from express_promotions p where p.code = ${code}`,
  )
}
