// Uploads, downloads and deletions over HTTP on a real database and a real store.
import { readdir } from 'node:fs/promises'
import { sql } from '../kit/sql.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentWorld, type DocumentWorld } from '../../test/document-world.ts'
import { makeDocx, makePdf, makePhoto } from '../../test/made-files.ts'
import { maybe, one, transaction } from '../kit/db.ts'
import { closeInspection } from './inspection/inspect-file.ts'
import { storeDocuments } from './store-documents.ts'

let world: DocumentWorld
beforeAll(async () => {
  world = await documentWorld()
})
afterAll(async () => {
  await world.end()
  await closeInspection()
})

let count = 0
const freshName = (end = 'pdf') => `document ${++count}.${end}`
const store = async (name = freshName(), content = makePdf(name), fields = {}, actor = world.owner) => {
  const answer = await world.upload(actor, [[name, content]], fields)
  const documents = (await answer.json()) as StoredDocument[]
  expect(documents).toMatchObject([{ file: expect.any(String) }])
  return documents[0]!
}
const codeOf = async (answer: Response) => {
  const body = (await answer.json()) as { code: string; errorMessage: string }
  return `${answer.status} ${body.code}`
}
const download = (documentId: string, actor = world.owner) =>
  world.ask(actor, `FreightAPI/DocumentDownload?documentId=${documentId}`)
const remove = (documentId: string, actor = world.owner) =>
  world.ask(actor, `FreightAPI/DeleteDocument?documentId=${documentId}`, { method: 'DELETE' })
const keysInStore = async () => {
  const keys: string[] = []
  for await (const { key } of world.files.list()) keys.push(key)
  return keys.toSorted()
}
const liveKeys = async () =>
  (
    await sql<{ key: string }>`select storage_key as key from documents order by 1`.execute(world.db)
  ).rows.map((row) => row.key)

