// Each message about storage (B 8, decisions 4.3), said by the product when its cause is there: to whom, and in whose language.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import {
  storageGoodsMessages,
  storageMoneyMessages,
  storageQuoteMessages,
} from '@marsa/model/messages/templates/storage-messages.ts'
import type { TemplateName } from '@marsa/model/messages/templates/templates.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { documentLines } from '../reactions.ts'
import { rows } from '../kit/db.ts'
import { warnOfExpiry } from '../documents/warn-of-expiry.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import {
  place,
  storageForm,
  storageWorldOf,
  type Stored,
  type StorageWorld,
} from '../../test/storage-world.ts'
import { closeWindows, expireQuotes, noticeOverstays } from './timers.ts'

let app: TestApp
let world: StorageWorld
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

/** Reads Arabic; the warehouses of the tests read English. */
const arabic = (): Promise<Person> => world.customer({ language: 'ar' })
const own = async () => ({ customer: await arabic() })
const byId = (at: Stored) => ({ query: { storageRequestID: at.requestId } })
const reason = { reason: 'Because of the test' }
const tomorrow = (days = 1) => addDays(dayOf(app.clock.now()), days)
const doors = { pickup: place(), deliveryAsPickup: true }

const passed = async (at: Stored, table: 'quotations' | 'requests'): Promise<void> => {
  const [column, by] = table === 'quotations' ? ['valid_until', 'subject_id'] : ['window_ends_at', 'id']
  await app.owner.query(`update ${table} set ${column} = now() - interval '1 second' where ${by} = $1`, [
    at.requestId,
  ])
}
const unanswered = async (): Promise<Stored> => {
  const at = await world.requested(await own())
  await passed(at, 'requests')
  await closeWindows(app.db, app.clock)
  return at
}
const lapsed = async (): Promise<Stored> => {
  const at = await world.quoted({ ...(await own()), warehouses: 1 })
  await passed(at, 'quotations')
  await expireQuotes(app.db, app.clock)
  return at
}
const changed = async (): Promise<Stored> => {
  const at = await world.requested(await own())
  const body = {
    storageRequestID: at.requestId,
    form: storageForm(app.clock.now(), { cbm: 12 }),
  }
  await world.done(at.customer, storage.saveStorage, { body })
  return at
}
const revised = async (): Promise<Stored> => {
  const at = await world.quoted({ ...(await own()), warehouses: 1 })
  return world.quote(at, at.winner, '850.00')
}
const rejected = async (): Promise<Stored> => {
  const at = await world.quoted({ ...(await own()), warehouses: 1 })
  await world.done(at.customer, storage.rejectStorageQuote, {
    query: { id: at.quotations[0]!.id },
    body: {},
  })
  return at
}
const cancelled = async (): Promise<Stored> => {
  const at = await world.quoted({ ...(await own()), warehouses: 1 })
  await world.done(at.customer, storage.cancelStorage, { ...byId(at), body: reason })
  return at
}
const cancelledPaid = async (): Promise<Stored> => {
  const at = await world.booked(await own())
  await world.done(desk, storage.cancelStorage, { ...byId(at), body: reason })
  return at
}
const onCredit = async (): Promise<Stored> =>
  world.booked({ pay: 'credit', customer: await world.customer({ language: 'ar', creditFils: 500_000n }) })
const cancelledOnCredit = async (): Promise<Stored> => {
  const at = await onCredit()
  await world.done(desk, storage.cancelStorage, { ...byId(at), body: reason })
  return at
}
const failed = async (): Promise<Stored> => {
  const at = await world.accepted(await own())
  world.must(await world.settle(at.sessionId, 'failed'))
  return at
}
const left = async (): Promise<Stored> => {
  const at = await world.accepted(await own())
  world.must(await world.settle(at.sessionId, 'cancelled'))
  return at
}
const asked = async (): Promise<Stored> => {
  const at = await world.stored(await own())
  world.must(await world.finalQuote(at))
  return at
}
const finalPaid = async (): Promise<Stored> => {
  const at = await asked()
  await world.payFinal(at)
  return at
}
const fetched = async (): Promise<Stored> =>
  world.reach(await world.booked({ ...(await own()), form: doors, pay: 'whole' }), 'PICKED_UP')
