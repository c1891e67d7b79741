// All SQL of settlement runs: what an agent is owed and may be paid, the runs with their items, holds. Amounts in fils.
import {
  settlementRunMachine,
  type HoldReason,
  type SettlementRunState,
} from '@marsa/model/finance/settlements/settlement-run.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { receivables } from '../credit/receivables.store.ts'

export type RunRow = {
  id: string
  number: string
  company_id: string
  until_on: string
  state: SettlementRunState
  move_reason: string | null
  rate_bp: number
  prepared_by: string | null
  drafted_at: Date
  approved_by: string | null
  approved_at: Date | null
  gross_fils: bigint | null
  commission_fils: bigint | null
  commission_vat_fils: bigint | null
  adjustment_fils: bigint | null
  net_fils: bigint | null
  account_id: string | null
  invoice_id: string | null
  commission_id: string | null
  file: string | null
  sent_at: Date | null
  sent_id: string | null
  bank_reference: string | null
  ended_at: Date | null
}

export const findRun = (db: Db, id: string): Promise<RunRow | undefined> =>
  maybe(db, sql`select * from settlement_runs where id = ${id}`)

export const lockRun = (tx: Tx, id: string): Promise<RunRow | undefined> =>
  maybe(tx, sql`select * from settlement_runs where id = ${id} for update`)

export type ListedRun = RunRow & {
  name_en: string
  name_ar: string
  is_suspended: boolean
  preparer: string | null
  approver: string | null
}

const person = (id: Sql): Sql =>
  sql`(select u.first_name || ' ' || u.last_name from users u where u.id = ${id})`

const listed = sql`select r.*, c.name_en, c.name_ar, c.suspended_at is not null as is_suspended, ${person(sql`r.prepared_by`)} as preparer, ${person(sql`r.approved_by`)} as approver
  from settlement_runs r join companies c on c.id = r.company_id`

/** The newest of an agent first. */
export const listRunsOf = (db: Db, agentId: string, limit = 200): Promise<ListedRun[]> =>
  rows(db, sql`${listed} where r.company_id = ${agentId} order by r.id desc limit ${limit}`)

export type RunFilter = { state: SettlementRunState | undefined; searchText: string }

/** By its number, or by the name of its agent. */
const among = ({ state, searchText }: RunFilter): Sql =>
  sql`(${state ?? null}::text is null or r.state = ${state ?? null}) and (${searchText} = ''
    or concat_ws(' ', r.number, c.name_en, c.name_ar) ilike '%' || ${searchText} || '%')`

export const listRuns = (
  db: Db,
  filter: RunFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRun[]> =>
  rows(db, sql`${listed} where ${among(filter)} order by r.id desc limit ${limit} offset ${offset}`)

export const countRuns = async (db: Db, filter: RunFilter): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from settlement_runs r join companies c on c.id = r.company_id where ${among(filter)}`,
    )
  ).count

export const moveRun = (
  tx: Tx,
  id: string,
  name: keyof (typeof settlementRunMachine)['moves'],
  {
    as = 'admin',
    reason,
    set,
  }: { as?: ActorKind; reason?: string; set?: Readonly<Record<string, unknown>> } = {},
): Promise<RunRow> =>
  move(tx, {
    table: 'settlement_runs',
    machine: settlementRunMachine,
    move: name,
    id,
    as,
    ...(reason && { reason }),
    ...(set && { set }),
  })

export const insertRun = async (
  tx: Tx,
  row: {
    number: string
    agentId: string
    untilOn: string
    rateBasisPoints: number
    preparedBy: string | null
  },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into settlement_runs (number, company_id, until_on, state, move, moved_as, rate_bp, prepared_by)
        values (${row.number}, ${row.agentId}, ${row.untilOn}, 'DRAFT', 'draft', ${row.preparedBy ? 'admin' : 'system'},
          ${row.rateBasisPoints}, ${row.preparedBy}) returning id`,
    )
  ).id

/** Whoever drafts a run of an agent waits here for who does so at the moment. */
export const lockAgent = async (
  tx: Tx,
  agentId: string,
): Promise<{ name_en: string; name_ar: string } | undefined> =>
  maybe(
    tx,
    sql`select name_en, name_ar from companies where id = ${agentId} and kind = 'agent' for no key update`,
  )

/** Postings of the runs themselves on an agent's account; they are no items. */
const ofRuns = sql`('commission.charged', 'settlement.sent')`

/** A return that was taken back, and what took it back: neither is owed. Of whichever posting `t` is. */
const isUndoneReturn = sql`(exists (select from ledger_transactions o where o.id = t.reverses and o.kind = 'settlement.returned')
  or t.kind = 'settlement.returned' and exists (select from ledger_transactions v where v.reverses = t.id))`