describe('upload', () => {
  test('gives back what was stored, under its Arabic name, as an attachment', async () => {
    const name = 'فاتورة تجارية ٢٠٢٦ (نهائية).pdf'
    const content = makePdf('Invoice 4410')
    const document = await store(name, content)
    expect(document).toMatchObject({
      file: name,
      docCode: 'COMMERCIAL_INVOICE',
      docID: 2,
      state: 'UPLOADED',
      size: content.length,
      own: true,
    })
    const answer = await download(document.documentId)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    const disposition = answer.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.%-]+$/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(name)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  test('takes the type by its number, several files at once, and the name without its folder and direction marks', async () => {
    const sent: [string, Uint8Array][] = [
      ['..\\..\\one.docx', makeDocx()],
      ['two\u202egpj.pdf', makePdf('two')],
    ]
    const answer = await world.upload(world.owner, sent, { docCode: '', docID: '7' })
    const documents = (await answer.json()) as StoredDocument[]
    expect(documents.map((document) => [document.docCode, document.file])).toEqual([
      ['PACKING_LIST', 'one.docx'],
      ['PACKING_LIST', 'two gpj.pdf'],
    ])
  })

  test('10 MB pass, one byte more does not', async () => {
    const pdf = makePdf('Big')
    const padded = (size: number) =>
      Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(size - pdf.length, '%\n'), pdf.subarray(9)])
    expect((await store(freshName(), padded(10 * 1024 * 1024))).size).toBe(10 * 1024 * 1024)
    const over = await world.upload(world.owner, [[freshName(), padded(10 * 1024 * 1024 + 1)]])
    expect(await codeOf(over.clone())).toBe('413 documents.size')
    expect(((await over.json()) as { errorMessage: string }).errorMessage).toContain('10 MB')
  })

  test('the additional-documents screen takes 8 MB in all', async () => {
    const pdf = makePdf('Half')
    const half = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(4_200_000, '%\n'), pdf.subarray(9)])
    const path = 'FreightAPI/AddDocuments'
    expect((await world.upload(world.owner, [[freshName(), half]], {}, path)).status).toBe(200)
    const both: [string, Uint8Array][] = [
      [freshName(), half],
      [freshName(), half],
    ]
    expect(await codeOf(await world.upload(world.owner, both, {}, path))).toBe('413 documents.total-size')
    const six = Array.from({ length: 6 }, (): [string, Uint8Array] => [freshName(), makePdf('x')])
    expect(await codeOf(await world.upload(world.owner, six, {}, path))).toBe('422 documents.count')
  })

  test.each<[string, () => [string, Uint8Array][], Record<string, string>, string]>([
    ['no file', () => [], {}, '422 documents.no-file'],
    ['no type', () => [[freshName(), makePdf('x')]], { docCode: '' }, '422 documents.type'],
    ['an unknown type', () => [[freshName(), makePdf('x')]], { docCode: 'NONSENSE' }, '422 documents.type'],
    ['a program', () => [['setup.exe', Buffer.from('MZ')]], {}, '422 documents.format'],
    ['a macro file', () => [['letter.docm', makeDocx()]], {}, '422 documents.format'],
    ['a name that is only an ending', () => [['.pdf', makePdf('x')]], {}, '422 documents.format'],
    ['300 characters', () => [[`${'n'.repeat(296)}.pdf`, makePdf('x')]], {}, '422 documents.name'],
    [
      'a web page named pdf',
      () => [[freshName(), Buffer.from(`<html>${' '.repeat(99)}</html>`)]],
      {},
      '422 documents.content',
    ],
    ['an empty file', () => [[freshName(), Buffer.alloc(0)]], {}, '422 documents.damaged'],
    [
      'one bad file among good ones',
      () => [
        [freshName(), makePdf('x')],
        [freshName(), Buffer.from('nothing'.repeat(20))],
      ],
      {},
      '422 documents.content',
    ],
    ['an unknown field', () => [[freshName(), makePdf('x')]], { companyId: 'x' }, '422 kit.invalid'],
    [
      'an unknown request',
      () => [[freshName(), makePdf('x')]],
      { RequestId: crypto.randomUUID() },
      '404 kit.not-found',
    ],
  ])('refuses %s, and nothing stays behind', async (_, files, fields, expected) => {
    const before = await keysInStore()
    expect(await codeOf(await world.upload(world.owner, files(), fields))).toBe(expected)
    expect(await keysInStore()).toEqual(before)
    expect(await readdir(world.files.quarantine)).toEqual([])
    expect(before).toEqual(await liveKeys())
  })

  test('files of one name at the same time are all kept, each under a name of its own', async () => {
    const name = freshName()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => world.upload(world.owner, [[name, makePdf(String(index))]])),
    )
    const documents = (await Promise.all(answers.map((answer) => answer.json()))) as StoredDocument[][]
    const numbered = [2, 3, 4, 5, 6].map((number) => name.replace('.pdf', ` (${number}).pdf`))
    expect(documents.map(([document]) => document!.file).toSorted()).toEqual([name, ...numbered].toSorted())
    expect(await keysInStore()).toEqual(await liveKeys())
  })

  test('a rival may use the same name and learns nothing', async () => {
    const document = await store()
    expect((await world.upload(world.rival, [[document.file, makePdf('rival')]])).status).toBe(200)
    const list = await world.ask(world.rival, `FreightAPI/GetDocuments?RequestId=${world.requestId}`)
    expect(((await list.json()) as StoredDocument[]).every((each) => each.own)).toBe(true)
  })

  test('a repeated idempotency key stores once', async () => {
    const form = () => {
      const body = new FormData()
      body.set('RequestId', world.requestId)
      body.set('docCode', 'OTHER')
      body.append('files', new Blob([new Uint8Array(makePdf('once'))]), 'once only.pdf')
      return { method: 'POST', body, headers: { 'idempotency-key': 'upload-once-1' } }
    }
    const first = await world.ask(world.owner, 'FreightAPI/upload', form())
    const second = await world.ask(world.owner, 'FreightAPI/upload', form())
    expect(await second.json()).toEqual(await first.json())
    expect(await keysInStore()).toEqual(await liveKeys())
  })

  test('an identity document lies encrypted, is logged when read, and comes back whole', async () => {
    const photo = await makePhoto()
    const document = await store('emirates id.jpg', photo, { docCode: 'IDFRONTSIDE' })
    const row = await one<{ storage_key: string; file_key: Buffer }>(
      world.db,
      sql`select storage_key, file_key from documents where id = ${document.documentId}`,
    )
    expect(row.storage_key).toMatch(/^identity\//)
    const chunks: Buffer[] = []
    for await (const chunk of await world.files.get(row.storage_key)) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).subarray(0, 3).toString('hex')).not.toBe('ffd8ff')
    const content = Buffer.from(await (await download(document.documentId)).arrayBuffer())
    expect(content.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    const log = await maybe(
      world.db,
      sql`select from audit_log where action = 'read-identity' and object_id = ${document.documentId} and actor_id = ${world.owner.userId}`,
    )
    expect(log).toBeDefined()
  })
})