const sentOut = async (): Promise<Stored> => world.reach(await fetched(), 'STORED', 'OUT_FOR_DELIVERY')
const brought = async (): Promise<Stored> => world.reach(await sentOut(), 'DELIVERED')
const larger = async (): Promise<Stored> => {
  const at = await world.booked(await own())
  world.must(await world.report(at, 'STORED', { measuredCBM: 14, confirmedCBM: 14 }))
  return at
}
const overstaying = async (): Promise<Stored> => {
  const at = await world.stored({ ...(await own()), pay: 'whole' })
  await app.owner.query(
    `update storage_details set start_date = current_date - 60, end_date = current_date - 2 where id = $1`,
    [at.requestId],
  )
  await noticeOverstays(app.db, app.clock)
  return at
}
const longer = async (): Promise<Stored> => {
  const at = await world.stored({ ...(await own()), pay: 'whole' })
  const body = { until: tomorrow(150) }
  await world.done(at.customer, storage.askExtension, { ...world.of(at), body })
  return at
}
const extended = async (): Promise<Stored> => {
  const at = await longer()
  world.must(await world.finalQuote(at, '1500.00', { endDate: tomorrow(150) }))
  await world.payFinal(at)
  return at
}
const releasing = async (): Promise<Stored & { releaseId: string }> => {
  const at = await world.withItems({ ...(await own()), pay: 'whole' })
  const { body } = world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 3 }]))
  return { ...at, releaseId: body.releaseId }
}
const released = async (): Promise<Stored> => {
  const at = await releasing()
  const body = await world.handOverBody(at)
  await world.done(at.winner, storage.handOverRelease, { query: { id: at.releaseId }, body })
  return at
}
const releasedOnCredit = async (): Promise<Stored> => {
  const at = await world.withItems(await own())
  const asked = world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 3 }]))
  const body = await world.handOverBody(at, { creditReason: 'A good customer' })
  await world.done(at.winner, storage.handOverRelease, { query: { id: asked.body.releaseId }, body })
  return at
}
const found = async (): Promise<Stored> => {
  const at = await world.withItems({ ...(await own()), pay: 'whole' })
  const [box] = (await world.view(at.winner, at)).items
  world.must(await world.items(at, [{ itemId: box.itemId, name: 'Box', quantity: 9, missing: 1 }]))
  return at
}
const answered = async (outcome: 'accept' | 'object'): Promise<Stored> => {
  const at = await found()
  const findings = (await world.view(at.customer, at)).findings.map(
    ({ findingId }: { findingId: string }) => findingId,
  )
  const body = { findings, outcome, text: outcome === 'object' ? 'All ten were there' : null }
  await world.done(at.customer, storage.answerFindings, { ...world.of(at), body })
  return at
}
/** The colleague that it is handed to, by request. */
const handedTo = new Map<string, Person>()
const handed = async (): Promise<Stored> => {
  const at = await found()
  const [{ findingId }] = (await world.view(at.winner, at)).findings
  const colleague = await addPerson(app.db, 'warehouse-agent', { companyId: at.winner.companyId })
  handedTo.set(at.requestId, colleague)
  await world.done(at.winner, storage.takeException, { query: { id: findingId } })
  const body = { to: colleague.userId }
  await world.done(at.winner, storage.handException, { query: { id: findingId }, body })
  return at
}
const settled = async (): Promise<Stored> => {
  const at = await answered('object')
  const [{ findingId }] = (await world.view(at.winner, at)).findings
  await world.done(at.winner, storage.answerObjection, { query: { id: findingId }, body: reason })
  return at
}
const refused = async (): Promise<Stored> => {
  const at = await releasing()
  await world.done(at.winner, storage.declineRelease, { query: { id: at.releaseId }, body: reason })
  return at
}
const backRelease = async (): Promise<Stored> => {
  const at = await releasing()
  await world.done(at.customer, storage.withdrawRelease, { query: { id: at.releaseId } })
  return at
}
const backLonger = async (): Promise<Stored> => {
  const at = await longer()
  await world.done(at.customer, storage.withdrawExtension, world.of(at))
  return at
}
const reviewed = async (outcome: 'accept' | 'return'): Promise<Stored> => {
  const at = await world.booked(await own())
  const documentId = await world.document(at.customer, at.requestId, 'PACKING_LIST')
  const body = { documentId, outcome, ...(outcome === 'return' && reason) }
  await world.done(at.winner, storage.reviewStorageDocument, { body })
  return at
}
const expiring = async (): Promise<Stored> => {
  const at = await world.booked(await own())
  const documentId = await world.document(at.customer, at.requestId, 'PACKING_LIST')
  await app.owner.query(`update documents set expires_on = current_date + 6 where id = $1`, [documentId])
  await warnOfExpiry(app.db, documentLines(app.clock), app.clock.now())
  return at
}

