// Codes by text message: what they open, how often they are tried and sent, and that nobody can read them later.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { smsCodeTries } from '@marsa/model/accounts/code.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { one, rows, systemTransaction } from '../kit/db.ts'
import { spendingOf } from '../kit/limit.ts'
import { markSent } from '../messages/outbox.store.ts'
import { secret, testApp, type TestApp } from '../../test/app.ts'
import { checkCode, consumeCode, issueCode } from './codes.ts'
import type { CodeHolder } from './codes.store.ts'

let app: TestApp
let holder: CodeHolder
let count = 0
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  holder = {
    purpose: 'register',
    mobile: `+97150${String(1_000_000 + ++count)}`,
    binding: `browser ${count}`,
  }
})
afterAll(() => app.close())

const send = (to = holder, address = `198.51.100.${count % 250}`) =>
  issueCode({ db: app.db, language: 'en', ...spendingOf({ db: app.db, secret }, { address }) }, secret, to)
const earlier = (minutes: number) =>
  app.owner.query(
    'update sms_codes set created_at = created_at - make_interval(mins => $1) where mobile = $2',
    [minutes, holder.mobile],
  )
const mail = () =>
  one<{ id: string; subject: string; attempts: number }>(
    app.db,
    sql`select id, subject, attempts from outbox_messages where recipient = ${holder.mobile} order by id desc limit 1`,
  )
const sentCode = async () => /\d{6}/.exec((await mail()).subject)![0]
const check = (code: string, of = holder) => checkCode(app.db, secret, of, code)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (problem: { code?: string }) => problem.code,
  )

describe('a code', () => {
  test('opens once what it was sent for', async () => {
    expect(await send()).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 300, tries: 5 })
    const id = await check(await sentCode())
    await systemTransaction(app.db, (tx) => consumeCode(tx, id))
    expect(await refusal(systemTransaction(app.db, (tx) => consumeCode(tx, id)))).toBe('accounts.code-spent')
    expect(await refusal(check(await sentCode()))).toBe('accounts.code-spent')
  })

  test.each([
    ['another purpose', { purpose: 'change-mobile' as const }],
    ['another browser', { binding: 'somebody else' }],
    ['another number', { mobile: '+971509999999' }],
  ])('opens nothing for %s', async (_, other) => {
    await send()
    expect(await refusal(check(await sentCode(), { ...holder, ...other }))).toBe('accounts.code-spent')
  })

  test('is closed after wrong tries, even for who then has the right one', async () => {
    await send()
    const code = await sentCode()
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = Array.from({ length: smsCodeTries }, () => refusal(check(wrong)))
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['accounts.code-wrong']))
    expect(await refusal(check(code))).toBe('accounts.code-spent')
  })

  test('expires', async () => {
    await send()
    await app.owner.query('update sms_codes set expires_at = now() where mobile = $1', [holder.mobile])
    expect(await refusal(check(await sentCode()))).toBe('accounts.code-expired')
  })

  test('is replaced by the next one', async () => {
    await send()
    const first = await sentCode()
    await earlier(2)
    await send()
    const second = await sentCode()
    if (first !== second) expect(await refusal(check(first))).toBe('accounts.code-wrong')
    await check(second)
  })

  test('is nowhere to be read: a hash in its table, and no words in the outbox once it has left', async () => {
    await send()
    const code = await sentCode()
    const kept = await rows<{ row: string }>(
      app.db,
      sql`select sms_codes::text as row from sms_codes where mobile = ${holder.mobile}`,
    )
    expect(kept.every(({ row }) => !row.includes(code))).toBe(true)
    const { id } = await mail()
    await sql`update outbox_messages set state = 'sending', attempts = 1, lease_until = now() + interval '1 minute' where id = ${id}`.execute(
      app.db,
    )
    await markSent(app.db, { id, attempts: 1 }, 'sent by the test')
    expect((await mail()).subject).toBe('')
  })
})

describe('sending', () => {
  test('waits a minute between two codes', async () => {
    await send()
    expect(await refusal(send())).toBe('accounts.code-wait')
  })

  test('asked for ten times at once sends one', async () => {
    await Promise.all(Array.from({ length: 10 }, () => refusal(send())))
    const { sent } = await one<{ sent: number }>(
      app.db,
      sql`select count(*)::int as sent from outbox_messages where recipient = ${holder.mobile}`,
    )
    expect(sent).toBe(1)
  })

  test('stops at the budget of a number, whoever asks', async () => {
    for (let index = 0; index < rateLimits['sms.number'].points; index++)
      await send({ ...holder, binding: `browser ${index} of many` }, `203.0.113.${index}`)
    expect(await refusal(send({ ...holder, binding: 'the last' }, '203.0.113.99'))).toBe('kit.too-many')
  })

  test('stops at the budget of an address', async () => {
    for (let index = 0; index < rateLimits['sms.address'].points; index++)
      await send({ ...holder, mobile: `+97152${String(1_000_000 + index)}` }, '192.0.2.1')
    expect(await refusal(send(holder, '192.0.2.1'))).toBe('kit.too-many')
  })
})