test('documents at hand pass the same checks as uploads', async () => {
  const put = (name: string, bytes: Buffer) =>
    storeDocuments(
      world.parts,
      { db: world.db, now: new Date(), actor: world.agent, once: (work) => transaction(world.db, work) },
      {
        subjectKind: 'freight-request',
        subjectId: world.requestId,
        docCode: 'INVOICE',
        files: [{ name, bytes }],
      },
    )
  const [document] = await put('invoice at hand.pdf', makePdf('at hand'))
  expect((await download(document!.documentId)).status).toBe(200)
  await expect(put('invoice.pdf', Buffer.from('x'.repeat(99)))).rejects.toMatchObject({
    code: 'documents.content',
  })
  expect(await keysInStore()).toEqual(await liveKeys())
})

test('a file whose name is there already gets a number, alone and in one choice', async () => {
  const { file } = await store()
  const numbered = (number: number) => file.replace('.pdf', ` (${number}).pdf`)
  const sent: [string, Uint8Array][] = [
    [file, makePdf('y')],
    [file.toUpperCase().replace('.PDF', '.pdf'), makePdf('z')],
  ]
  const documents = (await (await world.upload(world.owner, sent)).json()) as StoredDocument[]
  expect(documents.map((document) => document.file)).toEqual([
    numbered(2),
    numbered(3).replace('document', 'DOCUMENT'),
  ])
})