type Storage = Extract<TemplateName, `storage-${string}`>
const customer = (at: Stored) => [at.customer]
const winner = (at: Stored) => [at.winner]
const all = (at: Stored) => at.warehouses
const both = (at: Stored) => [at.customer, at.winner]
const losers = (at: Stored) => at.warehouses.slice(1)

/** Who is notified of it, and what has to have happened. */
const causes: Record<Storage, [to: (at: Stored) => Person[], cause: () => Promise<Stored>]> = {
  'storage-submitted': [customer, async () => world.requested(await own())],
  'storage-invited': [all, async () => world.requested(await own())],
  'storage-changed': [all, changed],
  'storage-quote': [customer, async () => world.quoted({ ...(await own()), warehouses: 1 })],
  'storage-quote-revised': [customer, revised],
  'storage-quote-rejected': [winner, rejected],
  'storage-quote-expired': [winner, lapsed],
  'storage-expired': [customer, lapsed],
  'storage-unanswered': [() => [desk], unanswered],
  'storage-cancelled': [both, cancelled],
  'storage-awarded': [winner, async () => world.booked(await own())],
  'storage-not-awarded': [losers, async () => world.booked({ ...(await own()), warehouses: 3 })],
  'storage-paid': [customer, async () => world.booked(await own())],
  'storage-on-credit': [customer, onCredit],
  'storage-awarded-credit': [winner, onCredit],
  'storage-payment-failed': [customer, failed],
  'storage-payment-cancelled': [customer, left],
  'storage-final-quote': [customer, asked],
  'storage-final-paid': [customer, finalPaid],
  'storage-final-paid-agent': [winner, finalPaid],
  'storage-cancelled-paid': [customer, cancelledPaid],
  'storage-cancelled-credit': [customer, cancelledOnCredit],
  'storage-cancelled-agent': [winner, cancelledPaid],
  'storage-PICKED_UP': [customer, fetched],
  'storage-STORED': [customer, async () => world.stored(await own())],
  'storage-OUT_FOR_DELIVERY': [customer, sentOut],
  'storage-DELIVERED': [customer, brought],
  'storage-collected': [customer, async () => world.delivered({ ...(await own()), pay: 'whole' })],
  'storage-space-differs': [customer, larger],
  'storage-findings': [customer, found],
  'storage-findings-accepted': [winner, () => answered('accept')],
  'storage-findings-objected': [winner, () => answered('object')],
  'storage-objection-answered': [customer, settled],
  'storage-exception-handed': [(at) => [handedTo.get(at.requestId)!], handed],
  'storage-overstay': [customer, overstaying],
  'storage-overstay-agent': [winner, overstaying],
  'storage-extension-asked': [winner, longer],
  'storage-extension-withdrawn': [winner, backLonger],
  'storage-extended': [both, extended],
  'storage-release-asked': [winner, releasing],
  'storage-release-withdrawn': [winner, backRelease],
  'storage-released': [customer, released],
  'storage-released-on-credit': [customer, releasedOnCredit],
  'storage-release-declined': [customer, refused],
  'storage-paper-accepted': [customer, () => reviewed('accept')],
  'storage-paper-returned': [customer, () => reviewed('return')],
  'storage-paper-expires': [customer, expiring],
  'storage-completed': [customer, async () => world.completed({ ...(await own()), pay: 'whole' })],
}

const table = { ...storageQuoteMessages, ...storageMoneyMessages, ...storageGoodsMessages }

test('every message about storage has its cause here, and none is claimed that is not there', () => {
  expect(Object.keys(causes).toSorted()).toEqual(Object.keys(table).toSorted())
})

