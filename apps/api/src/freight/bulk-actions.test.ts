// Many at once: each by the rule of one, refusals distinguished, strangers' ids unknown, and a repetition without a second effect.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { copyDocument, downloadArchives, listDocuments } from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import {
  bulkActionEndpoints as many,
  type DraftStanding,
} from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { mostAtOnce } from '@marsa/model/kit/portions.ts'
import { one, rows } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { formFor } from '../../test/freight-forms.ts'
import { settle } from '../../test/loosened.ts'
import { readZip } from '../../test/read-zip.ts'
import { addAgents, type Person } from '../../test/people.ts'
import { worldOf, type World } from '../../test/world.ts'

let app: TestApp
let world: World
let customer: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  await addAgents(app.db, 2)
  await settle(app, 'freight.invoice-later', false)
})
beforeEach(async () => {
  app.clock.reset()
  customer = await world.customer()
})
afterAll(() => app.close())

const drafted = async (change = {}, person = customer): Promise<string> =>
  (await world.draft(person, { ...formFor('sea-import-port', app.clock.now()), ...change })).RequestId
const ready = async (person = customer): Promise<string> => {
  const id = await drafted({}, person)
  await world.document(person, id, 'COMMERCIAL_INVOICE')
  return id
}
const send = (ids: string[], key?: string): Promise<Answer> =>
  app.ask(customer, many.submitRequests, {
    body: { ids, terms: true },
    ...(key && { key }),
  })
const codes = ({ body }: Answer): (string | null)[] =>
  (body.outcomes as Outcome[]).map((outcome) => outcome.code)
const stateOf = async (id: string): Promise<string | undefined> =>
  (await rows<{ state: string }>(app.db, sql`select state from requests where id = ${id}`))[0]?.state
