// Makes companies and people for a test against a running product: reads their description from standard input and
// prints them with addresses. Only for folders that the launcher opened, or the database of DATABASE_URL; the portal's own
// way in is registration.
import { randomBytes, randomInt } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { hashPassword } from '../apps/api/src/accounts/passwords.ts'
import { runningDatabaseUrl, withClient } from './start/database.ts'

type Person = {
  key: string
  role: string
  firstName: string
  lastName: string
  language: 'en' | 'ar'
  companyAdmin?: boolean
}
type Company = {
  kind: 'person' | 'business' | 'agent'
  nameEn: string
  nameAr: string
  modes?: string[]
  creditFils?: number
  people: Person[]
}
type Order = { dataDir: string; password: string; companies: Company[] }

const { dataDir, password, companies } = JSON.parse(await text(process.stdin)) as Order
const hash = await hashPassword(password)

const made = await withClient(process.env['DATABASE_URL'] ?? runningDatabaseUrl(dataDir), async (client) => {
  const people: {
    key: string
    email: string
    firstName: string
    companyId: string
    userId: string
    mobile: string
  }[] = []
  await client.query('begin')
  for (const company of companies) {
    const tag = randomBytes(4).toString('hex')
    const agentCode = company.kind === 'agent' ? `AG_${tag.toUpperCase()}` : null
    const { rows } = await client.query<{ id: string }>(
      `insert into companies (kind, name_en, name_ar, modes, agent_code, approved_at)
       values ($1, $2, $3, $4, $5, now()) returning id`,
      [company.kind, company.nameEn, company.nameAr, company.modes ?? [], agentCode],
    )
    const companyId = rows[0]!.id
    if (company.creditFils !== undefined)
      await client.query(
        `insert into credit_accounts (company_id, state, move, moved_as, limit_fils, terms_days)
         values ($1, 'APPROVED', 'open', 'system', $2, 30)`,
        [companyId, company.creditFils],
      )
    for (const person of company.people) {
      const email = `${person.key}.${tag}@test.example`
      const mobile = `+97150${String(randomInt(10_000_000)).padStart(7, '0')}`
      const inserted = await client.query<{ id: string }>(
        `insert into users (company_id, role, user_code, email, password_hash, first_name, last_name, language, mobile, is_company_admin)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         returning id`,
        [
          companyId,
          person.role,
          `T${tag.toUpperCase()}${people.length}`,
          email,
          hash,
          person.firstName,
          person.lastName,
          person.language,
          mobile,
          person.companyAdmin ?? false,
        ],
      )
      const userId = inserted.rows[0]!.id
      people.push({ key: person.key, email, firstName: person.firstName, companyId, userId, mobile })
    }
  }
  await client.query('commit')
  return people
})
console.log(JSON.stringify(made))