const languageOf = ({ role }: Person) => (role === 'customer' ? 'ar' : 'en')
const isReadable = { ar: /[\u0621-\u064a]/, en: /[A-Za-z]{3}/ }

test.each(Object.keys(causes) as Storage[])(
  '%s is told to those it is for, in their language',
  async (template) => {
    const [recipients, cause] = causes[template]
    const at = await cause()
    const wanted = recipients(at)
    const heard = await rows<{ id: string; user_id: string }>(
      app.db,
      sql`select id, user_id from notifications where template = ${template} and subject_id = ${at.requestId}`,
    )
    expect(new Set(heard.map(({ user_id }) => user_id))).toEqual(new Set(wanted.map(({ userId }) => userId)))
    for (const person of wanted) {
      const language = languageOf(person)
      const { items } = await world.done(person, listNotifications)
      const said = items.find(
        (item: { type: string; subjectId: string }) =>
          item.type === template && item.subjectId === at.requestId,
      )
      expect(said.titleAr + said.bodyAr + said.titleEn + said.bodyEn).not.toMatch(/[{}]|undefined/)
      expect([said.titleAr, said.bodyAr].every((words) => isReadable.ar.test(words))).toBe(true)
      expect(said.titleEn).toContain(at.number)
      const page = person.role === 'warehouse-agent' ? 'requests' : 'storages'
      const place = template === 'storage-completed' ? '#feedback' : ''
      expect(said.link).toBe(`/${language}/warehouse/${page}/${at.requestId}${place}`)
      const sent = await rows<{ language: 'en' | 'ar'; channel: string; subject: string; link: string }>(
        app.db,
        sql`select language, channel, subject, link from outbox_messages where notification_id = ${said.id}`,
      )
      expect(sent.map(({ channel }) => channel).toSorted()).toEqual([...table[template].channels].toSorted())
      for (const each of sent) {
        // A sentence about money leaves room for a short address of the storage alone.
        const isShort = each.channel === 'sms' && 'sms' in table[template]
        const link = isShort ? `/${language}/r/${at.number}` : said.link
        expect([each.language, each.link]).toEqual([language, link])
        expect(each.subject).toMatch(isReadable[language])
        expect(each.subject).not.toMatch(/[{}]|undefined/)
      }
    }
  },
)

test('money that came too late for a storage is announced as going back, with a way to the storage', async () => {
  const at = await world.accepted(await own())
  world.must(await world.settle(at.sessionId, 'failed'))
  await world.done(at.customer, storage.cancelStorage, { ...byId(at), body: reason })
  await world.settle(at.sessionId, 'succeeded')
  const { items } = await world.done(at.customer, listNotifications)
  const notices = items.filter(({ subjectId }: { subjectId: string }) => subjectId === at.requestId)
  const back = notices.find(({ type }: { type: string }) => type === 'payment-refunded')
  expect(back.link).toBe(`/ar/warehouse/storages/${at.requestId}`)
  expect(back.bodyEn).toContain('551.25')
  expect(back.titleEn).toContain(at.number)
})

test('nobody who is paid back while the payment was open hears that no money was taken', async () => {
  const at = await world.accepted(await own())
  await passed(at, 'quotations')
  await app.owner.query(`update quotations set revision = revision + 1 where subject_id = $1`, [at.requestId])
  world.must(await world.settle(at.sessionId, 'succeeded'))
  const notices = await rows<{ template: string }>(
    app.db,
    sql`select template from notifications where subject_id = ${at.requestId} and user_id = ${at.customer.userId}`,
  )
  const names = notices.map(({ template }) => template)
  expect(names).toContain('payment-refunded')
  expect(names).not.toContain('storage-payment-failed')
})

test('a payment that its payer left stands in the timeline as cancelled, one that the bank declined as failed', async () => {
  const codes = async ({ requestId, customer: reader }: Stored) => {
    const query = { storageRequestID: requestId }
    const { timeline } = await world.done(reader, storage.viewStorage, { query })
    return timeline.map(({ code }: { code: string }) => code)
  }
  expect(await codes(await left())).toContain('PAYMENT_CANCELLED')
  expect(await codes(await failed())).toContain('PAYMENT_FAILED')
})
