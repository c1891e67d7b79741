// All SQL of bills of lading.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import type { BillFields } from '@marsa/model/freight/bill/bill-fields.ts'
import type { BillChange } from '@marsa/model/freight/bill/bill-endpoints.ts'
import {
  billMachine,
  type BillKind,
  type BillMove,
  type BillState,
} from '@marsa/model/freight/bill/bill-machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'

export type BillRow = {
  id: string
  request_id: string
  agent_id: string
  state: BillState
  version: number
  draft: number
  fields: BillFields
  fields_before: BillFields | null
  kind: BillKind | null
  number: string | null
}
/** A bill: of one round of a request. */
export type BillKey = { id: string; round: number }

const ofRound = ({ id, round }: BillKey) =>
  sql`select * from bills_of_lading where request_id = ${id} and round = ${round}`

export const billOf = (db: Db, key: BillKey): Promise<BillRow | undefined> => maybe(db, ofRound(key))

/** Held by the transaction. */
export const lockBillOf = (tx: Tx, key: BillKey): Promise<BillRow | undefined> =>
  maybe(tx, sql`${ofRound(key)} for update`)

type NewBill = BillKey & { companyId: string; agentId: string; side: ShipmentSide; fields: BillFields }

export const insertBill = (tx: Tx, bill: NewBill): Promise<BillRow> =>
  one(
    tx,
    sql`insert into bills_of_lading (request_id, round, company_id, agent_id, state, move, moved_as, fields)
      values (${bill.id}, ${bill.round}, ${bill.companyId}, ${bill.agentId}, 'SI_SENT', 'instruct', ${bill.side},
        ${JSON.stringify(bill.fields)}::jsonb) returning *`,
  )

export const moveBill = (
  tx: Tx,
  id: string,
  name: BillMove,
  {
    as,
    set = {},
    reason,
  }: { as: ShipmentSide; set?: Readonly<Record<string, unknown>>; reason?: string | undefined },
): Promise<BillRow> =>
  move(tx, { table: 'bills_of_lading', machine: billMachine, move: name, id, as, set, reason })

export type StepRow = {
  move: BillMove
  side: ShipmentSide
  by: { en: string; ar: string }
  at: Date
  draft: number | null
  changes: BillChange[] | null
  reason: string | null
}

export const stepsOf = (db: Db, billId: string): Promise<StepRow[]> =>
  rows(
    db,
    sql`select s.move, s.side, s.at, s.draft, s.changes, s.reason,
        json_build_object('en', u.first_name, 'ar', coalesce(u.first_name_ar, u.first_name)) as by
      from bill_steps s join users u on u.id = s.author_id where s.bill_id = ${billId} order by s.number`,
  )

type NewStep = {
  billId: string
  number: number
  move: BillMove
  side: ShipmentSide
  authorId: string
  at: Date
  draft?: number | undefined
  fields?: BillFields | undefined
  changes?: readonly BillChange[] | undefined
  reason?: string | undefined
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export const insertStep = async (tx: Tx, step: NewStep): Promise<void> => {
  await sql`insert into bill_steps (bill_id, number, move, side, author_id, at, draft, fields, changes, reason)
    values (${step.billId}, ${step.number}, ${step.move}, ${step.side}, ${step.authorId}, ${step.at}, ${step.draft ?? null},
      ${json(step.fields)}::jsonb, ${json(step.changes)}::jsonb, ${step.reason ?? null})`.execute(tx)
}
