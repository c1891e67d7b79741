// All SQL of cases: differences with the gateway and lines of the bank that somebody works off.
import {
  financeCaseMachine,
  type CaseResolution,
  type FinanceCaseKind,
  type FinanceCaseState,
} from '@marsa/model/finance/bank/finance-case.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type CaseRow = {
  id: string
  kind: FinanceCaseKind
  reference: string
  ours_fils: bigint
  theirs_fils: bigint
  state: FinanceCaseState
  found_at: Date
  due_on: string
  owner: string | null
  note: string | null
  move_reason: string | null
  resolution: CaseResolution | 'matched' | null
  proposed_by: string | null
  proposer: string | null
  closer: string | null
  line_id: string | null
}

const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`
const columns = sql`d.id, d.kind, d.reference, d.ours_fils, d.theirs_fils, d.state, d.found_at, to_char(d.due_on, 'YYYY-MM-DD') as due_on,
  ${person(sql`d.owner_id`)} as owner, d.note, d.move_reason, d.resolution, d.proposed_by, ${person(sql`d.proposed_by`)} as proposer,
  ${person(sql`d.closed_by`)} as closer, d.line_id`

export const listCaseRows = (db: Db, limit: number): Promise<(CaseRow & { count: number })[]> =>
  rows(
    db,
    sql`select ${columns}, count(*) over ()::int as count from reconciliation_differences d
      order by d.state = 'RESOLVED', case when d.state = 'RESOLVED' then null else d.due_on end, d.closed_at desc, d.id desc limit ${limit}`,
  )

export const lockCase = (tx: Tx, id: string): Promise<CaseRow | undefined> =>
  maybe(tx, sql`select ${columns} from reconciliation_differences d where d.id = ${id} for update of d`)

export const lockCaseOfLine = (tx: Tx, lineId: string): Promise<CaseRow | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from reconciliation_differences d where d.line_id = ${lineId} and d.state <> 'RESOLVED' for update of d`,
  )

export const insertLineCase = async (
  tx: Tx,
  line: { id: string; amountFils: bigint; reference: string; dueOn: string },
): Promise<void> => {
  const { id } = (await maybe<{ id: string }>(
    tx,
    sql`insert into reconciliation_differences (kind, reference, ours_fils, theirs_fils, currency, line_id)
      values ('bank-unmatched', ${line.reference}, 0, ${line.amountFils}, 'AED', ${line.id}) returning id`,
  ))!
  await sql`update reconciliation_differences set due_on = ${line.dueOn} where id = ${id}`.execute(tx)
}

export const moveCase = (
  tx: Tx,
  id: string,
  name: keyof (typeof financeCaseMachine)['moves'],
  set: Readonly<Record<string, unknown>>,
  { as = 'admin', reason }: { as?: ActorKind; reason?: string } = {},
): Promise<CaseRow> =>
  move(tx, {
    table: 'reconciliation_differences',
    machine: financeCaseMachine,
    move: name,
    id,
    as,
    set,
    ...(reason && { reason }),
  })
