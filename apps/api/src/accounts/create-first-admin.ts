// Makes the first administrator of an installation, and the second where one of several is left: npm run admin -- --email you@company.example [--name "First Last"]
// The password is read from ADMIN_PASSWORD, or made here and printed once.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { capabilities } from '@marsa/model/kit/access.ts'
import { audit } from '../kit/audit.ts'
import { openDb, systemTransaction } from '../kit/db.ts'
import { hashPassword } from './passwords.ts'
import { administratorCounts, insertPerson, newUserCode, platformCompany } from './people.store.ts'

/** Staff passwords are long because they open everything (Z12). */
const leastPassword = 15

const stop = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string', default: 'First Administrator' } },
})
const email = z.email().safeParse(values.email?.trim().toLowerCase())
if (!email.success)
  stop('give the address of the administrator: npm run admin -- --email you@company.example')

const given = process.env['ADMIN_PASSWORD']
if (given !== undefined && given.length < leastPassword)
  stop(`ADMIN_PASSWORD must have at least ${leastPassword} characters`)
const password = given ?? randomBytes(18).toString('base64url')
const [firstName = 'First', ...rest] = values.name.trim().split(/\s+/)

const db = openDb(process.env['DATABASE_URL'] ?? stop('DATABASE_URL is not set'), { max: 1 })
const made = await systemTransaction(db, async (tx) => {
  const { acting, ever } = await administratorCounts(tx)
  // Who is left alone finds nobody in the portal who confirms a second one.
  const isLeftAlone = acting === 1 && ever > 1
  if (ever > 0 && !isLeftAlone) return false
  const id = await insertPerson(tx, {
    companyId: await platformCompany(tx),
    role: 'admin',
    userCode: newUserCode('AD'),
    email: email.data ?? '',
    passwordHash: await hashPassword(password),
    firstName,
    lastName: rest.join(' ') || 'Administrator',
    // Nobody else is there to give them to the first.
    capabilities: isLeftAlone ? [] : capabilities,
  })
  if (!id) return stop('this address has an account already')
  await audit(tx, { kind: 'system', action: 'createFirstAdmin', objectKind: 'user', objectId: id })
  return true
})
await db.destroy()
if (!made) stop('there is an administrator already; further ones are invited in the portal')
console.log(
  `\n  Administrator ${email.data} is ready.${given === undefined ? `\n  Password, shown this once: ${password}` : ''}\n`,
)
