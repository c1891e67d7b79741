// An invitation's link: good for one person, once, for three days; nobody joins another way (Z59).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import * as calls from '@marsa/model/accounts/users/users-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { maybe, one } from '../../kit/db.ts'
import { testApp, type Answer, type Caller, type TestApp } from '../../../test/app.ts'
import { addPerson, addSession, type Person } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let count = 0
const newEmail = (): string => `colleague.${++count}@test.example`
const password = 'Quay-side#2026-gantry'

const administrator = async (role: Role): Promise<Person> => {
  const person = await addPerson(app.db, role)
  await app.owner.query(`update users set is_company_admin = true where id = $1`, [person.userId])
  return { ...person, ...(await addSession(app.db, person.userId)) }
}
const invite = (caller: Caller, email: string, change: Record<string, unknown> = {}): Promise<Answer> =>
  app.ask(caller, calls.inviteUser, { body: { email, role: 'business', language: 'ar', ...change } })

/** What the mail's link holds behind its #. */
const tokenFor = async (email: string): Promise<string> => {
  const mail = await one<{ link: string }>(
    app.db,
    sql`select link from outbox_messages where topic = 'user-invitation' and recipient = ${email} order by id desc limit 1`,
  )
  return mail.link.split('#')[1]!
}
const mobileOf = async (person: Person): Promise<string> =>
  (await one<{ mobile: string }>(app.db, sql`select mobile from users where id = ${person.userId}`)).mobile
let visitors = 0
/** Every try from another address: the rate limit of one is not what is tested here. */
const accept = (token: string, change: Record<string, unknown> = {}): Promise<Answer> =>
  app.ask(null, calls.acceptInvitation, {
    ip: `10.1.0.${++visitors}`,
    body: {
      token,
      firstName: 'Layla',
      lastName: 'Hassan',
      firstNameAr: 'ليلى',
      lastNameAr: 'حسن',
      password,
      language: 'ar',
      ...change,
    },
  })
const read = (token: string): Promise<Answer> =>
  app.ask(null, calls.viewInvitation, { ip: `10.2.0.${++visitors}`, body: { token } })

describe('an invited person', () => {
  test('joins with their own password and signs in; the inviter is told', async () => {
    const boss = await administrator('business')
    const email = newEmail()
    expect((await invite(boss, email)).status).toBe(200)
    const token = await tokenFor(email)
    expect((await read(token)).body).toMatchObject({ email: 'co•••@test.example', roleName: 'business' })
    expect((await accept(token)).body).toMatchObject({ status: 'SUCCESS', email })
    const inside = await app.ask(null, signIn, { body: { username: email, password } })
    expect(inside.status).toBe(200)
    const row = await one<{
      company_id: string
      first_name_ar: string
      is_company_admin: boolean
    }>(app.db, sql`select company_id, first_name_ar, is_company_admin from users where email = ${email}`)
    expect(row).toEqual({
      company_id: boss.companyId,
      first_name_ar: 'ليلى',
      is_company_admin: false,
    })
    const notified = await app.ask(boss, listNotifications)
    expect(JSON.stringify(notified.body)).toContain('Layla Hassan')
  })

  test('learns nothing about a mobile number: a known and a free one get the same answer', async () => {
    const boss = await administrator('business')
    const email = newEmail()
    await invite(boss, email)
    const token = await tokenFor(email)
    const answers = await Promise.all(
      [await mobileOf(boss), '0507912345'].map((mobile) => accept(token, { mobile })),
    )
    expect(answers.map(({ body: { requestId: _, ...body } }) => body)[1]).toEqual(
      answers.map(({ body: { requestId: _, ...body } }) => body)[0],
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
    expect((await accept(token)).status).toBe(200)
  })

  test('uses the link once, also when it is sent twice at the same moment', async () => {
    const boss = await administrator('business')
    const email = newEmail()
    await invite(boss, email)
    const token = await tokenFor(email)
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422])
    expect((await accept(token)).body.code).toBe('users.invitation-invalid')
    expect((await read(token)).body.code).toBe('users.invitation-invalid')
  })

  test('has three days', async () => {
    const boss = await administrator('business')
    const email = newEmail()
    const { body } = await invite(boss, email)
    const token = await tokenFor(email)
    await app.owner.query(
      `update user_invitations set expires_at = now() - interval '1 second' where id = $1`,
      [body.invitationId],
    )
    expect((await accept(token)).body.code).toBe('users.invitation-expired')
    expect((await app.ask(boss, calls.listInvitations)).body.items[0].state).toBe('expired')
    const hours = (new Date(body.expiresAt).getTime() - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(72)
  })

  test('cannot guess: an unknown link is no invitation, and the rule of passwords holds', async () => {
    expect((await accept('A'.repeat(43))).body.code).toBe('users.invitation-invalid')
    const boss = await administrator('business')
    const email = newEmail()
    await invite(boss, email)
    const token = await tokenFor(email)
    const refused = async (secret: string): Promise<string> =>
      (await accept(token, { password: secret })).body.fieldErrors[0].code
    expect(await refused('short')).toBe('accounts.password-rule')
    expect(await refused('Password1!')).toBe('accounts.password-common')
    expect(await refused('Hassan#1')).toBe('accounts.password-personal')
  })

  test('needs a long password for an agent’s administration', async () => {
    const boss = await administrator('clearing-agent')
    const email = newEmail()
    await invite(boss, email, { role: 'clearing-agent', isCompanyAdmin: true })
    const token = await tokenFor(email)
    expect((await read(token)).body.leastPassword).toBe(15)
    expect((await accept(token, { password: 'Berth#93kq' })).body.fieldErrors[0].code).toBe(
      'accounts.password-staff',
    )
    expect((await accept(token)).status).toBe(200)
  })
})

