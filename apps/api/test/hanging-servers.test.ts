// A mail server that hangs holds up mail and nothing else.
import { sql } from '../src/kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeJobs } from '../src/finance/jobs.ts'
import { requestRefund } from '../src/finance/refund-session.ts'
import { findSession } from '../src/finance/sessions.store.ts'
import { startPayment } from '../src/finance/start-payment.ts'
import { sweepSession } from '../src/finance/sweep-session.ts'
import { systemTransaction, transaction } from '../src/kit/db.ts'
import { enqueue } from '../src/kit/jobs.ts'
import { openMail } from '../src/kit/mail.ts'
import { openSms } from '../src/kit/sms.ts'
import { startWorker } from '../src/kit/start-worker.ts'
import { sendMail } from '../src/messages/door.ts'
import { messagesJobs } from '../src/messages/jobs.ts'
import { financeWorld } from './finance-world.ts'
import { quiet, startSmsServer } from './message-world.ts'
import { startSlowServer } from './slow-server.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
let mailServer: Awaited<ReturnType<typeof startSlowServer>>
let smsServer: Awaited<ReturnType<typeof startSmsServer>>
beforeAll(async () => {
  ;[world, mailServer, smsServer] = await Promise.all([financeWorld(), startSlowServer(), startSmsServer()])
})
afterAll(async () => {
  await smsServer.close()
  await world.close()
})

const patient = { timeout: 60_000, interval: 50 }
const stateOf = async (sessionId: string) => (await findSession(world.db, sessionId))!.state
/** A session that the gateway has charged; `known` says whether we have heard of it. */
const charged = async (known: boolean): Promise<string> => {
  const { id } = await world.open(world.wanted(await world.newSubject()))
  await startPayment(world.parts, id)
  world.gateway.settle(id, { status: 'succeeded' })
  await sql`delete from graphile_worker._private_jobs`.execute(world.db)
  if (known) await sweepSession(world.parts, id)
  return id
}
const writeTo = (channel: 'mail' | 'sms', address: string) =>
  systemTransaction(world.db, (tx) =>
    sendMail(tx, {
      mail: 'sms-code',
      to: { channel, address, language: 'en' },
      params: { code: '123456', minutes: '10' },
      key: `${channel}:${address}`,
      isSecret: true,
    }),
  )

test('a refund, a payment that only the gateway knows of and a code by text message do not wait for mail that hangs', async () => {
  const [paid, unheard] = [await charged(true), await charged(false)]
  const smtpUrl = `smtp://127.0.0.1:${mailServer.port}`
  const mail = openMail({ smtpUrl, mailFrom: 'marsa@test.example', sendMs: 600_000 })!
  for (let n = 0; n < 20; n++) await writeTo('mail', `reader-${n}@test.example`)
  const senders = { mail, sms: openSms(smsServer.url), publicUrl: 'http://marsa.invalid' }
  const jobs = [...messagesJobs(senders), ...financeJobs(world.parts, { now: () => new Date() })]
  const worker = startWorker({ url: world.database.url, db: world.db, jobs, log: quiet })
  await expect.poll(mailServer.open, patient).toBe(4)

  await transaction(world.db, (tx) =>
    requestRefund(tx, { sessionId: paid, amountFils: 481_388n, reason: 'cancelled', as: 'desk' }),
  )
  await enqueue(world.db, 'finance.sweep-session', { sessionId: unheard })
  await writeTo('sms', '+971500000001')
  await expect.poll(() => stateOf(paid), patient).toBe('REFUNDED')
  await expect.poll(() => stateOf(unheard), patient).toBe('SUCCEEDED')
  await expect.poll(() => smsServer.posts.length, patient).toBe(1)
  // All that while the mails hung, no more of them than the lane has slots.
  expect([mailServer.open(), mailServer.taken()]).toEqual([4, 4])

  await mailServer.close()
  mail.close()
  await worker.stop()
})
