// What belongs to a request cannot be of one that is not there.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/app.ts'
import { worldOf } from '../../test/world.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test.each(['quotations', 'payment_sessions', 'receipts', 'tax_invoices'])(
  'a row of %s moves to no request that is not there',
  async (table) => {
    const at = await worldOf(app).completed({ agents: 1 })
    // What keeps these rows from being changed at all is looked at elsewhere.
    await app.owner.query(`begin; alter table ${table} disable trigger user`)
    const moved = app.owner.query(`update ${table} set subject_id = $1 where subject_id = $2`, [
      randomUUID(),
      at.requestId,
    ])
    await expect(moved).rejects.toMatchObject({ code: '23503', constraint: `${table}_request` })
    await app.owner.query('rollback')
  },
)
