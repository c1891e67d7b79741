// Every action on storage from every state by every role, over the wire: what succeeds is exactly this table, and nothing else changes.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { one } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import {
  storageCharges,
  storageForm,
  storageWorldOf,
  type Stored,
  type StorageWorld,
} from '../../test/storage-world.ts'
import { closeWindows } from './timers.ts'

let app: TestApp
let world: StorageWorld
const others: Record<string, Person> = {}
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
  for (const role of ['desk', 'admin', 'admin-readonly', 'clearing-agent'] as const)
    others[role] = await addPerson(app.db, role)
  others['stranger'] = await world.customer()
  others['other warehouse'] = await addPerson(app.db, 'warehouse-agent')
})
afterAll(() => app.close())

const two = { warehouses: 2 }
const reason = { reason: 'Because of the test' }
type Ask = Parameters<TestApp['ask']>
const ask = (person: Person, endpoint: Ask[1], at: Stored, body?: unknown) =>
  app.ask(person, endpoint, { ...world.of(at), ...(body !== undefined && { body }) })
const until = () => addDays(dayOf(app.clock.now()), 120)
const boxOf = async (at: Stored): Promise<{ itemId: string; name: string; quantity: number }[]> =>
  (await world.view(at.customer, at)).items.map(
    ({ itemId, name, quantity }: { itemId: string; name: string; quantity: number }) => ({
      itemId,
      name,
      quantity,
    }),
  )

/** Photo, signature and reason for storage of which something is asked for; nothing could be put in elsewhere. */
const handOverBodies = new Map<Stored, object>()
const none = { photos: [randomUUID()], signature: randomUUID(), code: null, creditReason: null }

const labelled = new Set<Stored>()
/** The warehouse that won has a prefix for its labels. */
const withPrefix = async (at: Stored): Promise<void> => {
  if (!labelled.has(at)) world.must(await world.saveSite(at, { gs1Prefix: world.newPrefix() }))
  labelled.add(at)
}

const finding = async (at: Stored): Promise<{ id: string }> => {
  const { findings } = await world.view(at.customer, at)
  return { id: findings[0]?.findingId ?? randomUUID() }
}
/** A box is missing. */
const found = async (): Promise<Stored> => {
  const at = await world.withItems(two)
  world.must(await world.items(at, [{ itemId: at.box, name: 'Box', quantity: 9, missing: 1 }]))
  return at
}

/** How storage comes into each state; STORED and so on are booked, with the goods further on. */
const states: Record<string, () => Promise<Stored>> = {
  QS_RCD: () => world.requested(),
  QS_AWP: async () => {
    const at = await world.requested()
    return world.quote(at, at.warehouses[0]!)
  },
  PAYING: () => world.accepted(two),
  QS_PPA: () => world.booked(two),
  STORED: () => world.withItems(two),
  FOUND: () => found(),
  OWNED: async () => {
    const at = await found()
    world.must(await app.ask(at.winner, storage.takeException, { query: await finding(at) }))
    return at
  },
  OBJECTED: async () => {
    const at = await found()
    const body = { findings: [(await finding(at)).id], outcome: 'object', text: 'All ten were there' }
    world.must(await ask(at.customer, storage.answerFindings, at, body))
    return at
  },
  ASKED: async () => {
    const at = await world.withItems(two)
    world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 1 }]))
    handOverBodies.set(at, await world.handOverBody(at, { creditReason: 'A good customer' }))
    world.must(await ask(at.customer, storage.askExtension, at, { until: until() }))
    return at
  },
  QS_AWAITING_FINAL_PAY: async () => {
    const at = await world.withItems(two)
    world.must(await world.finalQuote(at))
    return at
  },
  PAID: async () => {
    const at = await world.withItems({ ...two, pay: 'whole' })
    await world.document(at.winner, at.requestId, 'PROOF_OF_DELIVERY')
    return at
  },
  DELIVERED: async () => {
    const at = await world.delivered(two)
    await world.document(at.winner, at.requestId, 'INVOICE')
    return at
  },
  QS_CMP: () => world.completed(two),
  QS_REJ: async () => {
    const at = await world.quoted()
    for (const { id } of at.quotations)
      world.must(await app.ask(at.customer, storage.rejectStorageQuote, { query: { id }, body: {} }))
    return at
  },
  QS_CAN: async () => {
    const at = await world.quoted()
    const query = { storageRequestID: at.requestId }
    world.must(await app.ask(at.customer, storage.cancelStorage, { query, body: reason }))
    return at
  },
  EXPIRED: async () => {
    const at = await world.requested()
    await app.owner.query(`update requests set window_ends_at = now() - interval '1 second' where id = $1`, [
      at.requestId,
    ])
    await closeWindows(app.db, app.clock)
    return at
  },
}

const quotation = (at: Stored): { id: string } => ({ id: at.quotations[0]?.id ?? randomUUID() })
const release = async (at: Stored): Promise<{ id: string }> => {
  const { releases } = await world.view(at.customer, at)
  return { id: releases[0]?.releaseId ?? randomUUID() }
}