describe('download and deletion', () => {
  test('strangers and visitors get nothing and change nothing', async () => {
    const { documentId } = await store()
    expect(await codeOf(await download(documentId, world.rival))).toBe('404 documents.id')
    expect(await codeOf(await remove(documentId, world.rival))).toBe('404 documents.id')
    expect(await codeOf(await world.ask(null, `FreightAPI/DocumentDownload?documentId=${documentId}`))).toBe(
      '401 kit.signed-out',
    )
    expect(await codeOf(await download('not-an-id'))).toBe('422 kit.invalid')
    expect(await codeOf(await download(crypto.randomUUID()))).toBe('404 documents.id')
    expect((await download(documentId)).status).toBe(200)
  })

  test('the other side reads it but does not delete it', async () => {
    const { documentId } = await store()
    expect((await download(documentId, world.agent)).status).toBe(200)
    expect(await codeOf(await remove(documentId, world.agent))).toBe('403 kit.forbidden')
  })

  test('a deleted document is gone at once, may be deleted again, and can come back', async () => {
    const { documentId, file } = await store()
    for (const method of ['GET', 'DELETE', 'POST'])
      expect(
        (await world.ask(world.owner, `FreightAPI/DeleteDocument?documentId=${documentId}`, { method }))
          .status,
      ).toBe(200)
    expect(await codeOf(await download(documentId))).toBe('404 documents.id')
    const restore = () =>
      world.ask(world.owner, 'FreightAPI/RestoreDocument', {
        method: 'POST',
        body: JSON.stringify({ documentId }),
        headers: { 'content-type': 'application/json' },
      })
    await store(file) // its name is free meanwhile
    expect(await codeOf(await restore())).toBe('409 documents.name-taken')
    await sql`update documents set name_key = name_key || 'x' where file_name = ${file} and deleted_at is null`.execute(
      world.db,
    )
    expect((await restore()).status).toBe(200)
    expect((await download(documentId)).status).toBe(200)
    await remove(documentId)
    await sql`update documents set deleted_at = now() - interval '31 days' where id = ${documentId}`.execute(
      world.db,
    )
    expect(await codeOf(await restore())).toBe('409 documents.gone')
  })

  test.each([{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-site': 'cross-site' }])(
    'a GET by %j deletes nothing',
    async (headers) => {
      const { documentId } = await store()
      const answer = await world.ask(world.owner, `FreightAPI/DeleteDocument?documentId=${documentId}`, {
        headers,
      })
      expect(await codeOf(answer)).toBe('403 kit.cross-site')
      expect((await download(documentId)).status).toBe(200)
    },
  )

  test('a document that a completed step refers to cannot be deleted', async () => {
    const { documentId } = await store(freshName(), makePdf('Invoice'), { docCode: 'INVOICE' }, world.agent)
    const owner = new pg.Client({ connectionString: world.databaseUrl })
    await owner.connect()
    await owner.query(`create table completions (invoice_id uuid not null,
      invoice_live boolean not null generated always as (true) stored,
      foreign key (invoice_id, invoice_live) references documents (id, live))`)
    await owner.query('insert into completions values ($1)', [documentId])
    expect(await codeOf(await remove(documentId, world.agent))).toBe('409 documents.in-use')
    await owner.query('drop table completions')
    await owner.end()
    expect((await remove(documentId, world.agent)).status).toBe(200)
  })
})

describe('review', () => {
  const review = (actor: DocumentWorld['owner'], body: object) =>
    world.ask(actor, 'FreightAPI/ReviewDocument', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  test('a returned document is replaced by the next of its type; an accepted one stays', async () => {
    const { documentId } = await store(freshName(), makePdf('x'), { docCode: 'NO_OBJECTION' })
    expect(await codeOf(await review(world.owner, { documentId, outcome: 'accept' }))).toBe(
      '403 kit.forbidden',
    )
    expect(await codeOf(await review(world.agent, { documentId, outcome: 'return' }))).toBe(
      '422 documents.reason',
    )
    expect((await review(world.agent, { documentId, outcome: 'return', reason: 'Not stamped' })).status).toBe(
      200,
    )
    const next = await store(freshName(), makePdf('stamped'), { docCode: 'NO_OBJECTION' })
    const list = await world.ask(world.owner, `FreightAPI/GetDocuments?RequestId=${world.requestId}`)
    const documents = ((await list.json()) as StoredDocument[]).filter(
      (each) => each.docCode === 'NO_OBJECTION',
    )
    expect(documents.map((each) => each.documentId)).toEqual([next.documentId])
    expect((await review(world.agent, { documentId: next.documentId, outcome: 'accept' })).status).toBe(200)
    expect(await codeOf(await review(world.agent, { documentId: next.documentId, outcome: 'accept' }))).toBe(
      '409 documents.reviewed',
    )
    expect(await codeOf(await remove(next.documentId))).toBe('409 documents.accepted')
    const trail = await sql<{
      action: string
    }>`select action from audit_log where object_id = ${documentId} order by id`.execute(world.db)
    expect(trail.rows.map((row) => row.action)).toEqual(['upload', 'return', 'replace'])
  })
})

test('the list of types says what this cargo needs, in the asked language', async () => {
  const ask = async (query: string) =>
    (await (await world.ask(world.agent, `FreightAPI/GetDocumentTypesAgent?${query}`)).json()) as {
      docCode: string
      name: string
      required: boolean
    }[]
  const sea = await ask('lang=ar&mode=sea&direction=import&hazardous=true')
  expect(sea.find((type) => type.docCode === 'SAFETY_DATA_SHEET')).toMatchObject({
    name: 'صحيفة بيانات السلامة',
    required: true,
  })
  expect((await ask('lang=en')).find((type) => type.docCode === 'SAFETY_DATA_SHEET')).toMatchObject({
    name: 'Safety data sheet',
    required: false,
  })
})
