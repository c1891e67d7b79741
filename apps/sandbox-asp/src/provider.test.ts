// The provider's own rules: its key, one document for one key, what it cannot read, trouble by name, and what it keeps.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildProvider } from './provider.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asp-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const uuid = '0198c1b2-7d3a-4000-8000-000000000001'
const unread = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Invoice><cbc:UUID>${uuid}</cbc:UUID></Invoice>`
/** Not complete: it lacks what the provider asks for, and is refused with reasons. */
const incomplete = `<Invoice><cbc:ID>INV-26-0000001</cbc:ID><cbc:UUID>${uuid}</cbc:UUID></Invoice>`

const start = (name: string) => {
  const http = buildProvider({ key: 'key', journalFile: path.join(folder, name) })
  const send = (xml: string, { reference = `${uuid}:1`, key = 'key', digest = xml } = {}) =>
    http.inject({
      method: 'POST',
      url: '/v1/documents',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/xml',
        'idempotency-key': reference,
        'content-digest': `sha-256=:${createHash('sha256').update(digest).digest('base64')}:`,
      },
      payload: xml,
    })
  const status = (of = uuid) =>
    http.inject({ url: `/v1/documents/${of}`, headers: { authorization: 'Bearer key' } })
  const meetNext = (mode: string) => http.inject({ method: 'POST', url: '/_sim/next', payload: { mode } })
  return { http, send, status, meetNext }
}

test('nobody without the key is served', async () => {
  const { http, send } = start('key')
  expect((await send(incomplete, { key: 'other' })).statusCode).toBe(401)
  expect((await http.inject({ url: `/v1/documents/${uuid}` })).statusCode).toBe(401)
  await http.close()
})

test('a document that names other files, or whose digest is of another one, is not taken', async () => {
  const { http, send, status } = start('unread')
  expect((await send(unread)).statusCode).toBe(422)
  expect((await send(incomplete, { digest: 'another' })).statusCode).toBe(400)
  expect((await status()).statusCode).toBe(404)
  await http.close()
})

test('what is wrong is said with its rule, and the same key brings one document and no other', async () => {
  const { http, send, status } = start('once')
  const refused = await send(incomplete)
  expect(refused.statusCode).toBe(422)
  expect(refused.json<{ errors: { rule: string }[] }>().errors.length).toBeGreaterThan(0)
  const { submissionId } = (await status()).json<{ submissionId: string }>()
  expect((await send(incomplete)).json()).toMatchObject({ submissionId, state: 'REJECTED' })
  expect((await send(incomplete.replace('0000001', '0000002'))).statusCode).toBe(409)
  await http.close()
  const again = start('once')
  expect((await again.status()).json()).toMatchObject({ submissionId, state: 'REJECTED' })
  await again.http.close()
})

test('it can be out of service once, and knows no other trouble than its own', async () => {
  const { http, send, meetNext } = start('down')
  expect((await meetNext('nonsense')).statusCode).toBe(422)
  await meetNext('down')
  const away = await send(incomplete)
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '120'])
  expect((await send(incomplete)).statusCode).toBe(422)
  await http.close()
})
