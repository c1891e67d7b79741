// All SQL of agents' bank accounts; the whole IBAN is read for the bank's file alone.
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type AgentAccount = {
  id: string
  company_id: string
  iban_end: string
  holder: string
  entered_at: Date
  confirmed_at: Date | null
}

const columns = sql`id, company_id, iban_end, holder, entered_at, confirmed_at`

export const agentAccount = (db: Db, companyId: string): Promise<AgentAccount | undefined> =>
  maybe(
    db,
    sql`select ${columns} from agent_bank_accounts where company_id = ${companyId} and replaced_at is null`,
  )

/** The account that is in use, locked. */
export const lockAgentAccount = (tx: Tx, id: string): Promise<AgentAccount | undefined> =>
  maybe(
    tx,
    sql`select ${columns} from agent_bank_accounts where id = ${id} and replaced_at is null for update`,
  )

export const ibanOf = async (tx: Tx, id: string): Promise<{ iban: string; holder: string }> =>
  one(tx, sql`select iban, holder from agent_bank_accounts where id = ${id}`)

/** The one before stays, replaced: runs that were paid there name it. */
export const replaceAgentAccount = async (
  tx: Tx,
  row: { companyId: string; iban: string; holder: string; userId: string },
): Promise<void> => {
  await sql`update agent_bank_accounts set replaced_at = clock_timestamp()
    where company_id = ${row.companyId} and replaced_at is null`.execute(tx)
  await sql`insert into agent_bank_accounts (company_id, iban, holder, entered_by)
    values (${row.companyId}, ${row.iban}, ${row.holder}, ${row.userId})`.execute(tx)
}

export const confirmAgentAccount = async (
  tx: Tx,
  { id, userId, note }: { id: string; userId: string; note: string },
): Promise<void> => {
  await sql`update agent_bank_accounts set confirmed_by = ${userId}, confirmed_at = clock_timestamp(), confirmed_note = ${note}
    where id = ${id} and confirmed_at is null`.execute(tx)
}
