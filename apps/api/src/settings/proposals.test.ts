// A setting that protects money or access is loosened by two administrators, tightened by one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import {
  decideSetting,
  listSettingChanges,
  listSettings,
  resetSetting,
  saveSetting,
  type SettingInForce,
} from '@marsa/model/settings/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { codeOf, rows } from '../kit/db.ts'

const key = 'freight.compensation-alone'
const password = 'Marsa#2026-long'
const reason = 'Larger claims this winter'
let app: TestApp
let asker: Person
let second: Person
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.owner.query(`delete from settings`)
  await app.owner
    .query(`update setting_proposals set outcome = 'DROPPED', decided_by = proposed_by, decided_at = now()
    where outcome is null`)
  asker = await addPerson(app.db, 'admin', { password })
  second = await addPerson(app.db, 'admin', { password })
  for (const person of [asker, second]) await app.ask(person, passCheck, { body: { password } })
})
afterAll(() => app.close())

const find = async (reader = asker): Promise<SettingInForce> =>
  ((await app.ask(reader, listSettings)).body.items as SettingInForce[]).find((item) => item.key === key)!
const save = async (value: number, person = asker) =>
  app.ask(person, saveSetting, { query: { key }, body: { value, version: (await find()).version, reason } })
const proposed = async (value = 5_000): Promise<string> => (await save(value)).body.proposal.proposalId
const decide = (id: string, person: Person, isConfirmed = true) =>
  app.ask(person, decideSetting, { query: { id }, body: { isConfirmed } })
const notified = (person: Person) =>
  rows<{ template: string; mails: number }>(
    app.db,
    sql`select n.template, (select count(*)::int from outbox_messages o where o.user_id = n.user_id and o.topic = n.template) as mails
      from notifications n where n.user_id = ${person.userId} order by n.id`,
  )

const mailTo = async (person: Person): Promise<string> =>
  (
    await rows<{ body: string }>(
      app.db,
      sql`select body from outbox_messages where user_id = ${person.userId} order by id desc limit 1`,
    )
  )[0]!.body

describe('loosening', () => {
  test('waits, is shown to everybody, told by e-mail and notification, and holds once a second has approved', async () => {
    const { body } = await save(5_000)
    expect(body).toMatchObject({ value: 1_000, version: 0, proposal: { to: 5_000, reason, own: true } })
    expect((await find(second)).proposal).toMatchObject({ to: 5_000, own: false, by: { id: asker.userId } })
    expect(await notified(second)).toEqual([{ template: 'setting-proposed', mails: 1 }])
    expect(await mailTo(second)).toContain('from AED 1,000 to AED 5,000')
    expect((await decide(body.proposal.proposalId, second)).status).toBe(200)
    expect(await find()).toMatchObject({ value: 5_000, version: 1, proposal: null })
    const [change] = (await app.ask(asker, listSettingChanges, { query: { key } })).body.items
    expect(change).toMatchObject({
      from: 1_000,
      to: 5_000,
      by: { id: asker.userId },
      approvedBy: { id: second.userId },
    })
    expect((await notified(asker)).at(-1)).toEqual({ template: 'setting-approved', mails: 1 })
  })

  test('is not approved by who asked for it, who may take it back', async () => {
    const id = await proposed()
    expect((await decide(id, asker)).body.code).toBe('settings.second-person')
    expect((await decide(id, asker, false)).status).toBe(200)
    expect(await find()).toMatchObject({ value: 1_000, proposal: null })
    expect((await decide(id, second)).body.code).toBe('settings.proposal-none')
  })

  test('is refused by a second one, and then asked for anew', async () => {
    expect((await decide(await proposed(), second, false)).status).toBe(200)
    expect((await notified(asker)).at(-1)).toEqual({ template: 'setting-refused', mails: 1 })
    expect((await save(4_000)).body.proposal.to).toBe(4_000)
    expect((await save(6_000)).body.code).toBe('settings.proposal-open')
  })

  test('needs a fresh sign-in of both', async () => {
    const stale = (person: Person) =>
      app.owner.query(`update sessions set checked_at = null where id = $1`, [person.sessionId])
    await stale(asker)
    expect((await save(5_000)).body.code).toBe('factors.check-needed')
    await app.ask(asker, passCheck, { body: { password } })
    const id = await proposed()
    await stale(second)
    expect((await decide(id, second)).body.code).toBe('factors.check-needed')
    expect((await find()).value).toBe(1_000)
  })

  test('does not hold when somebody tightened it meanwhile', async () => {
    const id = await proposed()
    expect((await save(500, second)).body).toMatchObject({ value: 500, proposal: null })
    expect((await decide(id, second)).body.code).toBe('settings.proposal-none')
    expect((await find()).value).toBe(500)
  })

  test('back to the default waits as well', async () => {
    await save(500)
    const body = { version: 1, reason }
    const answer = await app.ask(asker, resetSetting, { query: { key }, body })
    expect(answer.body).toMatchObject({ value: 500, proposal: { to: 1_000, isReset: true } })
    await decide(answer.body.proposal.proposalId, second)
    expect(await find()).toMatchObject({ value: 1_000, isChanged: false })
  })

  test('is approved once by ten at once', async () => {
    const id = await proposed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, second)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await find()).version).toBe(1)
  })

  test('is not approved by its own asker in the database either', async () => {
    const id = await proposed()
    const alone =
      sql`update setting_proposals set outcome = 'MADE', decided_by = proposed_by, decided_at = now()
      where id = ${id}`.execute(app.db)
    expect(await alone.then(() => '', codeOf)).toBe('23514')
  })
})

test('tightening is one person’s, without a fresh sign-in', async () => {
  await app.owner.query(`update sessions set checked_at = null`)
  expect((await save(500)).body).toMatchObject({ value: 500, proposal: null })
})
