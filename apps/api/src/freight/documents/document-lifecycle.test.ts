// The life of a document on a request: checked by agent or desk, returned, sent again; and identity documents that expire.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import {
  downloadDocuments,
  listDocuments,
  reviewDocument,
  uploadDocuments,
} from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { warnOfExpiry } from '../../documents/warn-of-expiry.ts'
import { rows } from '../../kit/db.ts'
import { documentLines } from '../../reactions.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makePdf } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { readZip } from '../../../test/read-zip.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let journey: Journey
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  journey = await world.booked()
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

type SentMessage = { template: string; language: string; channel: string | null; body: string }
/** What a person was told about documents: the notification, and each mail of it. */
const messagesTo = (person: Person): Promise<SentMessage[]> =>
  rows(
    app.db,
    sql`select n.template, u.language, o.channel, coalesce(o.body, n.params::text) as body
      from notifications n join users u on u.id = n.user_id
      left join outbox_messages o on o.notification_id = n.id
      where n.user_id = ${person.userId} and n.template like 'paper-%' order by n.id`,
  )

const listFor = async (person: Person, earlier?: 'true'): Promise<StoredDocument[]> =>
  (await world.done(person, listDocuments, {
    query: { RequestId: journey.requestId, earlier },
  })) as StoredDocument[]
const listedDocument = async (person: Person, documentId: string) =>
  (await listFor(person, 'true')).find((document) => document.documentId === documentId)!
const review = (person: Person, documentId: string, outcome: 'accept' | 'return', reason?: string) =>
  app.ask(person, reviewDocument, { body: { documentId, outcome, reason } })

describe('the check of a document', () => {
  test('who may is told so, and who may not is refused', async () => {
    const documentId = await world.document(journey.customer, journey.requestId, 'CERTIFICATE_OF_ORIGIN')
    const loser = journey.agents.find((agent) => agent !== journey.winner)!
    const stranger = await world.customer()
    expect((await listedDocument(journey.winner, documentId)).reviewable).toBe(true)
    expect((await listedDocument(desk, documentId)).reviewable).toBe(true)
    expect((await listedDocument(journey.customer, documentId)).reviewable).toBe(false)
    expect((await review(loser, documentId, 'accept')).status).toBe(404)
    for (const person of [journey.customer, stranger])
      expect((await review(person, documentId, 'accept')).status).toBe(403)
    expect((await listedDocument(desk, documentId)).state).toBe('UPLOADED')
  })

  test('a returned document is told with its reason, sent again, and both versions stay visible', async () => {
    const first = await world.document(journey.customer, journey.requestId, 'NO_OBJECTION')
    world.must(await review(journey.winner, first, 'return', 'The stamp is missing'))
    expect(
      (await messagesTo(journey.customer)).filter(({ template }) => template === 'paper-returned'),
    ).toEqual([
      expect.objectContaining({ channel: 'mail', body: expect.stringContaining('The stamp is missing') }),
    ])
    expect((await review(desk, first, 'return', 'again')).body.code).toBe('documents.reviewed')

    const second = await world.document(journey.customer, journey.requestId, 'NO_OBJECTION')
    const codesOf = (documents: StoredDocument[]) =>
      documents
        .filter(({ docCode }) => docCode === 'NO_OBJECTION')
        .map(({ documentId, state }) => [documentId, state])
    expect(codesOf(await listFor(journey.customer))).toEqual([[second, 'UPLOADED']])
    for (const reader of [journey.customer, journey.winner, desk]) {
      const all = await listFor(reader, 'true')
      expect(codesOf(all)).toEqual([
        [first, 'REPLACED'],
        [second, 'UPLOADED'],
      ])
      expect(all.find(({ documentId }) => documentId === first)!.returnReason).toBe('The stamp is missing')
    }
    world.must(await review(desk, second, 'accept'))
    const accepted = (await messagesTo(journey.customer)).filter(
      ({ template }) => template === 'paper-accepted',
    )
    expect(accepted).toEqual([expect.objectContaining({ channel: null })])
    expect((await listedDocument(desk, second)).reviewable).toBe(true) // it may still be returned
  })

  test('the document of an agent notifies the agent', async () => {
    const documentId = await world.document(journey.winner, journey.requestId, 'DELIVERY_ORDER')
    world.must(await review(desk, documentId, 'return', 'Not for this container'))
    expect((await messagesTo(journey.winner)).map(({ template }) => template)).toEqual(['paper-returned'])
  })
})