type Action = (person: Person, at: Stored) => Promise<Answer>
const actions: Record<string, Action> = {
  saveStorage: (person, at) =>
    app.ask(person, storage.saveStorage, {
      body: { storageRequestID: at.requestId, form: storageForm(app.clock.now()) },
    }),
  submitStorageQuote: async (person, at) => {
    const fileDocumentId = await world
      .document(person, at.requestId, 'VENDOR_QUOTE')
      .catch(() => randomUUID() as string)
    const body = { RequestId: at.requestId, charges: storageCharges(), fileDocumentId }
    return app.ask(person, storage.submitStorageQuote, {
      body: { ...body, acceptPartnerTerms: true, isDraft: false },
    })
  },
  declineStorageQuote: (person, at) => ask(person, storage.declineStorageQuote, at, reason),
  withdrawStorageQuote: (person, at) =>
    app.ask(person, storage.withdrawStorageQuote, { query: quotation(at), body: reason }),
  acceptStorageQuote: (person, at) =>
    app.ask(person, storage.acceptStorageQuote, {
      query: quotation(at),
      body: { terms: true, pay: 'half' },
    }),
  rejectStorageQuote: (person, at) =>
    app.ask(person, storage.rejectStorageQuote, { query: quotation(at), body: {} }),
  payStorage: (person, at) =>
    app.ask(person, storage.payStorage, { query: { QuoteID: quotation(at).id }, way: 1 }),
  cancelStorage: (person, at) =>
    app.ask(person, storage.cancelStorage, { query: { storageRequestID: at.requestId }, body: reason }),
  reinitiateStorage: (person, at) => {
    const { startDate, endDate } = storageForm(app.clock.now())
    return ask(person, storage.reinitiateStorage, at, { startDate, endDate })
  },
  store: (person, at) => world.report({ ...at, winner: person }, 'STORED'),
  deliver: (person, at) => world.report({ ...at, winner: person }, 'DELIVERED'),
  postStorageFinalQuote: (person, at) => world.finalQuote({ ...at, winner: person }),
  completeStorage: (person, at) => world.complete(at, person),
  takeInGoods: async (person, at) => {
    const signature = await world
      .document(person, at.requestId, 'HAND_OVER_SIGNATURE')
      .catch(() => randomUUID() as string)
    return ask(person, storage.takeInGoods, at, world.sheet({ signature }))
  },
  saveStorageItems: async (person, at) => world.items(at, await boxOf(at), person),
  issueStorageLabels: async (person, at) => {
    await withPrefix(at)
    return ask(person, storage.issueStorageLabels, at)
  },
  answerFindings: async (person, at) => {
    const findings = (await world.view(at.customer, at)).findings.map(
      ({ findingId }: { findingId: string }) => findingId,
    )
    const body = { findings: findings.length ? findings : [randomUUID()], outcome: 'accept', text: null }
    return ask(person, storage.answerFindings, at, body)
  },
  answerObjection: async (person, at) =>
    app.ask(person, storage.answerObjection, { query: await finding(at), body: reason }),
  takeException: async (person, at) => app.ask(person, storage.takeException, { query: await finding(at) }),
  handException: async (person, at) =>
    app.ask(person, storage.handException, {
      query: await finding(at),
      body: { to: at.warehouses[0]!.userId },
    }),
  giveExceptionBack: async (person, at) =>
    app.ask(person, storage.giveExceptionBack, { query: await finding(at) }),
  requestRelease: async (person, at) => {
    const itemId = (await boxOf(at))[0]?.itemId ?? randomUUID()
    return world.askRelease({ ...at, customer: person }, [{ itemId, quantity: 1 }])
  },
  withdrawRelease: async (person, at) =>
    app.ask(person, storage.withdrawRelease, { query: await release(at) }),
  handOverRelease: async (person, at) =>
    app.ask(person, storage.handOverRelease, {
      query: await release(at),
      body: handOverBodies.get(at) ?? none,
    }),
  declineRelease: async (person, at) =>
    app.ask(person, storage.declineRelease, { query: await release(at), body: reason }),
  askExtension: (person, at) => ask(person, storage.askExtension, at, { until: until() }),
  withdrawExtension: (person, at) => ask(person, storage.withdrawExtension, at),
  rateStorage: (person, at) => ask(person, storage.rateStorage, at, { rating: 5, comments: 'Well kept' }),
}