/** Net of the lines that bear commission, of whichever document `i` is; amounts of lines are decimal text. */
const baseOf = (which: Sql): Sql =>
  sql`coalesce((select (sum((line->>'net')::numeric) * 100)::bigint from tax_invoices i, jsonb_array_elements(i.lines) line
    where line->>'category' in ('standard', 'zero') and ${which}), 0)`

export type OwedRow = {
  transaction_id: string
  agent_id: string
  posting: string
  posted_at: Date
  subject_id: string | null
  subject_number: string | null
  amount_fils: bigint
  base_fils: bigint
  hold: HoldReason | null
  hold_reason: string | null
}

/**
 * Postings of agents' accounts that are in no live run, each with what bears commission of it and why it may not be paid yet. The
 * base of a completed supply is its final tax invoice less the notes until then; a note that came later is an item of its own.
 */
export const listOwed = (
  db: Db,
  { agentId, until, waitsForPayment }: { agentId: string | null; until: Date; waitsForPayment: boolean },
): Promise<OwedRow[]> =>
  rows(
    db,
    sql`select t.id as transaction_id, a.owner_id as agent_id, t.kind as posting, t.posted_at, t.subject_id,
        (select i.subject_number from tax_invoices i where i.subject_id = t.subject_id limit 1) as subject_number,
        e.amount_fils,
        case t.kind
          when 'settlement' then ${baseOf(sql`i.subject_id = t.subject_id and i.kind = 'final'`)}
            - ${baseOf(sql`i.subject_id = t.subject_id and i.kind = 'credit-note' and i.issued_at <= t.posted_at
              and i.relates_to in (select f.id from tax_invoices f where f.subject_id = t.subject_id and f.kind = 'final')`)}
          else -${baseOf(sql`t.kind in ('credit.noted', 'note.returned') and i.id::text = t.external_ref
              and i.subject_kind <> 'settlement-run'`)} end as base_fils,
        case when h.id is not null then 'manual'
          when ${waitsForPayment} and exists (select from (${receivables()}) r where r.subject_id = t.subject_id and r.open_fils > 0)
            then 'pay-when-paid'
          when b.id is null then 'no-iban' end as hold,
        h.reason as hold_reason
      from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'agent_payable' and a.currency = 'AED'
      join ledger_transactions t on t.id = e.transaction_id join companies c on c.id = a.owner_id and c.kind = 'agent'
      left join agent_bank_accounts b on b.company_id = a.owner_id and b.replaced_at is null
      left join lateral (select p.id, p.reason from payable_holds p where p.agent_id = a.owner_id and p.lifted_at is null
        and (p.subject_id is null or p.subject_id = t.subject_id) order by p.subject_id nulls last limit 1) h on true
      where (${agentId}::uuid is null or a.owner_id = ${agentId}) and t.posted_at < ${until} and t.kind not in ${ofRuns}
        and not exists (select from ledger_transactions o where o.id = t.reverses and o.kind in ${ofRuns})
        and not ${isUndoneReturn}
        and not exists (select from settlement_items s where s.transaction_id = t.id and s.removed_at is null)
      order by t.id`,
  )

