// Reports that are sent regularly: once for each time however many workers look, and only to who may read then.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduleEndpoints as calls } from '@marsa/model/finance/reports/schedule-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { sendDueReports } from './schedules.ts'

let app: TestApp
let admin: Person
let auditor: Person
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
  auditor = await addPerson(app.db, 'admin-readonly')
})
afterAll(() => app.close())

const wish = (change: object = {}) => ({
  report: 'trial-balance',
  format: 'xlsx',
  cadence: 'daily',
  day: null,
  at: '08:00',
  recipientIds: [auditor.userId],
  ...change,
})
const add = async (change: object = {}): Promise<string> => {
  const { status, body } = await app.ask(admin, calls.addSchedule, { body: wish(change) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}
const mails = async (topic: string, { userId }: Person) =>
  rows<{ link: string }>(
    app.db,
    sql`select link from outbox_messages where topic = ${topic} and user_id = ${userId}`,
  )
const makeDue = () =>
  app.owner.query(
    `update report_schedules set next_at = date_trunc('minute', now()) - interval '1 minute' where ended_at is null`,
  )
const shown = async (id: string) =>
  (await app.ask(auditor, calls.listSchedules, {})).body.schedules.find(
    (row: { id: string }) => row.id === id,
  )

test('it is sent once for its time, and stands for the next one', async () => {
  const id = await add()
  await makeDue()
  await Promise.all([sendDueReports(app.db), sendDueReports(app.db), sendDueReports(app.db)])
  await sendDueReports(app.db)
  const sent = await mails('report-due', auditor)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.link).toMatch(/\/finance\/reports\/trial-balance\?from=.*&format=xlsx$/)
  expect(await shown(id)).toMatchObject({ isActive: true, last: { outcome: 'sent', sent: 1 } })
  await app.ask(admin, calls.runSchedule, { query: { id } })
  expect(await mails('report-due', auditor)).toHaveLength(2)
})

test('a recipient who lost the role gets nothing, and the owner is told', async () => {
  const leaver = await addPerson(app.db, 'admin-readonly')
  const id = await add({ recipientIds: [leaver.userId] })
  await app.owner.query("update users set role = 'desk' where id = $1", [leaver.userId])
  await makeDue()
  await sendDueReports(app.db)
  expect(await mails('report-due', leaver)).toHaveLength(0)
  expect(await mails('report-recipients', admin)).toHaveLength(1)
  expect(await shown(id)).toMatchObject({ last: { outcome: 'nobody', sent: 0 } })
})

test('one that cannot be sent says so, and is tried again', async () => {
  const id = await add()
  await makeDue()
  await app.owner.query('revoke insert on outbox_messages from marsa_app')
  await expect(sendDueReports(app.db)).rejects.toThrow('failed')
  await app.owner.query('grant insert on outbox_messages to marsa_app')
  expect(await shown(id)).toMatchObject({ last: { outcome: 'failed', sent: 0 } })
  await sendDueReports(app.db)
  expect(await shown(id)).toMatchObject({ last: { outcome: 'sent', sent: 1 } })
})

test('paused it rests, ended it is gone, and nobody else may touch it', async () => {
  const id = await add({ cadence: 'monthly', day: 0, at: '18:00' })
  await app.ask(admin, calls.pauseSchedule, { query: { id }, body: { isPaused: true } })
  const before = (await mails('report-due', auditor)).length
  await makeDue()
  await app.owner.query('update report_schedules set is_active = false where id <> $1', [id])
  await sendDueReports(app.db)
  expect(await mails('report-due', auditor)).toHaveLength(before)
  const refused = await app.ask(auditor, calls.endSchedule, { query: { id } })
  expect([refused.status, refused.body.code]).toEqual([403, 'kit.read-only'])
  expect((await app.ask(admin, calls.endSchedule, { query: { id } })).status).toBe(200)
  expect((await app.ask(admin, calls.runSchedule, { query: { id } })).body.code).toBe(
    'reporting.schedule-none',
  )
  expect(await shown(id)).toBeUndefined()
})

test('who may not read, a wrong day, a wrong format and a missing account are refused', async () => {
  const stranger = await addPerson(app.db, 'customer')
  const codeOf = async (change: object) => {
    const { body } = await app.ask(admin, calls.addSchedule, { body: wish(change) })
    return body.fieldErrors?.[0]?.code ?? body.code
  }
  expect(await codeOf({ recipientIds: [stranger.userId] })).toBe('reporting.recipient')
  expect(await codeOf({ recipientIds: [] })).toBe('reporting.recipient')
  expect(await codeOf({ cadence: 'weekly', day: 9 })).toBe('reporting.schedule-day')
  expect(await codeOf({ report: 'audit-file', format: 'pdf' })).toBe('reporting.format')
  expect(await codeOf({ report: 'ledger' })).toBe('finance.account-missing')
})
