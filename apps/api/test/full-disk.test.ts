// A disk without room: an upload is refused in its own words and leaves neither row nor file, smaller ones still go through.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { sql } from '../src/kit/sql.ts'
import { one } from '../src/kit/db.ts'
import { temporaryFolder } from '../src/kit/embedded-postgres.ts'
import { addressOf, testApp, type TestApp } from './app.ts'
import { formFor } from './freight-forms.ts'
import { makePdf, makePhoto } from './made-files.ts'
import { addPerson, type Person } from './people.ts'
import { startProgram, type Started } from './started.ts'
import { worldOf } from './world.ts'

const fileBytes = 65_536
const folder = temporaryFolder('marsa-full')
let app: TestApp
let api: Started
let person: Person
let requestId: string
beforeAll(async () => {
  app = await testApp()
  person = await addPerson(app.db, 'customer')
  requestId = (await worldOf(app).draft(person, formFor('sea-import-port', app.clock.now()))).RequestId
  api = await startProgram({ program: 'main', databaseUrl: app.database.url, folder, fileBytes })
  await api.logged('"listening"')
})
afterAll(async () => {
  expect(await api.end()).toBe(0)
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const upload = async (
  sent: readonly (readonly [string, Uint8Array])[],
  docCode = 'PACKING_LIST',
  lang = 'en',
) => {
  const form = new FormData()
  form.set('RequestId', requestId)
  form.set('docCode', docCode)
  form.set('expiresOn', '2090-01-31')
  for (const [name, bytes] of sent) form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${api.address}${addressOf(uploadDocuments)}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.token}`, 'x-language': lang },
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; errorMessage?: string } }
}
const files = (): string[] =>
  fs
    .readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => each.name)
const documents = async (): Promise<number> =>
  (await one<{ n: number }>(app.db, sql`select count(*)::int as n from documents`)).n

/** A PDF of so many bytes: what stands around its text is as long for any text of about this length. */
const pdfOf = (bytes: number): Buffer => {
  const frame = makePdf('x'.repeat(bytes)).length - bytes
  return makePdf('x'.repeat(bytes - frame))
}
/** Noise that a camera would have packed harder than we do. */
const growingPhoto = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 680, height: 600, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 30 })
    .toBuffer()
}

test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
  ['on its way in', 'large.pdf', () => pdfOf(fileBytes + 40_000), 'PACKING_LIST'],
  ['redrawn', 'photo.jpg', growingPhoto, 'PACKING_LIST'],
  ['sealed', 'identity.pdf', () => pdfOf(fileBytes - 4), 'IDBACKSIDE'],
])('a file that does not fit when it is %s is refused and nothing stays', async (_, name, make, docCode) => {
  const bytes = await make()
  for (const lang of ['en', 'ar'] as const) {
    const { status, body } = await upload([[name, bytes]], docCode, lang)
    expect([status, body.code]).toEqual([507, 'kit.storage-full'])
    expect(body.errorMessage).toBe(kitProblems['kit.storage-full'][lang])
  }
  expect(await api.logged('something outside failed')).toMatch(/EFBIG/)
  expect([await documents(), files()]).toEqual([0, []])
})

test('a file that is stored already is taken back when the next one does not fit', async () => {
  const sent = [
    ['first.pdf', pdfOf(20_000)],
    ['photo.jpg', await growingPhoto()],
  ] as const
  expect((await upload(sent)).status).toBe(507)
  expect([await documents(), files()]).toEqual([0, []])
})

test('what fits is stored', async () => {
  const sent = [
    ['small.pdf', pdfOf(20_000)],
    ['photo.jpg', await makePhoto()],
  ] as const
  expect((await upload(sent)).status).toBe(200)
  expect([await documents(), files().length]).toEqual([2, 2])
})
