// Each message about freight that A 8 lists, said by the product when its cause is there, in both languages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allProblems } from '@marsa/model/all.ts'
import { downloadDocument, uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { changeText } from '@marsa/model/freight/change-text.ts'
import { paymentText } from '@marsa/model/quotes/screen-text.ts'
import { quoteFormText } from '@marsa/model/freight/screen-text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { formFor } from '../../test/freight-forms.ts'
import { addPerson } from '../../test/people.ts'
import { worldOf, type World } from '../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

/** The code of a refusal, or of its first field. */
const codeOf = ({ body }: Answer): string => body.fieldErrors?.[0]?.code ?? body.code
const submitted = async (change: object): Promise<Answer> => {
  const customer = await world.customer()
  const form = formFor('sea-import-port', app.clock.now())
  const { RequestId } = await world.draft(customer, { ...form, ...change })
  return app.ask(customer, freight.submitRequest, { query: { id: RequestId }, body: { terms: true } })
}
const upload = async (fill: (form: FormData) => void): Promise<Answer> => {
  const { requestId, customer } = await world.submitted({ agents: 1 })
  const form = new FormData()
  form.set('RequestId', requestId)
  form.set('docCode', 'PACKING_LIST')
  fill(form)
  return app.ask(customer, uploadDocuments, { body: form })
}
const file = (bytes: Uint8Array<ArrayBuffer>, name: string): [Blob, string] => [new Blob([bytes]), name]
const other = { contactName: 'Li Wei', contactNumber: '+8613812345678', kind: 'port' as const }
const missing = '018f0000-0000-7000-8000-000000000000'

const causes: [said: string, code: string, cause: () => Promise<Answer>][] = [
  [
    'same city',
    'freight.same-city',
    () => submitted({ origin: { ...other, place: 'AEJEA', country: 'AE' } }),
  ],
  [
    'the UAE must be origin or destination',
    'freight.uae-required',
    () => submitted({ destination: { ...other, place: 'SGSIN', country: 'SG' } }),
  ],
  [
    'we do not serve this location',
    'freight.place-unknown',
    () => submitted({ origin: { ...other, place: 'XXNOW', country: 'CN' } }),
  ],
  [
    'upload the invoice before completing delivery',
    'freight.invoice-first',
    async () => {
      const journey = await world.delivered({ agents: 1 })
      return app.ask(journey.winner, freight.completeDelivery, { query: { id: journey.requestId } })
    },
  ],
  [
    'shipment not found, create a new one',
    'freight.not-found',
    async () => app.ask(await world.customer(), freight.removeDraft, { query: { id: missing } }),
  ],
  ...(['sea', 'air'] as const).map((mode): (typeof causes)[number] => [
    `cargo has not reached the ${mode === 'sea' ? 'port' : 'airport'}`,
    mode === 'sea' ? 'freight.not-at-port' : 'freight.not-at-airport',
    async () => {
      const journey = await world.booked({ agents: 1, carriage: `${mode}-import-port` })
      const query = { type: 'quotation', number: journey.number }
      return app.ask(journey.customer, freight.trackShipment, { query })
    },
  ]),
  ['please select a file', 'documents.no-file', () => upload(() => undefined)],
  [
    'file size exceeds the limit',
    'documents.size',
    () => upload((form) => form.append('files', ...file(new Uint8Array(11 * 1024 * 1024), 'large.pdf'))),
  ],
  [
    'select a different file name',
    'documents.name',
    () => upload((form) => form.append('files', ...file(new Uint8Array(8), `${'x'.repeat(300)}.pdf`))),
  ],
  [
    'invalid document id',
    'documents.id',
    async () => app.ask(await world.customer(), downloadDocument, { query: { documentId: missing } }),
  ],
  [
    'cannot perform this action',
    'kit.forbidden',
    async () =>
      app.ask(await addPerson(app.db, 'clearing-agent'), freight.saveRequest, { body: { form: {} } }),
  ],
  [
    'request not submitted successfully: the fields that are wrong',
    'freight.dates-order',
    () => submitted({ deliverBy: formFor('sea-import-port', app.clock.now()).readyFrom }),
  ],
  [
    'invoice data not found',
    'freight.invoice-missing',
    async () => {
      const { requestId, customer } = await world.booked({ agents: 1 })
      return app.ask(customer, freight.downloadInvoice, { query: { RequestId: requestId, kind: 'final' } })
    },
  ],
  [
    'payment in progress, wait 5 minutes',
    'freight.payment-open',
    async () => {
      const { requestId, customer } = await world.accepted()
      return app.ask(customer, freight.cancelRequest, {
        query: { id: requestId },
        body: { reason: 'Too late' },
      })
    },
  ],
  [
    'cancel error, contact support',
    'freight.cancel-support',
    async () => {
      const { requestId, customer } = await world.booked({ agents: 1 })
      return app.ask(customer, freight.cancelRequest, {
        query: { id: requestId },
        body: { reason: 'Too late' },
      })
    },
  ],
]

test.each(causes)('A 8: %s', async (_, code, cause) => {
  expect(codeOf(await cause())).toBe(code)
  expect(allProblems[code]!.en).not.toBe('')
  expect(allProblems[code]!.ar).toMatch(/[\u0621-\u064a]/)
})

test('A 8: an error in invoice generation is told as one, and money stays as it was', async () => {
  const { requestId, customer } = await world.booked({ agents: 1 })
  // What is stored of the invoice cannot be set any more.
  await app.owner.query('alter table tax_invoices disable trigger user')
  await app.owner.query(`update tax_invoices set lines = '[{"en": 1}]' where subject_id = $1`, [requestId])
  await app.owner.query('alter table tax_invoices enable trigger user')
  const answer = await app.ask(customer, freight.downloadInvoice, {
    query: { RequestId: requestId, kind: 'advance' },
  })
  expect([answer.status, answer.body.code]).toEqual([503, 'freight.invoice-failed'])
})

test('A 8: the successes have their words', () => {
  expect(changeText.againDone.en).toBe('Quote re-requested')
  expect(changeText.draftGone.en).toBe('Void successful')
  expect(documentText['documents.deleted'].en).toMatch(/^Deleted successfully/)
  expect(quoteFormText.saved.en).toBe('Draft saved')
  expect(Object.values(paymentText).some((row) => /reference/i.test(JSON.stringify(row)))).toBe(true)
})