/** Whether a posting of the agent's account is in a run that is alive. */
export const isItem = async (tx: Tx, transactionId: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select s.id from settlement_items s where s.transaction_id = ${transactionId} and s.removed_at is null`,
  )) !== undefined

export const insertItems = async (
  tx: Tx,
  runId: string,
  items: readonly Pick<OwedRow, 'transaction_id' | 'amount_fils' | 'base_fils'>[],
): Promise<void> => {
  for (const item of items)
    await sql`insert into settlement_items (run_id, transaction_id, amount_fils, base_fils)
      values (${runId}, ${item.transaction_id}, ${item.amount_fils}, ${item.base_fils})`.execute(tx)
}

export type ItemRow = {
  id: string
  transaction_id: string
  posting: string
  posted_at: Date
  subject_number: string | null
  amount_fils: bigint
  base_fils: bigint
}

/** Those that are in the run, in the order of posting. */
export const listItems = (db: Db, runId: string): Promise<ItemRow[]> =>
  rows(
    db,
    sql`select s.id, s.transaction_id, t.kind as posting, t.posted_at, s.amount_fils, s.base_fils,
        (select i.subject_number from tax_invoices i where i.subject_id = t.subject_id limit 1) as subject_number
      from settlement_items s join ledger_transactions t on t.id = s.transaction_id
      where s.run_id = ${runId} and s.removed_at is null order by t.id`,
  )

/** How many it freed: one item of the run, or all of them. */
export const removeItems = async (tx: Tx, runId: string, reason: string, itemId?: string): Promise<number> =>
  (
    await sql`update settlement_items set removed_at = clock_timestamp(), removed_reason = ${reason}
      where run_id = ${runId} and removed_at is null and (${itemId ?? null}::uuid is null or id = ${itemId ?? null})`.execute(
      tx,
    )
  ).count

export type AdjustmentRow = {
  id: string
  amount_fils: bigint
  reason: string
  made_by: string
  by: string
  made_at: Date
}

export const listAdjustments = (db: Db, runId: string): Promise<AdjustmentRow[]> =>
  rows(
    db,
    sql`select j.id, j.amount_fils, j.reason, j.made_by, ${person(sql`j.made_by`)} as by, j.made_at
      from settlement_adjustments j where j.run_id = ${runId} order by j.id`,
  )

export const insertAdjustment = async (
  tx: Tx,
  row: { runId: string; amountFils: bigint; reason: string; userId: string },
): Promise<void> => {
  await sql`insert into settlement_adjustments (run_id, amount_fils, reason, made_by)
    values (${row.runId}, ${row.amountFils}, ${row.reason}, ${row.userId})`.execute(tx)
}

export const insertHold = async (
  tx: Tx,
  row: { agentId: string; subjectId: string | null; reason: string; userId: string },
): Promise<boolean> =>
  (
    await sql`insert into payable_holds (agent_id, subject_id, reason, held_by)
      values (${row.agentId}, ${row.subjectId}, ${row.reason}, ${row.userId}) on conflict do nothing`.execute(
      tx,
    )
  ).count > 0

export const liftHold = async (
  tx: Tx,
  { agentId, subjectId, userId }: { agentId: string; subjectId: string | null; userId: string },
): Promise<boolean> =>
  (
    await sql`update payable_holds set lifted_by = ${userId}, lifted_at = clock_timestamp()
      where agent_id = ${agentId} and subject_id is not distinct from ${subjectId}::uuid and lifted_at is null`.execute(
      tx,
    )
  ).count > 0

/** Agents with something that is not in a run, for the job that drafts. */
export const agentsOwed = async (db: Db): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select distinct a.owner_id as id from ledger_entries e
        join ledger_accounts a on a.id = e.account_id and a.kind = 'agent_payable' and a.currency = 'AED'
        join companies c on c.id = a.owner_id and c.kind = 'agent'
        where not exists (select from settlement_items s where s.transaction_id = e.transaction_id and s.removed_at is null)
          and not exists (select from settlement_runs r where r.company_id = a.owner_id and r.state in ('DRAFT', 'APPROVED'))`,
    )
  ).map(({ id }) => id)

export type AgentSums = {
  id: string
  name_en: string
  name_ar: string
  is_suspended: boolean
  owed_fils: bigint
  in_run_fils: bigint
  paid_fils: bigint
}

/** Every agent that was ever owed something: the balance of the account, what is in runs, what was paid. */
export const sumsByAgent = (db: Db): Promise<AgentSums[]> =>
  rows(
    db,
    sql`select c.id, c.name_en, c.name_ar, c.suspended_at is not null as is_suspended, sum(e.amount_fils)::bigint as owed_fils,
        coalesce((select sum(s.amount_fils) from settlement_items s join settlement_runs r on r.id = s.run_id
          where r.company_id = c.id and s.removed_at is null and r.state in ('DRAFT', 'APPROVED')), 0)::bigint as in_run_fils,
        coalesce((select sum(r.net_fils) from settlement_runs r where r.company_id = c.id and r.state = 'PAID'), 0)::bigint as paid_fils
      from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'agent_payable' and a.currency = 'AED'
      join companies c on c.id = a.owner_id and c.kind = 'agent' group by c.id order by owed_fils desc, c.id`,
  )

/** Whether something of the run is held now. */
export const isAnyHeld = async (db: Db, runId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select h.id from settlement_runs r join payable_holds h on h.agent_id = r.company_id and h.lifted_at is null
      where r.id = ${runId} and (h.subject_id is null or h.subject_id in (select t.subject_id from settlement_items s
        join ledger_transactions t on t.id = s.transaction_id where s.run_id = r.id and s.removed_at is null)) limit 1`,
  )) !== undefined

/** Runs that were drafted before an instant and not sent since. */
export const staleRuns = async (db: Db, before: Date): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from settlement_runs where state in ('DRAFT', 'APPROVED') and drafted_at < ${before} order by id`,
    )
  ).map(({ id }) => id)
