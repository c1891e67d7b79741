// The archive of all documents: whole, named in the reader's language, only what the reader may see, and recorded.
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveListName } from '@marsa/model/documents/archive.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { documentWorld, type DocumentWorld } from '../../test/document-world.ts'
import { makeDocx, makePdf, makePhoto } from '../../test/made-files.ts'
import { readZip } from '../../test/read-zip.ts'
import { rows } from '../kit/db.ts'
import { closeInspection } from './inspection/inspect-file.ts'

let world: DocumentWorld
beforeAll(async () => {
  world = await documentWorld()
})
afterAll(async () => {
  await world.end()
  await closeInspection()
})

const path = () => `FreightAPI/DocumentsArchive?RequestId=${world.requestId}`
const get = (actor: Actor | null, language = 'en') =>
  world.ask(actor, path(), { headers: { 'x-language': language } })
const filesFor = async (actor: Actor, language?: string) => {
  const answer = await get(actor, language)
  expect(answer.status).toBe(200)
  return readZip(Buffer.from(await answer.arrayBuffer()))
}
const store = async (actor: Actor, name: string, bytes: Uint8Array, docCode: string) => {
  const answer = await world.upload(actor, [[name, bytes]], { docCode })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as StoredDocument[])[0]!
}
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code: string }).code}`

test('nothing there is said, not packed', async () => {
  expect(await codeOf(await get(world.owner))).toBe('404 documents.none')
})

test('every reader gets exactly the documents of their own list, without identity documents', async () => {
  const invoice = makePdf('Invoice 4410')
  await store(world.owner, 'فاتورة ٤٤١٠.pdf', invoice, 'COMMERCIAL_INVOICE')
  const letter = makeDocx()
  await store(world.owner, 'a: letter? .docx', letter, 'NO_OBJECTION')
  await store(world.owner, 'id.jpg', await makePhoto(), 'IDFRONTSIDE')
  await store(world.agent, 'order.pdf', makePdf('order'), 'DELIVERY_ORDER')
  await store(world.rival, 'quote of the rival.pdf', makePdf('secret'), 'VENDOR_QUOTE')

  const own = await filesFor(world.owner)
  expect(own.map(({ name }) => name)).toEqual([
    archiveListName,
    '01 Commercial invoice - فاتورة ٤٤١٠.pdf',
    '02 No-objection certificate or authorisation letter - a_ letter_.docx',
    '03 Delivery order - order.pdf',
  ])
  expect(own[1]!.content.equals(invoice)).toBe(true)
  expect(own[2]!.content.equals(letter)).toBe(true)
  const list = own[0]!.content.toString('utf8')
  for (const words of [
    'Commercial invoice',
    'الفاتورة التجارية',
    'Uploaded',
    'تم الرفع',
    'Identity documents are not',
  ])
    expect(list).toContain(words)
  expect(list).not.toMatch(/rival|id\.jpg/)

  const arabic = await filesFor(world.agent, 'ar')
  expect(arabic[1]!.name).toBe('01 الفاتورة التجارية - فاتورة ٤٤١٠.pdf')
  const rival = await filesFor(world.rival)
  expect(rival.slice(1).map(({ name }) => name)).toEqual(['01 Quotation file - quote of the rival.pdf'])
  expect(rival[0]!.content.toString('utf8')).not.toContain('Identity documents')
  expect((await filesFor(world.desk)).length).toBe(4)
})

test('strangers and visitors get nothing', async () => {
  expect(await codeOf(await get(null))).toBe('401 kit.signed-out')
  const other = `FreightAPI/DocumentsArchive?RequestId=${crypto.randomUUID()}`
  expect(await codeOf(await world.ask(world.owner, other))).toBe('404 kit.not-found')
})

test('a deleted document is not in it, and every archive is recorded with who took it', async () => {
  const { documentId } = await store(world.owner, 'gone.pdf', makePdf('gone'), 'OTHER')
  await world.ask(world.owner, `FreightAPI/DeleteDocument?documentId=${documentId}`, { method: 'DELETE' })
  const before = await recorded()
  expect((await filesFor(world.owner)).some(({ name }) => name.includes('gone'))).toBe(false)
  expect((await recorded()).slice(before.length)).toEqual([
    { actor: world.owner.userId, reason: expect.stringMatching(/^3 documents of /) },
  ])
})

const recorded = () =>
  rows<{ actor: string; reason: string }>(
    world.db,
    sql`select actor_id as actor, reason from audit_log where action = 'read-archive' and object_id = ${world.requestId}
      order by id`,
  )

test('a file that was changed in the store breaks the download instead of being handed out', async () => {
  const { documentId } = await store(world.owner, 'changed.pdf', makePdf('right'), 'OTHER')
  const [{ key }] = (await rows<{ key: string }>(
    world.db,
    sql`select storage_key as key from documents where id = ${documentId}`,
  )) as [{ key: string }]
  await world.files.remove(key)
  await world.files.put(key, makePdf('wrong'))
  const answer = await get(world.owner)
  await expect(answer.arrayBuffer()).rejects.toThrow()
})