const submissions = async (id: string): Promise<number> =>
  (
    await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from request_events where request_id = ${id} and code = 'QS_SUB'`,
    )
  ).n
const documents = async (id: string) =>
  (await world.done(customer, listDocuments, { query: { RequestId: id } })) as {
    documentId: string
    docCode: string
    file: string
  }[]

describe('sending many drafts', () => {
  test('each by the rule of one: what is refused says why, the others go', async () => {
    const [a, b] = [await ready(), await ready()]
    const bare = await drafted()
    const wrong = await drafted({ description: '' })
    const stranger = await world.customer()
    const theirs = await ready(stranger)
    const sent = await ready()
    world.must(await app.ask(customer, freight.submitRequest, { query: { id: sent }, body: { terms: true } }))

    const answer = world.must(await send([a, bare, theirs, wrong, randomUUID(), sent, b]))
    expect(codes(answer)).toEqual([
      null,
      'freight.papers-missing',
      'freight.not-found',
      'kit.invalid',
      'freight.not-found',
      'kit.moved-on',
      null,
    ])
    expect(answer.body.outcomes[1]).toMatchObject({
      id: bare,
      fields: [{ field: 'documents.COMMERCIAL_INVOICE', code: 'freight.papers-missing' }],
    })
    expect(answer.body.outcomes[3].fields[0]).toMatchObject({ field: 'description' })
    expect(await Promise.all([a, bare, theirs, wrong, b].map(stateOf))).toEqual([
      'QS_RCD',
      'DRAFT',
      'DRAFT',
      'DRAFT',
      'QS_RCD',
    ])
    // The same refusal as one by one.
    const alone = await app.ask(customer, freight.submitRequest, {
      query: { id: bare },
      body: { terms: true },
    })
    expect(alone.body.code).toBe('freight.papers-missing')
  })

  test('a repeated call answers the same and sends nothing twice, also from two tabs at once', async () => {
    const ids = [await ready(), await ready(), await drafted()]
    const key = randomUUID()
    const first = world.must(await send(ids, key))
    expect(codes(first)).toEqual([null, null, 'freight.papers-missing'])
    expect((await send(ids, key)).body).toEqual(first.body)
    // What was refused is checked again: with its document in, the same call goes on where it stopped.
    await world.document(customer, ids[2]!, 'COMMERCIAL_INVOICE')
    expect(codes(await send(ids, key))).toEqual([null, null, null])
    expect(codes(await send(ids))).toEqual(['kit.moved-on', 'kit.moved-on', 'kit.moved-on'])

    const twice = await ready()
    const tabs = await Promise.all([send([twice]), send([twice])])
    expect(tabs.flatMap(codes).toSorted()).toEqual(['kit.moved-on', null])
    for (const id of [...ids, twice]) expect(await submissions(id)).toBe(1)
  })

  test('an id named twice is sent once; a key is not used for other drafts', async () => {
    const id = await ready()
    const key = randomUUID()
    expect(codes(world.must(await send([id, id], key)))).toEqual([null])
    expect((await send([id], key)).body.code).toBe('kit.key-reused')
  })

  test(`${mostAtOnce} in one call, one more is too many, and without the terms nothing is sent`, async () => {
    const [source] = [await ready()]
    const [document] = await documents(source)
    const others = await Promise.all(Array.from({ length: mostAtOnce - 1 }, () => drafted()))
    const given = await app.ask(customer, copyDocument, {
      body: { documentId: document!.documentId, ids: others },
    })
    expect(new Set(codes(world.must(given)))).toEqual(new Set([null]))
    const all = [source, ...others]
    const bare = await app.ask(customer, many.submitRequests, { body: { ids: all, terms: false } })
    expect([bare.status, bare.body.code]).toEqual([422, 'kit.invalid'])
    expect((await send([...all, randomUUID()])).status).toBe(422)
    expect(codes(world.must(await send(all)))).toEqual(all.map(() => null))
    expect(new Set(await Promise.all(all.map(stateOf)))).toEqual(new Set(['QS_RCD']))
  })
})

describe('looking at many drafts', () => {
  test('says what sending would say, what is missing and what files may be named after', async () => {
    const [a, bare] = [await ready(), await drafted({ nickname: 'Winter order', blNumber: 'SHAJEA26001' })]
    const hazardous = await drafted({ hazardous: true, description: '' })
    const theirs = await ready(await world.customer())
    const { items } = (await world.done(customer, many.checkDrafts, {
      query: { ids: [a, bare, hazardous, theirs].join() },
    })) as { items: DraftStanding[] }
    expect(items.map(({ code, missing }) => [code, missing])).toEqual([
      [null, []],
      ['freight.papers-missing', ['COMMERCIAL_INVOICE']],
      ['kit.invalid', ['COMMERCIAL_INVOICE', 'SAFETY_DATA_SHEET']],
      ['freight.not-found', []],
    ])
    expect(items[1]).toMatchObject({
      nickname: 'Winter order',
      marks: [items[1]!.quoteNumber, 'Winter order', 'SHAJEA26001'],
    })
    expect(items[0]).toMatchObject({
      goods: expect.any(String),
      origin: { nameEn: 'Shanghai' },
      destination: { nameAr: expect.stringMatching(/\p{Script=Arabic}/u) },
      readyFrom: expect.stringMatching(/^\d{4}-/),
    })
    expect(items[2]).toMatchObject({ goods: null })
    expect(items[3]).toMatchObject({
      quoteNumber: null,
      nickname: null,
      goods: null,
      origin: null,
      marks: [],
    })
    expect(await stateOf(a)).toBe('DRAFT')
  })
})

describe('deleting many drafts', () => {
  test('only drafts of one’s own go', async () => {
    const [draft, sent] = [await drafted(), await ready()]
    await send([sent])
    const theirs = await drafted({}, await world.customer())
    const answer = await app.ask(customer, many.removeDrafts, { body: { ids: [sent, draft, theirs] } })
    expect(codes(world.must(answer))).toEqual(['freight.not-found', null, 'freight.not-found'])
    expect(await Promise.all([draft, sent, theirs].map(stateOf))).toEqual([undefined, 'QS_RCD', 'DRAFT'])
  })
})

describe('declining many requests', () => {
  test('each with the reason; what is answered or not asked stays', async () => {
    const first = await world.submitted()
    const [agent] = first.agents as [Person]
    // The same agents are asked about two more.
    customer = first.customer
    const [second, third] = [await ready(), await ready()]
    world.must(await send([second, third]))
    await world.quote({ ...first, requestId: third }, agent)
    const alien = await drafted()
    const ids = [first.requestId, third, alien, second]
    const reason = 'No space on this lane'
    const short = await app.ask(agent, many.declineRequests, { body: { ids, reason: 'x' } })
    expect(short.status).toBe(422)
    const answer = await app.ask(agent, many.declineRequests, { body: { ids, reason } })
    expect(codes(world.must(answer))).toEqual([null, 'quotes.already-answered', 'freight.not-found', null])
    const declined = await rows<{ id: string }>(
      app.db,
      sql`select subject_id as id from quotations where company_id = ${agent.companyId} and state = 'Q_DECLINED'`,
    )
    expect(declined.map(({ id }) => id).toSorted()).toEqual([first.requestId, second].toSorted())
  })
})

describe('one document for many', () => {
  test('goes to each that may have it, once, with a file of its own', async () => {
    const source = await ready()
    const [document] = await documents(source)
    const [a, b] = [await drafted(), await drafted()]
    const stranger = await world.customer()
    const theirs = await drafted({}, stranger)
    const give = () =>
      app.ask(customer, copyDocument, {
        body: { documentId: document!.documentId, ids: [a, theirs, b, source] },
      })
    expect(codes(world.must(await give()))).toEqual([null, 'kit.not-found', null, null])
    // Asked again, with another key too, every draft still has it once.
    expect(codes(world.must(await give()))).toEqual([null, 'kit.not-found', null, null])
    for (const id of [source, a, b])
      expect(await documents(id)).toMatchObject([{ docCode: 'COMMERCIAL_INVOICE', file: document!.file }])
    const stored = await rows<{ storage_key: string }>(
      app.db,
      sql`select distinct storage_key from documents where subject_id = any(${[source, a, b]}::uuid[])`,
    )
    expect(stored).toHaveLength(3)
    const other = await app.ask(stranger, copyDocument, {
      body: { documentId: document!.documentId, ids: [theirs] },
    })
    expect([other.status, other.body.code]).toEqual([404, 'documents.id'])
    expect(codes(world.must(await send([source, a, b])))).toEqual([null, null, null])
  })

  test('an identity document is never copied', async () => {
    const source = await drafted()
    const documentId = await world.document(customer, source, 'IDFRONTSIDE').catch(() => undefined)
    expect(documentId).toBeDefined()
    const answer = await app.ask(customer, copyDocument, { body: { documentId, ids: [await drafted()] } })
    expect([answer.status, answer.body.code]).toEqual([422, 'documents.copy-identity'])
  })
})

describe('files of chosen rows', () => {
  test('documents come in a folder each, without those of strangers', async () => {
    const [a, b, bare] = [await ready(), await ready(), await drafted()]
    const theirs = await ready(await world.customer())
    const answer = await app.ask(customer, downloadArchives, { query: { ids: [a, theirs, bare, b].join() } })
    expect(answer.status).toBe(200)
    const names = readZip(answer.raw).map(({ name }) => name)
    expect(new Set(names.map((name) => name.split('/')[0]))).toHaveProperty('size', 2)
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2)
    const none = await app.ask(customer, downloadArchives, { query: { ids: [theirs, bare].join() } })
    expect(none.body.code).toBe('documents.none')
    const noted = await one<{ n: number }>(
      app.db,
      sql`select count(*)::int as n from audit_log where action = 'read-archive' and actor_id = ${customer.userId}`,
    )
    expect(noted.n).toBe(2)
  })

  test('the report holds the chosen rows alone', async () => {
    const [a, b] = [await drafted({ nickname: 'Chosen one' }), await drafted({ nickname: 'Left one' })]
    const theirs = await drafted({ nickname: 'Stranger one' }, await world.customer())
    const { raw } = await app.ask(customer, freight.downloadReport, { query: { ids: [a, theirs].join() } })
    const text = raw.toString()
    expect([text.includes('Chosen one'), text.includes('Left one'), text.includes('Stranger one')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await stateOf(b)).toBe('DRAFT')
  })
})