test('the archive is open to who reads the request, also to who only looks, and is recorded for each', async () => {
  await world.document(journey.customer, journey.requestId, 'IDBACKSIDE')
  const auditor = await addPerson(app.db, 'admin-readonly')
  const loser = journey.agents.find((agent) => agent !== journey.winner)!
  const query = { RequestId: journey.requestId }
  const namesFor = async (person: Person) =>
    readZip((await app.ask(person, downloadDocuments, { query })).raw).map(({ name }) => name)
  for (const person of [journey.customer, journey.winner, desk, auditor]) {
    const names = await namesFor(person)
    expect(names.some((name) => name.includes('Commercial invoice'))).toBe(true)
    expect(names.some((name) => name.includes('Emirates ID'))).toBe(false)
    const taken = await rows(
      app.db,
      sql`select from audit_log where action = 'read-archive' and actor_id = ${person.userId}`,
    )
    expect(taken).toHaveLength(1)
  }
  expect((await namesFor(loser)).slice(1)).toEqual([expect.stringContaining('Quotation file')])
  expect((await app.ask(await world.customer(), downloadDocuments, { query })).status).toBe(404)
})

describe('an identity document', () => {
  const uploadId = async (expiresOn?: string, docCode = 'IDFRONTSIDE') => {
    const form = new FormData()
    form.set('RequestId', journey.requestId)
    form.set('docCode', docCode)
    if (expiresOn) form.set('expiresOn', expiresOn)
    const name = `id ${crypto.randomUUID()}.pdf`
    form.append('files', new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' }), name)
    return app.ask(journey.customer, uploadDocuments, { body: form })
  }
  const today = () => dayOf(app.clock.now())
  const warnings = async () =>
    (await messagesTo(journey.customer)).filter(({ template }) => template === 'paper-expires').length
  const runOn = (day: string) => warnOfExpiry(app.db, documentLines(app.clock), instantOf(day, 9 * 60))

  test.each([
    ['over already', () => addDays(today(), -1), 'documents.expired'],
    ['too far off', () => addDays(today(), 9000), 'documents.expiry-day'],
    ['no day', () => '2026-02-31', undefined],
  ])('with a last day that is %s is not taken', async (_, day, code) => {
    const answer = await uploadId(day())
    expect([200, 500]).not.toContain(answer.status)
    if (code) expect(answer.body.code).toBe(code)
  })

  test('without a last day is not taken, and nothing of it is kept', async () => {
    const stored = () =>
      rows(app.db, sql`select id from documents where subject_id = ${journey.requestId} order by id`)
    const before = await stored()
    const { status, body } = await uploadId()
    expect([status, body.code, body.fieldErrors[0].field]).toEqual([422, 'documents.expiry-day', 'expiresOn'])
    expect(await stored()).toEqual(before)
  })

  test('keeps its last day; another document has none', async () => {
    const day = addDays(today(), 400)
    expect((await uploadId(day)).body[0].expiresOn).toBe(day)
    expect((await uploadId(day, 'PACKING_LIST')).body[0].expiresOn).toBe(null)
  })

  test('is warned of 30 and 7 days before, once each, by mail and notice, and not after its end', async () => {
    const expiresOn = addDays(today(), 100)
    world.must(await uploadId(expiresOn))
    expect([await runOn(addDays(expiresOn, -31)), await warnings()]).toEqual([0, 0])
    expect([
      await runOn(addDays(expiresOn, -30)),
      await runOn(addDays(expiresOn, -29)),
      await warnings(),
    ]).toEqual([1, 0, 1])
    expect([await runOn(addDays(expiresOn, -7)), await runOn(expiresOn)]).toEqual([1, 0])
    expect(await runOn(addDays(expiresOn, 1))).toBe(0)
    const mails = (await messagesTo(journey.customer)).filter(({ template }) => template === 'paper-expires')
    expect(mails.every(({ channel }) => channel === 'mail')).toBe(true)
    const sent = await rows(
      app.db,
      sql`select from outbox_messages where topic = 'paper-expires' and user_id = ${journey.customer.userId}`,
    )
    expect(sent).toHaveLength(2)
  })

  test('that was brought late is warned of once; one that was deleted never', async () => {
    const late = addDays(today(), 3)
    world.must(await uploadId(late))
    const gone = world.must(await uploadId(late)).body[0].documentId as string
    await sql`update documents set deleted_at = now() where id = ${gone}`.execute(app.db)
    expect([await runOn(today()), await runOn(today())]).toEqual([1, 0])
  })

  test('that has expired is not accepted, but may be returned', async () => {
    const { documentId } = world.must(await uploadId(addDays(today(), 2))).body[0]
    app.clock.pass(4 * 86_400_000)
    try {
      expect((await review(desk, documentId, 'accept')).body.code).toBe('documents.expired')
      expect((await review(desk, documentId, 'return', 'It has expired')).status).toBe(200)
    } finally {
      app.clock.reset()
    }
  })

  test('of a request that has ended is not warned of', async () => {
    const other = await world.submitted()
    const documentId = await world.document(other.customer, other.requestId, 'IDFRONTSIDE')
    await sql`update documents set expires_on = ${addDays(today(), 5)} where id = ${documentId}`.execute(
      app.db,
    )
    world.must(
      await app.ask(other.customer, freight.cancelRequest, {
        query: { id: other.requestId },
        body: { reason: 'No longer needed' },
      }),
    )
    expect(await runOn(today())).toBe(0)
  })
})
