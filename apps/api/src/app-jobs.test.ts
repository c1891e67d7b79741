// Which jobs wait for a server outside, and for which one: they share no slot with timers, nor with each other.
import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'

test('whoever waits for a server outside waits in its lane', async () => {
  const app = await testApp()
  const lanes = app.jobs.flatMap(({ name, lane }) => (lane ? [[name, lane]] : []))
  await app.close()
  expect(Object.fromEntries(lanes)).toEqual({
    'messages.send': 'messages.send',
    'messages.send-text': 'messages.send-text',
    'integrations.deliver': 'webhooks',
    'integrations.poll-port': 'port',
    'trucks.book-gate': 'port',
    'express.book-with-carrier': 'carrier',
    'express.quote-returns': 'carrier',
    'express.track-with-carrier': 'carrier',
    'finance.e-invoices': 'provider',
    'finance.sweep-session': 'gateway',
    'finance.run-refund': 'gateway',
    'finance.reconcile': 'gateway',
  })
})