/** Who succeeds where. `first` has quoted and won where somebody has; `second` is the other warehouse that was asked. */
const table: Record<keyof typeof actions, Record<string, string>> = {
  saveStorage: { customer: 'QS_RCD' },
  submitStorageQuote: { first: 'QS_RCD QS_AWP', second: 'QS_RCD QS_AWP' },
  declineStorageQuote: { first: 'QS_RCD', second: 'QS_RCD QS_AWP' },
  withdrawStorageQuote: { first: 'QS_AWP', desk: 'QS_AWP' },
  acceptStorageQuote: { customer: 'QS_AWP PAYING' },
  rejectStorageQuote: { customer: 'QS_AWP' },
  payStorage: { customer: 'PAYING QS_AWAITING_FINAL_PAY' },
  cancelStorage: {
    customer: 'QS_RCD QS_AWP',
    desk: 'QS_RCD QS_AWP QS_PPA',
    admin: 'QS_RCD QS_AWP QS_PPA',
  },
  reinitiateStorage: { customer: 'QS_REJ QS_CAN EXPIRED' },
  store: { first: 'QS_PPA' },
  deliver: { first: 'PAID' },
  postStorageFinalQuote: { first: 'QS_PPA FOUND OWNED OBJECTED STORED ASKED QS_AWAITING_FINAL_PAY' },
  completeStorage: { first: 'DELIVERED' },
  takeInGoods: { first: 'QS_PPA' },
  saveStorageItems: {
    first: 'QS_PPA FOUND OWNED OBJECTED STORED ASKED QS_AWAITING_FINAL_PAY PAID DELIVERED',
  },
  issueStorageLabels: { first: 'FOUND OWNED OBJECTED STORED ASKED QS_AWAITING_FINAL_PAY PAID' },
  answerFindings: { customer: 'FOUND OWNED' },
  answerObjection: { first: 'OBJECTED', desk: 'OBJECTED' },
  takeException: { first: 'FOUND OBJECTED' },
  handException: { first: 'OWNED' },
  giveExceptionBack: { first: 'OWNED' },
  requestRelease: { customer: 'FOUND OWNED OBJECTED STORED QS_AWAITING_FINAL_PAY PAID' },
  withdrawRelease: { customer: 'ASKED' },
  handOverRelease: { first: 'ASKED' },
  declineRelease: { first: 'ASKED' },
  askExtension: { customer: 'FOUND OWNED OBJECTED STORED QS_AWAITING_FINAL_PAY PAID' },
  withdrawExtension: { customer: 'ASKED' },
  rateStorage: { customer: 'QS_CMP' },
}

const people = (at: Stored): Record<string, Person | undefined> => ({
  ...others,
  customer: at.customer,
  first: at.warehouses[0],
  second: at.warehouses[1],
})

/** State, version and everything that hangs on a request, as one text. */
const printOf = async ({ requestId: id }: Stored): Promise<string> => {
  const { print } = await one<{ print: string }>(
    app.db,
    sql`select concat_ws(' ', (select concat_ws(' ', r.state, r.version, space.extension_until) from requests r join storage_details space using (id) where r.id = ${id}),
      (select g.state || g.version from warehouse_goods g where g.id = ${id}),
      (select string_agg(w.state || w.version, ',' order by w.id) from warehouse_releases w where w.request_id = ${id}),
      (select string_agg(i.id || ':' || i.quantity || ':' || i.released, ',' order by i.id) from warehouse_items i where i.request_id = ${id}),
      (select string_agg(q.state || q.version, ',' order by q.id) from quotations q where q.subject_id = ${id}),
      (select string_agg(n.id || n.state || coalesce(o.owner_id::text, ''), ',' order by n.id) from warehouse_findings n
        left join warehouse_exception_owners o on o.finding_id = n.id where n.request_id = ${id}),
      (select string_agg(u.sscc, ',' order by u.sscc) from storage_units u where u.request_id = ${id}),
      (select count(*) from payment_sessions s where s.subject_id = ${id}),
      (select count(*) from ledger_transactions t where t.subject_id = ${id}),
      (select count(*) from request_feedback f where f.request_id = ${id}),
      (select count(*) from request_events e where e.request_id = ${id})) as print`,
  )
  return print
}

describe.each(Object.keys(states))('in %s', (state) => {
  test('each role may do exactly what the table says', { timeout: 120_000 }, async () => {
    let at = await states[state]!()
    let before = await printOf(at)
    for (const action of Object.keys(actions))
      for (const role of Object.keys(people(at))) {
        const person = people(at)[role]!
        const { status, body } = await actions[action]!(person, at)
        const listed = table[action]?.[role]?.split(' ').includes(state) ?? false
        expect([action, role, status === 200, body.code]).toEqual([
          action,
          role,
          listed,
          listed ? undefined : expect.any(String),
        ])
        if (listed) {
          at = await states[state]!()
          before = await printOf(at)
        } else expect([action, role, await printOf(at)]).toEqual([action, role, before])
      }
  })
})

test('every writing contract of storage beside documents and look-ups stands in the table', () => {
  const elsewhere = [
    'trackStorageSolved',
    'reportStoragePaymentFailed',
    'downloadStorageLogo',
    'reportGoods',
    'saveStorageSite',
  ]
  const writing = Object.values(storage)
    .filter(({ method, verb }) => method !== 'GET' || verb === 'payStorage')
    .map(({ verb }) => verb)
    .filter((verb) => !verb.includes('Document') && !elsewhere.includes(verb))
  expect(Object.keys(actions).toSorted()).toEqual([...writing, 'store', 'deliver'].toSorted())
})
