// All SQL of cases: differences with the gateway and lines of the bank that somebody works off.
import {
  financeCaseMachine,
  type CaseResolution,
  type FinanceCaseKind,
  type FinanceCaseState,
  type UndoFacts,
} from '@marsa/model/finance/bank/finance-case.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
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
  currency: string
  payout_id: string | null
  payout: string | null
  /** What the bank says of its line. */
  line: string | null
  subject: { kind: string; id: string; number: string } | null
  /** What settling it has posted, and the day on which that counts. */
  resolution_id: string | null
  settled_on: string | null
  undo_asked_by: string | null
  undo_asker: string | null
  undo_reason: string | null
}

export const undoFacts = (row: CaseRow): UndoFacts => ({
  state: row.state,
  resolution: row.resolution,
  isOfLine: row.line_id !== null,
  askedBy: row.undo_asked_by,
})

const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`
const columns = sql`d.id, d.kind, d.reference, d.ours_fils, d.theirs_fils, d.state, d.found_at, to_char(d.due_on, 'YYYY-MM-DD') as due_on,
  ${person(sql`d.owner_id`)} as owner, d.note, d.move_reason, d.resolution, d.proposed_by, ${person(sql`d.proposed_by`)} as proposer,
  ${person(sql`d.closed_by`)} as closer, d.line_id, d.currency, d.payout_id,
  (select p.reference from card_payouts p where p.id = d.payout_id) as payout,
  (select concat_ws(' · ', nullif(l.party, ''), nullif(l.line_text, ''), nullif(l.reference, '')) from bank_lines l where l.id = d.line_id) as line,
  (select jsonb_build_object('kind', s.subject_kind, 'id', s.subject_id, 'number', s.subject_number) from payment_sessions s
    where s.id = d.session_id) as subject,
  d.resolution_id, (select to_char(coalesce(t.effective_on, (t.posted_at at time zone 'Asia/Dubai')::date), 'YYYY-MM-DD')
    from ledger_transactions t where t.id = d.resolution_id) as settled_on,
  d.undo_asked_by, ${person(sql`d.undo_asked_by`)} as undo_asker, d.undo_reason`

export type CaseFilter = { state?: FinanceCaseState | undefined; kind?: FinanceCaseKind | undefined }

const among = ({ state, kind }: CaseFilter): Sql =>
  sql`(${state ?? null}::text is null or d.state = ${state ?? null}) and (${kind ?? null}::text is null or d.kind = ${kind ?? null})`

export const countCases = async (db: Db, filter: CaseFilter): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from reconciliation_differences d where ${among(filter)}`,
    )
  ).count

export const listCaseRows = (
  db: Db,
  filter: CaseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CaseRow[]> =>
  rows(
    db,
    sql`select ${columns} from reconciliation_differences d where ${among(filter)}
      order by d.state = 'RESOLVED', case when d.state = 'RESOLVED' then null else d.due_on end, d.closed_at desc, d.id desc
      limit ${limit} offset ${offset}`,
  )

export const lockCase = (tx: Tx, id: string): Promise<CaseRow | undefined> =>
  maybe(tx, sql`select ${columns} from reconciliation_differences d where d.id = ${id} for update of d`)

/** Whatever became of it; a line has one case at most. */
export const lockCaseOfLine = (tx: Tx, lineId: string): Promise<CaseRow | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from reconciliation_differences d where d.line_id = ${lineId} for update of d`,
  )

/** Of a payout or a payment and of one kind. */
export const lockCaseOf = (
  tx: Tx,
  of: { kind: FinanceCaseKind; payoutId?: string; sessionId?: string },
): Promise<CaseRow | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from reconciliation_differences d where d.kind = ${of.kind}
      and (d.payout_id = ${of.payoutId ?? null}::uuid or d.session_id = ${of.sessionId ?? null}::uuid) for update of d`,
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

/** What it was about has come right: nothing is left to decide, and what was proposed is void. */
export const endAsMatched = (
  tx: Tx,
  row: CaseRow,
  { userId, now, note }: { userId: string | null; now: Date; note: string },
): Promise<CaseRow> =>
  moveCase(
    tx,
    row.id,
    'match',
    { resolution: 'matched', proposed_by: null, closed_at: now, closed_by: userId, note: row.note ?? note },
    { as: userId === null ? 'system' : 'admin' },
  )

/** As it was when it was found, with the amounts of now. */
export const reopenCase = (
  tx: Tx,
  { id, ours_fils, theirs_fils }: Pick<CaseRow, 'id' | 'ours_fils' | 'theirs_fils'>,
  {
    dueOn,
    as,
    reason,
    undoneBy,
  }: { dueOn: string; as: 'admin' | 'system'; reason?: string; undoneBy?: string },
): Promise<CaseRow> =>
  moveCase(
    tx,
    id,
    'reopen',
    {
      ours_fils,
      theirs_fils,
      due_on: dueOn,
      owner_id: null,
      resolution: null,
      resolution_id: null,
      proposed_by: null,
      closed_at: null,
      closed_by: null,
      note: null,
      ...(undoneBy === undefined ? { undo_asked_by: null, undo_reason: null } : { undone_by: undoneBy }),
    },
    { as, ...(reason && { reason }) },
  )