describe('inviting', () => {
  test('is for those who manage, into their own company and no higher', async () => {
    const boss = await administrator('portal')
    const stranger = await administrator('business')
    const colleague = await addPerson(app.db, 'business')
    expect((await invite(colleague, newEmail())).body.code).toBe('users.not-authorised')
    expect((await invite(boss, newEmail())).body.code).toBe('users.role-above')
    expect((await invite(boss, newEmail(), { role: 'admin' })).body.code).toBe('users.role-company')
    const email = newEmail()
    expect((await invite(boss, email, { role: 'portal', company: stranger.companyId })).status).toBe(200)
    const { company_id } = await one<{ company_id: string }>(
      app.db,
      sql`select company_id from user_invitations where email = ${email}`,
    )
    expect(company_id).toBe(boss.companyId)
  })

  test('says what stands against it: an account, or an open invitation of the same company', async () => {
    const [boss, other] = [await administrator('business'), await administrator('business')]
    expect((await invite(boss, boss.email)).body.code).toBe('users.email-taken')
    const email = newEmail()
    expect((await invite(boss, email)).status).toBe(200)
    expect((await invite(boss, email)).body.code).toBe('users.already-invited')
    // What another company does with an address is nobody's business.
    expect((await invite(other, email)).status).toBe(200)
    const [first, second] = [await tokenOfFirst(boss.companyId), await tokenFor(email)]
    expect(first).not.toBe(second)
    expect((await accept(second)).status).toBe(200)
    const open = await maybe(
      app.db,
      sql`select from user_invitations where email = ${email} and accepted_at is null and cancelled_at is null`,
    )
    expect(open).toBeUndefined()
  })

  const tokenOfFirst = async (companyId: string): Promise<string> =>
    (
      await one<{ hash: string }>(
        app.db,
        sql`select encode(token_hash, 'hex') as hash from user_invitations where company_id = ${companyId}`,
      )
    ).hash

  test('again makes the link before worthless; cancelling makes all of them', async () => {
    const [boss, stranger] = [await administrator('business'), await administrator('business')]
    const email = newEmail()
    const { invitationId } = (await invite(boss, email)).body
    const first = await tokenFor(email)
    const query = { invitationId }
    expect((await app.ask(stranger, calls.resendInvitation, { query })).status).toBe(404)
    expect((await app.ask(boss, calls.resendInvitation, { query })).status).toBe(200)
    const second = await tokenFor(email)
    expect((await read(first)).body.code).toBe('users.invitation-invalid')
    expect((await read(second)).status).toBe(200)
    expect((await app.ask(stranger, calls.cancelInvitation, { query })).status).toBe(404)
    expect((await app.ask(boss, calls.cancelInvitation, { query })).status).toBe(200)
    expect((await accept(second)).body.code).toBe('users.invitation-invalid')
    expect((await app.ask(boss, calls.cancelInvitation, { query })).status).toBe(404)
  })

  test('keeps only the hash of a link, and the mail’s words only until it has left', async () => {
    const boss = await administrator('business')
    const email = newEmail()
    await invite(boss, email)
    const token = await tokenFor(email)
    const kept = await one<{ all: string }>(
      app.db,
      sql`select user_invitations::text as all from user_invitations where email = ${email}`,
    )
    expect(kept.all).not.toContain(token)
    const mail = await one<{ is_secret: boolean; language: string; body: string }>(
      app.db,
      sql`select is_secret, language, body from outbox_messages where topic = 'user-invitation' and recipient = ${email}`,
    )
    expect(mail).toMatchObject({ is_secret: true, language: 'ar' })
    expect(mail.body).toContain('عميل أعمال')
  })
})
