// Who reads the customer's documents: everyone who may quote, but identity documents and all documents after the award only the winner; and who may delete.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { deleteDocument, downloadDocument, listDocuments } from '@marsa/model/documents/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const codesFor = async (reader: Person, requestId: string): Promise<string[]> => {
  const answer = world.must(await app.ask(reader, listDocuments, { query: { RequestId: requestId } }))
  return (answer.body as { docCode: string }[]).map((row) => row.docCode)
}

test('while agents quote, they read the documents of the cargo and not of the person', async () => {
  const journey = await world.quoted()
  await world.document(journey.customer, journey.requestId, 'IDFRONTSIDE')
  const codes = await codesFor(journey.agents[1]!, journey.requestId)
  expect(codes).toContain('COMMERCIAL_INVOICE')
  expect(codes).not.toContain('IDFRONTSIDE')
})

test('after the award only the winner reads the customer’s documents', async () => {
  const journey = await world.booked()
  await world.document(journey.customer, journey.requestId, 'IDFRONTSIDE')
  expect(await codesFor(journey.winner, journey.requestId)).toEqual(
    expect.arrayContaining(['COMMERCIAL_INVOICE', 'IDFRONTSIDE']),
  )
  const loser = journey.agents.find((agent) => agent !== journey.winner)!
  expect(await codesFor(loser, journey.requestId)).toEqual(['VENDOR_QUOTE'])
})

test('a quotation file names the company that quotes', async () => {
  const journey = await world.booked()
  const answer = world.must(
    await app.ask(journey.customer, listDocuments, { query: { RequestId: journey.requestId } }),
  )
  const documents = answer.body as StoredDocument[]
  const names = documents
    .filter(({ docCode }) => docCode === 'VENDOR_QUOTE')
    .map(({ quotedBy }) => quotedBy?.en)
  expect(names).toHaveLength(journey.agents.length)
  expect(new Set(names).size).toBe(journey.agents.length)
  expect(names).not.toContain(undefined)
  expect(documents.find(({ docCode }) => docCode === 'COMMERCIAL_INVOICE')?.quotedBy).toBeNull()
})

test('a file that an agent put in and did not send with its quotation is not the customer’s to read', async () => {
  const journey = await world.quoted()
  const agent = journey.agents[0]!
  const kept = await world.document(agent, journey.requestId, 'VENDOR_QUOTE')
  const idsFor = async (reader: Person): Promise<string[]> => {
    const { body } = world.must(
      await app.ask(reader, listDocuments, { query: { RequestId: journey.requestId } }),
    )
    return (body as StoredDocument[]).map(({ documentId }) => documentId)
  }
  expect(await idsFor(agent)).toContain(kept)
  expect(await idsFor(journey.customer)).not.toContain(kept)
  expect(await codesFor(journey.customer, journey.requestId)).toContain('VENDOR_QUOTE')
  const opened = await app.ask(journey.customer, downloadDocument, { query: { documentId: kept } })
  expect(opened.status).toBe(404)
})

test('an agent removes a quote file that was never sent, even after another one was', async () => {
  const journey = await world.quoted()
  const agent = journey.agents[0]!
  const spare = await world.document(agent, journey.requestId, 'VENDOR_QUOTE')
  const { body } = world.must(
    await app.ask(agent, listDocuments, { query: { RequestId: journey.requestId } }),
  )
  const files = (body as StoredDocument[])
    .filter(({ docCode }) => docCode === 'VENDOR_QUOTE')
    .map(({ documentId, removable }) => [documentId === spare, removable])
  expect(files.toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
  world.must(await app.ask(agent, deleteDocument, { query: { documentId: spare }, way: 1 }))
})

test('what a reader is told to be removable is what the server deletes, and the file of a sent quotation is not', async () => {
  const journey = await world.booked()
  await world.document(journey.winner, journey.requestId, 'RELEASE')
  const seen: [code: string, mayRemove: boolean][] = []
  for (const reader of [journey.winner, journey.customer]) {
    const { body } = world.must(
      await app.ask(reader, listDocuments, { query: { RequestId: journey.requestId } }),
    )
    for (const { documentId, docCode, removable } of body as StoredDocument[]) {
      const answer = await app.ask(reader, deleteDocument, { query: { documentId }, way: 1 })
      expect([docCode, answer.status === 200]).toEqual([docCode, removable])
      if (reader === journey.winner) seen.push([docCode, removable])
    }
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      ['VENDOR_QUOTE', false],
      ['COMMERCIAL_INVOICE', false],
      ['RELEASE', true],
    ]),
  )
})
