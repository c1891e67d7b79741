// People of tests: each with a company of their own, and signed in by a session row and its token.
import { randomUUID } from 'node:crypto'
import { sql } from '../src/kit/sql.ts'
import { capabilities, type Capability, type Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { hashPassword } from '../src/accounts/passwords.ts'
import { writeToken } from '../src/accounts/token.ts'
import { openAccount } from '../src/finance/door.ts'
import { maybe, one, rows, systemTransaction, type Db } from '../src/kit/db.ts'
import { secret } from './app.ts'

export type Person = {
  userId: string
  companyId: string
  sessionId: string
  email: string
  role: Role
  token: string
}

export type Wanted = {
  companyId?: string
  language?: Lang
  /** Fils; makes the company a credit customer. */
  creditFils?: bigint
  modes?: readonly string[]
  password?: string
  status?: 'ACTIVE' | 'PENDING_APPROVAL' | 'REFUSED' | 'DISABLED'
  idleMinutes?: number
  /** Of an administrator; all of them where nothing else is said. */
  capabilities?: readonly Capability[]
}

const kindOfCompany: Record<Role, string> = {
  customer: 'person',
  business: 'business',
  portal: 'business',
  'clearing-agent': 'agent',
  'warehouse-agent': 'agent',
  'truck-provider': 'agent',
  courier: 'platform',
  depot: 'platform',
  desk: 'platform',
  admin: 'platform',
  'admin-readonly': 'platform',
}

let count = 0

/** The platform's own company, which staff belong to and receipts are issued by. */
const platform = async (db: Db): Promise<string | undefined> =>
  (await maybe<{ id: string }>(db, sql`select id from companies where kind = 'platform'`))?.id

const addCompany = async (db: Db, role: Role, { creditFils, modes }: Wanted): Promise<string> => {
  const known = kindOfCompany[role] === 'platform' ? await platform(db) : undefined
  if (known) return known
  const tag = `${++count}-${randomUUID().slice(0, 8)}`
  const { id } = await one<{ id: string }>(
    db,
    sql`insert into companies (kind, name_en, name_ar, address_en, address_ar, trn, agent_code, modes, approved_at)
      values (${kindOfCompany[role]}, ${`Company ${tag}`}, ${`شركة ${tag}`}, 'Street 8, Dubai', 'شارع 8، دبي', '100482917300003',
        ${role === 'clearing-agent' ? `AG_${tag}` : null}, ${[...(modes ?? [])]}::text[], now())
      returning id`,
  )
  if (creditFils !== undefined)
    await systemTransaction(db, (tx) => openAccount(tx, id, { limitFils: creditFils, termsDays: 30 }))
  return id
}

/** A living session of a person, as if they had just signed in. */
export const addSession = async (db: Db, userId: string): Promise<{ sessionId: string; token: string }> => {
  const session = await one<{ id: string; expires_at: Date }>(
    db,
    sql`insert into sessions (user_id, remember, expires_at) values (${userId}, false, now() + interval '12 hours')
      returning id, expires_at`,
  )
  return {
    sessionId: session.id,
    token: writeToken(secret, { sessionId: session.id, expiresAt: session.expires_at }),
  }
}

export const addPerson = async (db: Db, role: Role, wanted: Wanted = {}): Promise<Person> => {
  const companyId = wanted.companyId ?? (await addCompany(db, role, wanted))
  const tag = randomUUID()
  const email = `${tag}@test.example`
  const user = await one<{ id: string }>(
    db,
    sql`insert into users (company_id, role, user_code, email, password_hash, first_name, last_name, mobile, language, status, idle_minutes, capabilities)
      values (${companyId}, ${role}, ${tag}, ${email}, ${wanted.password ? await hashPassword(wanted.password) : 'none'}, 'Maryam', 'Test',
        ${`+9715${String(10_000_000 + ++count)}`}, ${wanted.language ?? 'en'}, ${wanted.status ?? 'ACTIVE'}, ${wanted.idleMinutes ?? 15},
        ${role === 'admin' ? [...(wanted.capabilities ?? capabilities)] : []}::text[])
      returning id`,
  )
  return { userId: user.id, companyId, email, role, ...(await addSession(db, user.id)) }
}

/** The only agents that the next requests of these modes are routed to; earlier ones keep what they were invited to. */
export const addAgents = async (
  db: Db,
  howMany: number,
  modes: readonly string[] = ['sea', 'air'],
): Promise<Person[]> => {
  await sql`update companies set approved_at = null where kind = 'agent' and approved_at is not null`.execute(
    db,
  )
  const agents: Person[] = []
  for (let index = 0; index < howMany; index++) agents.push(await addPerson(db, 'clearing-agent', { modes }))
  return agents
}

/** Topics of the letters to an address, in their order; codes by text message are no letters. */
export const mailsTo = async (db: Db, recipient: string): Promise<string[]> =>
  (
    await rows<{ topic: string }>(
      db,
      sql`select topic from outbox_messages where recipient = ${recipient} and topic <> 'sms-code' order by id`,
    )
  ).map(({ topic }) => topic)
