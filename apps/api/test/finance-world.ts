// A database with a payer, an agent and something to pay for, and the reactions of that something, for finance's tests.
import { sql } from '../src/kit/sql.ts'
import pg from 'pg'
import { one, openDb, rows, transaction, type Db } from '../src/kit/db.ts'
import { listLedgerFaults } from '../src/finance/ledger.store.ts'
import { openSession } from '../src/finance/open-session.ts'
import type { FinanceParts, PaymentSession } from '../src/finance/session.ts'
import type { NewSession } from '../src/finance/sessions.store.ts'
import { testDatabase } from './database.ts'
import { subjectReactions, subjectTable } from './finance-subject.ts'
import { memoryGateway } from './memory-gateway.ts'

export type Person = { companyId: string; userId: string }

export const addPerson = async (
  db: Db,
  kind: 'person' | 'agent' | 'platform',
  name: string,
): Promise<Person> => {
  const company = await one<{ id: string }>(
    db,
    sql`insert into companies (kind, name_en, name_ar, address_en, address_ar, trn)
      values (${kind}, ${name}, 'شركة', 'Street 8, Dubai', 'شارع 8، دبي', '100482917300003') returning id`,
  )
  const user = await one<{ id: string }>(
    db,
    sql`insert into users (company_id, role, user_code, email, password_hash, first_name, last_name)
      values (${company.id}, 'customer', gen_random_uuid()::text, gen_random_uuid()::text || '@test.example', 'x', 'A', 'B') returning id`,
  )
  return { companyId: company.id, userId: user.id }
}

export const financeWorld = async () => {
  const database = await testDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(subjectTable)
  const db = openDb(database.url, { max: 12 })
  const payer = await addPerson(db, 'person', 'Payer')
  const agent = await addPerson(db, 'agent', 'Agent')
  await addPerson(db, 'platform', 'Marsa')
  const gateway = memoryGateway()
  const alarms: string[] = []
  const parts: FinanceParts = {
    db,
    gateway,
    reactions: { subject: subjectReactions },
    publicUrl: 'http://marsa.invalid',
    alarm: (message) => alarms.push(message),
  }
  const checkLedger = async (): Promise<void> => {
    const faults = await listLedgerFaults(db)
    if (faults.length > 0) throw new Error(faults.join('; '))
  }
  const newSubject = async (): Promise<string> =>
    (await one<{ id: string }>(db, sql`insert into payable_subjects default values returning id`)).id
  const wanted = (subjectId: string, change: Partial<NewSession> = {}): NewSession => ({
    subjectKind: 'subject',
    subjectId,
    subjectNumber: 'FR-26-018472',
    quotationId: subjectId,
    quoteVersion: 1,
    part: 'down',
    amountFils: 481_388n,
    companyId: payer.companyId,
    userId: payer.userId,
    language: 'en',
    description: { title: { en: 'Down payment', ar: 'الدفعة المقدمة' }, lines: [] },
    ...change,
  })
  /** As a line does it: lock the subject, open the session, freeze the subject. */
  const open = (input: NewSession): Promise<PaymentSession> =>
    transaction(db, async (tx) => {
      await sql`select from payable_subjects where id = ${input.subjectId} for update`.execute(tx)
      const { session, isNew } = await openSession(tx, input)
      if (isNew)
        await sql`update payable_subjects set state = 'AWAITING' where id = ${input.subjectId}`.execute(tx)
      return session
    })
  return {
    database,
    owner,
    db,
    parts,
    gateway,
    alarms,
    payer,
    agent,
    newSubject,
    wanted,
    open,
    subject: (id: string) =>
      one<{ state: string; paid: number; ended: number }>(
        db,
        sql`select state, paid, ended from payable_subjects where id = ${id}`,
      ),
    /** Lets the lease of a session run out by the database's clock, which only the owner can turn. */
    endLease: async (sessionId: string) => {
      await owner.query(
        `update payment_sessions set lease_until = now() - interval '1 second' where id = $1`,
        [sessionId],
      )
    },
    count: async (table: string, sessionId: string): Promise<number> =>
      Number(
        (
          await rows<{ n: bigint }>(
            db,
            sql`select count(*) as n from ${sql.table(table)} where session_id = ${sessionId}`,
          )
        )[0]!.n,
      ),
    /** Throws what the books have wrong. */
    checkLedger,
    close: async () => {
      await checkLedger()
      await db.destroy()
      await owner.end()
      await database.drop()
    },
  }
}
