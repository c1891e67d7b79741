// A mail server that hangs is left after a while, and its connection is given back, whatever it does in the meantime.
import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../../test/message-world.ts'
import { startSlowServer } from '../../test/slow-server.ts'
import { openMail } from './mail.ts'
import { openSms } from './sms.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const mailFrom = 'Marsa <no-reply@marsa.example>'
const message = {
  to: 'a@test.example',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  language: 'en',
}
const slow = async (...says: string[]) => {
  const server = await startSlowServer(...says)
  closing.push(server.close)
  return server
}
const mailTo = (port: number, sendMs = 300) => {
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, sendMs })!
  closing.push(mail.close)
  return mail
}

test.for([
  ['says nothing'],
  ['greets for ever', '220-not yet\r\n'],
  ['never ends its answer', '250-not yet\r\n', '220 welcome\r\n'],
] as const)('a mail server that %s is left', async ([, ...says]) => {
  const server = await slow(...says)
  const mail = mailTo(server.port)
  const sent = await Promise.allSettled(['1', '2', '3', '4', '5', '6'].map((id) => mail.send(id, message)))
  expect(sent.map((each) => each.status === 'rejected' && (each.reason as Error).message)).toEqual(
    Array.from({ length: 6 }, () => 'the mail server took too long'),
  )
  await expect.poll(server.open, { timeout: 20_000 }).toBe(0)
})

test('after it has hung, the same server takes mail again', async () => {
  const hung = await startSlowServer()
  // Long enough for a busy machine to send the second one.
  const mail = mailTo(hung.port, 3_000)
  await expect(mail.send('1', message)).rejects.toThrow('the mail server took too long')
  await hung.close()
  const server = await startMailServer(hung.port)
  closing.push(server.close)
  await mail.send('1', message)
  expect(server.mails).toHaveLength(1)
})

test('a text message service that goes on for ever is left', async () => {
  const server = await slow('1\r\n \r\n', 'HTTP/1.1 500 Error\r\ntransfer-encoding: chunked\r\n\r\n')
  const sms = openSms(`http://sid:token@127.0.0.1:${server.port}/m`, 300)!
  await expect(sms.send('1', { to: '+971500000000', text: 'Hello' })).rejects.toThrow()
  await expect.poll(server.open, { timeout: 20_000 }).toBe(0)
})
