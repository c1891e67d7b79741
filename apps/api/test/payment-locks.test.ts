// While the result of a payment is applied, nobody else touches what it pays for: each line holds its own row.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSession } from '../src/finance/sessions.store.ts'
import { systemClock } from '../src/kit/clock.ts'
import { codeOf, systemTransaction } from '../src/kit/db.ts'
import { paymentReactions } from '../src/reactions.ts'
import { testApp, type TestApp } from './app.ts'
import { storageWorldOf } from './storage-world.ts'
import { worldOf } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const lines = {
  freight: () => worldOf(app).accepted({ agents: 1 }),
  warehouse: () => storageWorldOf(app).accepted(),
}

test.for(Object.keys(lines) as (keyof typeof lines)[])('of %s', async (line) => {
  const { requestId, sessionId } = await lines[line]()
  const session = (await findSession(app.db, sessionId))!
  const touch = () => app.owner.query(`select from requests where id = $1 for update nowait`, [requestId])
  const refusal = await systemTransaction(app.db, async (tx) => {
    await paymentReactions(systemClock)[session.subjectKind]!.lockSubject(tx, session)
    return touch().then(() => undefined, codeOf)
  })
  expect(refusal).toBe('55P03')
  expect((await touch()).rowCount).toBe(1)
})
