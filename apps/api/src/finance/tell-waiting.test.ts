// Who may take a step in finance is told of it: once, not who began it, and by e-mail unless they do not want it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveNoticeChoice } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { periodEndpoints as periods } from '@marsa/model/finance/periods/period-endpoints.ts'
import { addMonths, dayOf, monthOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, mailsTo, type Person } from '../../test/people.ts'
import { rows } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'
import { tellWaiting } from './tell-waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const administrator = (capabilities: ('finance.prepare' | 'finance.approve' | 'finance.close')[]) =>
  addPerson(app.db, 'admin', { capabilities })
const waiting = async (person: Person): Promise<string[]> =>
  (await mailsTo(app.db, person.email)).filter((topic) => topic.startsWith('waiting-'))
const listed = async (person: Person): Promise<string[]> =>
  (await app.ask(person, viewFinance)).body.waiting.map(({ task }: { task: string }) => task)
const noticesOf = (person: Person) =>
  rows<{ template: string; params: { what: { en: string } } }>(
    app.db,
    sql`select template, params from notifications where user_id = ${person.userId} and template like 'waiting-%' order by id`,
  )

test('a month that somebody begins to close is told once to the others who may close it', async () => {
  const first = await administrator(['finance.close'])
  const second = await administrator(['finance.close'])
  const clerk = await administrator(['finance.prepare'])
  const silent = await administrator(['finance.close'])
  const choice = { kind: 'finance', channel: 'mail', sent: false } as const
  expect((await app.ask(silent, saveNoticeChoice, { body: choice })).status).toBe(200)
  const query = { month: addMonths(monthOf(dayOf(new Date())), -1) }
  expect((await app.ask(first, periods.startClosing, { query })).status).toBe(200)

  await tellWaiting(app.db)
  await tellWaiting(app.db)
  expect(await Promise.all([first, second, clerk, silent].map(waiting))).toEqual([
    [],
    ['waiting-close-months'],
    [],
    [],
  ])
  expect(await noticesOf(silent)).toHaveLength(1)
  expect(await Promise.all([first, second, clerk].map(listed))).toEqual([[], ['close-months'], []])

  // Begun anew it waits anew, and for somebody else.
  await app.ask(first, periods.stopClosing, { query })
  await app.ask(second, periods.startClosing, { query })
  await tellWaiting(app.db)
  expect(await Promise.all([first, second].map(waiting))).toEqual([
    ['waiting-close-months'],
    ['waiting-close-months'],
  ])
  await app.ask(second, periods.stopClosing, { query })
})

const addLateCase = (reference: string) =>
  app.owner.query(
    `insert into reconciliation_differences (kind, reference, ours_fils, theirs_fils, currency, due_on)
      values ('unknown-order', $1, 0, 100, 'AED', current_date - 3)`,
    [reference],
  )

test('what comes together is one message, and what comes later another', async () => {
  const clerk = await administrator(['finance.prepare'])
  const [one, two, later] = [randomUUID(), randomUUID(), randomUUID()]
  await addLateCase(one)
  await addLateCase(two)
  await tellWaiting(app.db)
  await addLateCase(later)
  await tellWaiting(app.db)
  expect(await noticesOf(clerk)).toMatchObject([
    { template: 'waiting-late-cases', params: { what: { en: `${one}, ${two}` } } },
    { template: 'waiting-late-cases', params: { what: { en: later } } },
  ])
  const auditor = await addPerson(app.db, 'admin-readonly')
  expect(await listed(auditor)).toContain('late-cases')
  expect(await waiting(auditor)).toEqual([])
})
