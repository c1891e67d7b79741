// What arrives outside the documents is scanned as well: the copy of a licence, a logo, a file of the chat.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../src/kit/sql.ts'
import { uploadLogo } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { uploadLicence } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { attachToChat } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { virusScan } from '../src/documents/scan-for-viruses.ts'
import { one } from '../src/kit/db.ts'
import { testApp, type Answer, type TestApp } from './app.ts'
import { freshAddress } from './applicants.ts'
import { makePdf, makePicture } from './made-files.ts'
import { harmful, startScanner } from './outside-servers.ts'
import { addPerson, type Person } from './people.ts'

let scanner: Awaited<ReturnType<typeof startScanner>>
let app: TestApp
let admin: Person
beforeAll(async () => {
  scanner = await startScanner()
  app = await testApp({ scan: virusScan(`tcp://127.0.0.1:${scanner.port}`) })
  admin = await addPerson(app.db, 'admin')
})
afterAll(async () => {
  await app.close()
  scanner.close()
})

const send = (by: Person | null, endpoint: Endpoint, content: Buffer, name: string): Promise<Answer> => {
  const body = new FormData()
  if (endpoint === attachToChat) body.set('clientId', crypto.randomUUID())
  body.append('file', new Blob([new Uint8Array(content)]), name)
  return app.ask(by, endpoint, { body, ip: freshAddress() })
}
const stored = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  return keys.toSorted()
}
/** A whole file of its kind that carries what the scanner knows. */
const bad = async (make: () => Buffer | Promise<Buffer>) =>
  Buffer.concat([await make(), Buffer.from(harmful)])

const uploads: [string, Endpoint, () => Person | null, () => Buffer | Promise<Buffer>, string][] = [
  ['the copy of a licence', uploadLicence, () => null, () => makePdf('licence'), 'licence.pdf'],
  ['a logo', uploadLogo, () => admin, () => makePicture(), 'logo.png'],
  ['a file of the chat', attachToChat, () => customer, () => makePdf('question'), 'question.pdf'],
]
let customer: Person
beforeAll(async () => void (customer = await addPerson(app.db, 'customer')))

describe.each(uploads)('%s', (_, endpoint, by, make, name) => {
  test('with a finding is refused and leaves nothing, in quarantine neither', async () => {
    const before = await stored()
    const { status, body } = await send(by(), endpoint, await bad(make), name)
    expect([status, body.code]).toEqual([422, 'documents.infected'])
    expect(await stored()).toEqual(before)
    const held = await one<{ count: number }>(
      app.db,
      sql`select (select count(*) from licence_copies)::int + (select count(*) from companies where logo_key is not null)::int
        + (select count(*) from chat_messages where storage_key is not null)::int as count`,
    )
    expect(held.count).toBe(before.length)
  })

  test('without one is kept', async () => {
    const before = await stored()
    expect((await send(by(), endpoint, await make(), name)).status).toBe(200)
    expect(await stored()).toHaveLength(before.length + 1)
  })
})

test('nothing is taken while the scanner is away', async () => {
  scanner.close()
  const { status, body } = await send(null, uploadLicence, makePdf('licence'), 'licence.pdf')
  expect([status, body.code]).toEqual([503, 'documents.unchecked'])
})
