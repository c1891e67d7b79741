// Zero-rated supplies wait for their transport document: listed from the day they are invoiced, a task when it is soon due or late.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChargeLine } from '@marsa/model/finance/charge-line.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { listMissingEvidence, type MissingEvidence } from '@marsa/model/finance/vat/evidence-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { creditCommission, issueFinalInvoice } from '../issue-invoice.ts'
import { findInvoiceById } from '../documents.store.ts'

let app: TestApp
let auditor: Person
let clerk: Person
let customer: Person
let agent: Person
beforeAll(async () => {
  app = await testApp()
  auditor = await addPerson(app.db, 'admin-readonly')
  clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.prepare'] })
  customer = await addPerson(app.db, 'business')
  agent = await addPerson(app.db, 'clearing-agent')
})
afterAll(() => app.close())

const today = dayOf(new Date())
const lines = (category: 'zero' | 'standard'): ChargeLine[] => [
  { en: 'Ocean freight', ar: 'أجرة الشحن البحري', netFils: 642_000n, category },
  { en: 'Local charges', ar: 'رسوم محلية', netFils: 30_550n, category: 'standard' },
]

/** The final tax invoice of a supply so many days ago. */
const supplied = async (daysAgo: number, category: 'zero' | 'standard' = 'zero') => {
  const subjectId = randomUUID()
  const { id, number } = await systemTransaction(app.db, (tx) =>
    issueFinalInvoice(
      tx,
      {
        companyId: customer.companyId,
        supplierId: agent.companyId,
        subjectKind: 'subject',
        subjectId,
        subjectNumber: `FR-26-${String(daysAgo).padStart(6, '0')}`,
        quotationId: randomUUID(),
        suppliedOn: addDays(today, -daysAgo),
      },
      lines(category),
    ),
  )
  return { id, number, subjectId }
}
const read = async () => (await app.ask(auditor, listMissingEvidence, { query: { page: 1 } })).body
const missing = async (): Promise<MissingEvidence[]> => (await read()).missing
const found = async (number: string) => (await missing()).find((each) => each.number === number)
const waitsForClerk = async (): Promise<number> =>
  (await app.ask(clerk, viewFinance)).body.waiting.find(
    ({ task }: { task: string }) => task === 'missing-evidence',
  )?.count ?? 0

const upload = (subjectId: string, docCode: string, state = 'UPLOADED') =>
  app.owner
    .query(
      `insert into documents (subject_kind, subject_id, company_id, uploaded_by, doc_code, file_name, name_key, media_type, size_bytes, sha256,
        storage_key, state, move, moved_as)
      values ('subject', $1, $2, $3, $4, 'paper.pdf', gen_random_uuid()::text, 'application/pdf', 100, sha256('x'), gen_random_uuid()::text,
        'UPLOADED', 'upload', 'agent') returning id`,
      [subjectId, agent.companyId, agent.userId, docCode],
    )
    .then(({ rows }) =>
      state === 'RETURNED'
        ? app.owner.query(
            `update documents set state = 'RETURNED', move = 'return', moved_as = 'customer', version = version + 1, return_reason = 'Not legible'
            where id = $1`,
            [rows[0].id],
          )
        : undefined,
    )

test('each zero-rated supply is listed with the last day of its evidence until a transport document is there', async () => {
  const fresh = await supplied(10)
  const soon = await supplied(80)
  const late = await supplied(91)
  const domestic = await supplied(91, 'standard')
  expect(await found(fresh.number)).toMatchObject({
    state: 'awaited',
    dueOn: addDays(today, 80),
    net: '6420.00',
    isOwn: false,
  })
  expect([(await found(soon.number))?.state, (await found(late.number))?.state]).toEqual(['soon', 'late'])
  expect(await found(domestic.number)).toBeUndefined()
  expect(await read()).toMatchObject({ count: 3, soon: 1, late: 1, days: 90 })
  expect((await missing()).map(({ number }) => number)).toEqual([late.number, soon.number, fresh.number])
  expect(await waitsForClerk()).toBe(2)

  await upload(late.subjectId, 'COMMERCIAL_INVOICE')
  await upload(late.subjectId, 'BILL_OF_LADING', 'RETURNED')
  expect((await found(late.number))?.state).toBe('late')
  await upload(late.subjectId, 'BILL_OF_LADING')
  expect(await found(late.number)).toBeUndefined()
  expect(await waitsForClerk()).toBe(1)
})

test('a supply that was credited whole needs no evidence', async () => {
  const { id, number } = await supplied(85)
  expect((await found(number))?.state).toBe('soon')
  const invoice = await findInvoiceById(app.db, id)
  await systemTransaction(app.db, (tx) =>
    creditCommission(tx, invoice!, { causeId: randomUUID(), suppliedOn: today }),
  )
  expect(await found(number)).toBeUndefined()
})

test('a paper that was deleted proves nothing', async () => {
  const { subjectId, number } = await supplied(86)
  await upload(subjectId, 'AIR_WAYBILL')
  expect(await found(number)).toBeUndefined()
  await app.owner.query('update documents set deleted_at = now() where subject_id = $1', [subjectId])
  expect((await found(number))?.state).toBe('soon')
})

test('a parcel abroad is proved by the booking of its carrier', async () => {
  const { subjectId, number } = await supplied(87)
  await app.owner.query('begin')
  await app.owner.query('set local session_replication_role = replica') // a booking without its parcel
  await app.owner.query(`insert into express_bookings (shipment_id, due_at) values ($1, now())`, [subjectId])
  await app.owner.query('commit')
  expect((await found(number))?.state).toBe('soon')
  await app.owner.query(
    `update express_bookings set state = 'BOOKED', partner_number = 'JD014600', booked_at = now() where shipment_id = $1`,
    [subjectId],
  )
  expect(await found(number)).toBeUndefined()
})
