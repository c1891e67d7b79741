// Settings: changed with reason and version, remembered with who and why, in force everywhere at once, and obeyed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { listAudit } from '@marsa/model/overview/audit-endpoints.ts'
import { startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { submitRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { settingDefaults, type SettingKey } from '@marsa/model/kit/settings.ts'
import {
  listSettingChanges,
  listSettings,
  resetSetting,
  saveSetting,
  type SettingInForce,
} from '@marsa/model/settings/endpoints.ts'
import { publicSettings } from '@marsa/model/settings/public-endpoints.ts'
import { testApp, type Ask, type TestApp } from '../../test/app.ts'
import { settle } from '../../test/loosened.ts'
import { addAgents, addPerson, type Person } from '../../test/people.ts'
import { formFor } from '../../test/freight-forms.ts'
import { worldOf, type World } from '../../test/world.ts'
import { codeOf, openDb, rows } from '../kit/db.ts'
import { openListener } from '../kit/listen.ts'
import { quiet } from '../../test/app.ts'
import { openSettings } from './door.ts'

let app: TestApp
let world: World
let admin: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

const reason = 'Because of the test'
const find = async (key: SettingKey): Promise<SettingInForce> => {
  const { body } = await app.ask(admin, listSettings)
  return (body.items as SettingInForce[]).find((item) => item.key === key)!
}
const save = async (key: string, value: unknown, change: Record<string, unknown> = {}, given: Ask = {}) =>
  app.ask(admin, saveSetting, {
    query: { key },
    body: { value, version: (await find(key as SettingKey))?.version ?? 0, reason, ...change },
    ...given,
  })
const reset = async (key: SettingKey) =>
  app.ask(admin, resetSetting, { query: { key }, body: { version: (await find(key)).version, reason } })
const changes = async (key: SettingKey) =>
  (await app.ask(admin, listSettingChanges, { query: { key } })).body.items

describe('a change', () => {
  test('is in force, counted and remembered; a reset brings the default back', async () => {
    expect(await find('quotes.window-hours')).toMatchObject({
      value: 48,
      isChanged: false,
      version: 0,
      changedBy: null,
    })
    expect((await save('quotes.window-hours', 24)).body).toMatchObject({
      value: 24,
      isChanged: true,
      version: 1,
    })
    expect((await reset('quotes.window-hours')).body).toMatchObject({
      value: 48,
      isChanged: false,
      version: 2,
    })
    expect(await changes('quotes.window-hours')).toMatchObject([
      { from: 24, to: 48, isReset: true, reason, by: { id: admin.userId } },
      { from: 48, to: 24, isReset: false, reason },
    ])
    const trail = await rows(
      app.db,
      sql`select action, reason from audit_log where object_kind = 'setting' and actor_id = ${admin.userId} order by id`,
    )
    expect(trail).toMatchObject([
      { action: 'saveSetting', reason: `quotes.window-hours: from 48 to 24. ${reason}` },
      { action: 'resetSetting' },
    ])
    const { body } = await app.ask(admin, listAudit, {
      query: { person: admin.userId, action: 'saveSetting' },
    })
    expect(body.items).toMatchObject([{ setting: { key: 'quotes.window-hours', from: 48, to: 24 }, reason }])
  })

  test('is not made on a value that somebody has changed meanwhile', async () => {
    await save('help.chat-minutes', 90)
    const late = await save('help.chat-minutes', 30, { version: 0 })
    expect([late.status, late.body.code]).toEqual([409, 'settings.changed-meanwhile'])
    expect((await find('help.chat-minutes')).value).toBe(90)
  })

  test('of two at once is made once', async () => {
    const { version } = await find('express.bundle-days')
    const both = await Promise.all(
      [6, 7].map((tries) => save('express.bundle-days', 360 + tries, { version })),
    )
    expect(both.map((each) => each.status).toSorted()).toEqual([200, 409])
  })

  test.each<[string, unknown, number, string]>([
    ['no.such-setting', 1, 404, 'kit.not-found'],
    ['quotes.window-hours', 48, 422, 'settings.nothing-new'],
    ['quotes.window-hours', 5_000, 422, 'settings.out-of-bounds'],
    ['quotes.validity-hours', 1, 422, 'settings.validity-order'],
    ['links.linkedin', 'javascript:alert(1)', 422, 'settings.link-invalid'],
  ])('%s = %j is refused', async (key, value, status, code) => {
    const { status: found, body } = await save(key, value)
    expect([found, body.code]).toEqual([status, code])
  })

  test('says its bounds and needs a reason', async () => {
    expect((await save('quotes.window-hours', 5_000)).body.errorMessage).toBe(
      'Please enter a value from 1 to 336.',
    )
    expect((await save('quotes.window-hours', 30, { reason: ' no ' })).body.fieldErrors).toMatchObject([
      { field: 'reason', code: 'settings.reason-required' },
    ])
  })

  test('leaves a history that nobody rewrites', async () => {
    await save('help.callback-minutes', 45)
    for (const statement of [
      sql`update setting_changes set reason = 'nothing happened'`,
      sql`delete from setting_changes`,
    ])
      expect(await statement.execute(app.db).then(() => '', codeOf)).toBe('42501')
    await reset('help.callback-minutes')
  })

  test('reaches another process', async () => {
    const db = openDb(app.database.url)
    const listener = openListener(app.database.url, ['marsa_settings'], quiet)
    await listener.ready
    const other = openSettings(db, listener, quiet)
    expect((await other.inForce())['help.callback-minutes']).toBe(settingDefaults['help.callback-minutes'])
    const heard = new Promise<number>((resolve) => {
      other.follow((settings) => settings['help.callback-minutes'] === 55 && resolve(55))
    })
    await save('help.callback-minutes', 55)
    expect(await heard).toBe(55)
    expect((await other.inForce())['help.callback-minutes']).toBe(55)
    await listener.close()
    await db.destroy()
  })
})

test('everybody reads the public part, and nothing else', async () => {
  const { body, headers } = await app.ask(null, publicSettings)
  expect(body['quotes.validity-hours']).toBe(settingDefaults['quotes.validity-hours'])
  expect(Object.keys(body)).not.toContain('accounts.lock-failures')
  expect(headers['cache-control']).toBe('public, max-age=60')
})

describe('is obeyed:', () => {
  test('answer time, window and working week by a request', async () => {
    await save('quotes.answer-minutes-container', 45)
    await save('quotes.window-hours', 24)
    // Open around the clock, so that working minutes are minutes.
    await save(
      'calendar.market-week',
      Array.from({ length: 7 }, () => [0, 1440]),
    )
    await addAgents(app.db, 1)
    const customer = await world.customer()
    const { requestId } = await world.submitted({ customer })
    const [row] = await rows<{ window: number; minutes: number }>(
      app.db,
      sql`select round(extract(epoch from r.window_ends_at - i.invited_at) / 3600)::int as window, i.answer_minutes as minutes
        from requests r join freight_details cargo using (id) join request_invitations i on i.request_id = r.id where r.id = ${requestId}`,
    )
    expect(row).toEqual({ window: 24, minutes: 45 })
    for (const key of [
      'quotes.answer-minutes-container',
      'quotes.window-hours',
      'calendar.market-week',
    ] as const)
      await reset(key)
  })

  test('the earliest pickup, by the rule and by its sentence in both languages', async () => {
    await save('freight.pickup-hours', 12)
    const customer = await world.customer()
    const form = formFor('sea-export-door', app.clock.now())
    const pickupAt = toOffset(new Date(app.clock.now().getTime() + 6 * 3_600_000))
    const { RequestId } = await world.draft(customer, { ...form, pickupAt })
    const said = async (language: 'en' | 'ar') => {
      const { body } = await app.ask(customer, submitRequest, {
        query: { id: RequestId },
        body: { terms: true },
        headers: { 'x-language': language },
      })
      return body.fieldErrors?.find((each: { field: string }) => each.field === 'pickupAt')
        ?.message as unknown
    }
    expect(await said('en')).toBe('Pickup must be at least 12 hours from now.')
    expect(await said('ar')).toBe('يجب أن يكون الاستلام بعد 12 ساعة من الآن على الأقل.')
    await reset('freight.pickup-hours')
    expect(await said('en')).toBeUndefined()
  })

  test('the time on the payment page, its freeze and when it is asked about', async () => {
    await save('payments.session-minutes', 2)
    const { requestId } = await world.accepted()
    const [row] = await rows<{ minutes: number }>(
      app.db,
      sql`select round(extract(epoch from lease_until - opened_at) / 60)::int as minutes
        from payment_sessions where subject_id = ${requestId}`,
    )
    expect(row).toEqual({ minutes: 2 })
    await reset('payments.session-minutes')
  })

  test('the lock of a sign-in', async () => {
    await settle(app, 'accounts.lock-failures', 3)
    const { email } = await addPerson(app.db, 'customer', { password: 'the right Password 1' })
    const wrong = () =>
      app.ask(null, signIn, { body: { username: email, password: 'wrong' }, ip: '192.0.2.77' })
    expect((await wrong()).body.code).toBe('accounts.wrong-password')
    expect((await wrong()).body.code).toBe('accounts.wrong-password')
    expect((await wrong()).body.code).toBe('accounts.locked')
    await settle(app, 'accounts.lock-failures')
  })

  test('how long staff act for somebody', async () => {
    await settle(app, 'accounts.acting-minutes', 12)
    const staff = await addPerson(app.db, 'desk', { password: 'Marsa#2026-staff' })
    const { userId } = await addPerson(app.db, 'customer')
    const [named] = await rows<{ code: string }>(
      app.db,
      sql`select user_code as code from users where id = ${userId}`,
    )
    await app.ask(staff, passCheck, { body: { password: 'Marsa#2026-staff' } })
    const body = { userCode: named!.code, reason: 'The customer asked us to', scope: 'read' }
    expect((await app.ask(staff, startActing, { body })).status).toBe(200)
    const [session] = await rows(
      app.db,
      sql`select extract(epoch from expires_at - created_at)::int / 60 as minutes from sessions where user_id = ${userId} and actor_id is not null`,
    )
    expect(session).toEqual({ minutes: 12 })
    await settle(app, 'accounts.acting-minutes')
  })

  test('the idle time of those who have none of their own', async () => {
    const usual = await addPerson(app.db, 'customer')
    const own = await addPerson(app.db, 'customer', { idleMinutes: 40 })
    await settle(app, 'accounts.idle-minutes', 25)
    const idleOf = ({ userId }: Person) =>
      rows(app.db, sql`select idle_minutes as idle from users where id = ${userId}`).then(([row]) => row)
    expect(await idleOf(usual)).toEqual({ idle: 25 })
    expect(await idleOf(own)).toEqual({ idle: 40 })
    await settle(app, 'accounts.idle-minutes')
    expect(await idleOf(usual)).toEqual({ idle: settingDefaults['accounts.idle-minutes'] })
  })

  test('the life of a draft', async () => {
    const customer = await world.customer()
    const { RequestId: id } = await world.draft(customer, formFor('sea-import-port', app.clock.now()))
    await app.owner.query(`update requests set saved_at = now() - interval '30 days' where id = $1`, [id])
    const kept = () => rows(app.db, sql`select from requests where id = ${id}`).then((found) => found.length)
    await app.work()
    expect(await kept()).toBe(1)
    await save('freight.draft-days', 29)
    await app.owner.query(`select graphile_worker.add_job('freight.remove-drafts', '{}'::json)`)
    await app.work()
    expect(await kept()).toBe(0)
    await reset('freight.draft-days')
  })
})
