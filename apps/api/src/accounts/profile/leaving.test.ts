// Taking one's data along, and closing one's account: nobody else's rows, nothing left unfinished, erased in time.
import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { emptyAddress } from '@marsa/model/accounts/addresses/address-form.ts'
import { addressesEndpoints as book } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import * as calls from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import { enableUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { warehouseEndpoints as warehouse } from '@marsa/model/warehouse/endpoints.ts'
import { sendChatMessage } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type Caller, type TestApp } from '../../../test/app.ts'
import { freshAddress } from '../../../test/applicants.ts'
import { addPerson, addSession, type Person } from '../../../test/people.ts'
import { storageWorldOf } from '../../../test/storage-world.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const password = 'Own-quay#2026'

const runTimer = async (name: string): Promise<void> => {
  await app.owner.query(`select graphile_worker.add_job($1, '{}')`, [name])
  await app.work()
}

/** An address of the caller's own, or of their company. */
const keepAddress = async (by: Caller, label: string, isShared = false): Promise<void> => {
  const form = { ...emptyAddress, label, emirate: 'DU', area: 'Al Quoz', street: 'Street 8' }
  const answer = await app.ask(by, book.saveAddress, { body: { ...form, version: 0, isShared } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const administrator = async (companyId?: string): Promise<Person> => {
  const person = await addPerson(app.db, 'business', { password, ...(companyId && { companyId }) })
  await app.owner.query(`update users set is_company_admin = true where id = $1`, [person.userId])
  return { ...person, ...(await addSession(app.db, person.userId)) }
}

/** The files of a ZIP by name, read from its directory. */
const unzip = (bytes: Buffer): Record<string, string> => {
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(bytes.length - 6)
  for (let left = bytes.readUInt16LE(bytes.length - 12); left > 0; left--) {
    const [packed, nameLength, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ]
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString()
    const start = offset + 30 + bytes.readUInt16LE(offset + 26)
    files[name] = inflateRawSync(bytes.subarray(start, start + packed)).toString()
    at += 46 + nameLength
  }
  return files
}

describe('the copy of one’s data', () => {
  const copyOf = async (person: Caller): Promise<Record<string, string>> => {
    expect((await app.ask(person, calls.askDataExport)).body.export).toMatchObject({
      state: 'BUILDING',
      done: 0,
    })
    await app.work()
    const { body } = await app.ask(person, calls.viewDataExport)
    expect(body.export).toMatchObject({ state: 'READY', done: body.export.steps })
    const file = await app.ask(person, calls.downloadDataExport)
    expect(file.headers['content-disposition']).toContain('marsa-my-data-')
    expect(file.headers['cache-control']).toBe('private, no-store')
    return unzip(file.raw)
  }

  test('holds what is one’s own of everything, and nothing of anybody else', async () => {
    const journey = await world.booked()
    const other = await world.booked()
    const body = { clientId: randomUUID(), text: 'Is my cargo safe?' }
    await world.done(journey.customer, sendChatMessage, { body })
    const files = await copyOf(journey.customer)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'data.json',
        'profile.csv',
        'requests.csv',
        'quotations-received.csv',
        'payments.csv',
        'documents.csv',
        'conversations.csv',
        'notifications.csv',
        'sessions.csv',
      ]),
    )
    const all = JSON.parse(files['data.json']!)
    expect(all.profile[0].email).toBe(journey.customer.email)
    expect(all.requests.map((row: { number: string }) => row.number)).toEqual([journey.number])
    expect(all['quotations-received']).toHaveLength(journey.quotations.length)
    expect(all.payments[0]).toMatchObject({
      request: journey.number,
      receipt: expect.stringMatching(/^RCT-/),
    })
    expect(all.conversations[0].body).toBe('Is my cargo safe?')
    const everything = Object.values(files).join('\n')
    for (const strange of [
      other.number,
      other.customer.email,
      other.customer.userId,
      ...journey.agents.map(({ email }) => email),
      'password_hash',
      'buying',
      'argon2',
    ])
      expect(everything).not.toContain(strange)

    const agent = await copyOf(journey.winner)
    expect(JSON.parse(agent['data.json']!)['quotations-sent']).toHaveLength(1)
    expect(agent['data.json']).not.toContain(journey.customer.email)
    expect(agent['data.json']).not.toContain('Is my cargo safe?')
  })

  test('holds one’s storage requests with what is stored and who quoted, and nobody else’s', async () => {
    const storages = storageWorldOf(app)
    const at = await storages.withItems()
    const other = await storages.quoted()
    const files = await copyOf(at.customer)
    const all = JSON.parse(files['data.json']!)
    expect(all.storages).toMatchObject([{ number: at.number, state: 'QS_PPA', goods: 'STORED', cbm: 10 }])
    expect(all['stored-items']).toMatchObject([
      { request: at.number, name: 'Box', quantity: 10 },
      { request: at.number, name: 'Sofa', quantity: 1 },
    ])
    expect(all['quotations-received']).toMatchObject([{ request: at.number, total: '1102.50' }])
    expect(all.payments).toMatchObject([{ request: at.number, amount: '551.25' }])
    const everything = Object.values(files).join('\n')
    for (const strange of [other.number, other.customer.userId, at.winner.email, 'buying'])
      expect(everything).not.toContain(strange)
  })

  test('holds one’s own addresses, and neither a colleague’s nor the company’s', async () => {
    const person = await administrator()
    const colleague = await addPerson(app.db, 'business', { companyId: person.companyId })
    await keepAddress(person, 'My villa')
    await keepAddress(person, 'Shared depot', true)
    await keepAddress(colleague, 'Her flat')
    const files = await copyOf(person)
    expect(JSON.parse(files['data.json']!).addresses).toMatchObject([{ label: 'My villa', area: 'Al Quoz' }])
    expect(files['addresses.csv']).toContain('My villa')
    for (const strange of ['Her flat', 'Shared depot'])
      expect(Object.values(files).join('\n')).not.toContain(strange)
  })

  test('is one at a time, needs the session, and goes after a day', async () => {
    const person = await addPerson(app.db, 'customer')
    expect((await app.ask(person, calls.downloadDataExport)).body.code).toBe('profile.export-gone')
    const [first, second] = [
      await app.ask(person, calls.askDataExport),
      await app.ask(person, calls.askDataExport),
    ]
    expect(second.body).toEqual(first.body)
    await app.work()
    const stranger = await addPerson(app.db, 'customer')
    expect((await app.ask(stranger, calls.downloadDataExport)).status).toBe(404)
    expect((await app.ask(null, calls.downloadDataExport)).status).toBe(401)
    expect((await app.ask(person, calls.downloadDataExport)).status).toBe(200)
    const { hours } = await one<{ hours: number }>(
      app.db,
      sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours from data_exports where user_id = ${person.userId}`,
    )
    expect(hours).toBe(24)
    const notices = await rows(
      app.db,
      sql`select from notifications where user_id = ${person.userId} and template = 'data-ready'`,
    )
    expect(notices).toHaveLength(1)
    await app.owner.query(`update data_exports set expires_at = now() where user_id = $1`, [person.userId])
    expect((await app.ask(person, calls.downloadDataExport)).body.code).toBe('profile.export-gone')
    expect((await app.ask(person, calls.viewDataExport)).body.export).toBeNull()
    await runTimer('profile.remove-exports')
    expect(await rows(app.db, sql`select from data_exports where user_id = ${person.userId}`)).toEqual([])
  })
})

describe('closing the account', () => {
  const close = (person: Person, over: object = {}): Promise<Answer> =>
    app.ask(person, calls.closeAccount, {
      body: { typedEmail: person.email, password, ...over },
    })
  const standing = async (person: Person): Promise<string | null> =>
    (await app.ask(person, calls.viewClosing)).body.refusal

  test('needs the typed e-mail and the password, ends every session and says so by mail', async () => {
    const person = await addPerson(app.db, 'customer', { password })
    const other = await addSession(app.db, person.userId)
    expect((await close(person, { typedEmail: 'yes' })).body.fieldErrors[0].code).toBe('profile.type-email')
    expect((await close(person, { password: 'no' })).body.fieldErrors[0].code).toBe('accounts.password-wrong')
    expect((await close(person)).status).toBe(200)
    for (const session of [person, other])
      await expect.poll(async () => (await app.ask(session, getUserProfile)).status).toBe(401)
    const entering = { ip: freshAddress(), body: { username: person.email, password } }
    expect((await app.ask(null, signIn, entering)).body.code).toBe('accounts.not-active')
    const mails = await rows(
      app.db,
      sql`select from outbox_messages where topic = 'account-closed' and recipient = ${person.email}`,
    )
    expect(mails).toHaveLength(1)
  })

  test('waits for shipments and money', async () => {
    const journey = await world.booked()
    const customer = { ...journey.customer }
    await app.owner.query(
      `update users set password_hash = (select password_hash from users where id = $1) where id = $2`,
      [(await addPerson(app.db, 'customer', { password })).userId, customer.userId],
    )
    expect(await standing(customer)).toBe('profile.open-shipments')
    expect((await close(customer)).body.code).toBe('profile.open-shipments')
    expect((await app.ask(customer, getUserProfile)).status).toBe(200)
    expect(await standing(journey.winner)).toBe('profile.open-shipments')
    const debtor = await addPerson(app.db, 'customer', { password, creditFils: 1_000_000n })
    expect(await standing(debtor)).toBeNull()
    await app.owner.query(
      `with ours as (insert into ledger_accounts (kind, owner_id) values ('revenue', $1) returning id),
        t as (insert into ledger_transactions (kind, external_ref, amount_fils) values ('credit.test', $1::text, 500) returning id)
      insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
      select t.id, a.id, 'AED', -500 from t, ledger_accounts a where a.owner_id = $1 and a.kind = 'credit_exposure'
      union all select t.id, ours.id, 'AED', 500 from t, ours`,
      [debtor.companyId],
    )
    expect(await standing(debtor)).toBe('profile.money-open')
    expect((await close(debtor)).body.code).toBe('profile.money-open')
  })

  test('waits for storage requests too, of their customer and of the warehouse, until they are over', async () => {
    const storages = storageWorldOf(app)
    const at = await storages.requested({ warehouses: 1 })
    expect(await standing(at.customer)).toBe('profile.open-shipments')
    expect(await standing(at.winner)).toBeNull()
    const body = { reason: 'No longer needed' }
    const query = { storageRequestID: at.requestId }
    await storages.done(at.customer, warehouse.cancelStorage, { query, body })
    expect(await standing(at.customer)).toBeNull()
    const stored = await storages.stored()
    expect(await standing(stored.customer)).toBe('profile.open-shipments')
    expect(await standing(stored.winner)).toBe('profile.open-shipments')
    const done = await storages.completed({ pay: 'whole' })
    expect(await standing(done.customer)).toBeNull()
    expect(await standing(done.winner)).toBe('profile.money-open')
  })

  test('is not for the last administrator while colleagues are there, also when two go at once', async () => {
    const boss = await administrator()
    await addPerson(app.db, 'business', { companyId: boss.companyId })
    expect(await standing(boss)).toBe('profile.last-administrator')
    expect((await close(boss)).body.code).toBe('profile.last-administrator')
    const second = await administrator(boss.companyId)
    const answers = await Promise.all([close(boss), close(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('closes a company of one with its person, and no administrator opens it again', async () => {
    const alone = await administrator()
    expect((await close(alone)).status).toBe(200)
    const { suspended } = await one<{ suspended: boolean }>(
      app.db,
      sql`select suspended_at is not null as suspended from companies where id = ${alone.companyId}`,
    )
    expect(suspended).toBe(true)
    const admin = await addPerson(app.db, 'admin', { password })
    const userCode = alone.email.split('@')[0]!
    expect((await app.ask(admin, enableUser, { query: { userCode } })).body.code).toBe('kit.moved-on')
    await addPerson(app.db, 'admin')
    expect(await standing(admin)).toBeNull()
  })

  test('erases what is personal after thirty days, and keeps the trail', async () => {
    const person = await addPerson(app.db, 'customer', { password })
    await close(person)
    const nameOf = () =>
      one<{ all: string; name_en: string }>(
        app.db,
        sql`select u::text as all, c.name_en from users u join companies c on c.id = u.company_id where u.id = ${person.userId}`,
      )
    await app.owner.query(`update users set closed_at = now() - interval '29 days' where id = $1`, [
      person.userId,
    ])
    await runTimer('profile.erase-closed')
    expect((await nameOf()).all).toContain(person.email)
    await app.owner.query(`update users set closed_at = now() - interval '31 days' where id = $1`, [
      person.userId,
    ])
    await runTimer('profile.erase-closed')
    const erased = await nameOf()
    expect(erased.name_en).toBe('Closed account')
    for (const word of [person.email, 'Maryam', '+9715']) expect(erased.all).not.toContain(word)
    const mails = await rows(app.db, sql`select from outbox_messages where recipient = ${person.email}`)
    expect(mails).toEqual([])
    const trail = await rows<{ action: string }>(
      app.db,
      sql`select action from audit_log where object_id = ${person.userId} order by id`,
    )
    expect(trail.map(({ action }) => action)).toEqual(['closeAccount', 'erasePerson'])
  })

  test('erases one’s own addresses, and leaves those of the company and of colleagues', async () => {
    const boss = await administrator()
    const leaver = await administrator(boss.companyId)
    const alone = await addPerson(app.db, 'customer', { password })
    await keepAddress(leaver, 'My villa')
    await keepAddress(leaver, 'Shared depot', true)
    await keepAddress(boss, 'Her flat')
    await app.owner.query('update users set is_company_admin = true where id = $1', [alone.userId])
    await keepAddress(alone, 'My flat')
    await keepAddress(alone, 'My store', true)
    const labels = async (companyId: string) =>
      (
        await rows<{ label: string }>(
          app.db,
          sql`select label from addresses where company_id = ${companyId} order by label`,
        )
      ).map(({ label }) => label)
    for (const person of [leaver, alone]) expect((await close(person)).status).toBe(200)
    expect(await labels(boss.companyId)).toHaveLength(3)
    await app.owner.query(
      `update users set closed_at = now() - interval '31 days' where closed_at is not null`,
    )
    await runTimer('profile.erase-closed')
    expect(await labels(boss.companyId)).toEqual(['Her flat', 'Shared depot'])
    expect(await labels(alone.companyId)).toEqual([])
  })
})
