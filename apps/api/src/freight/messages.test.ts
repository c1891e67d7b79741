// Each message about freight that A 8 lists, said by the product when its cause is there, in both languages; none is left out.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allProblems } from '@marsa/model/all.ts'
import {
  deleteDocument,
  downloadDocument,
  listDocuments,
  uploadDocuments,
} from '@marsa/model/documents/endpoints.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { submitRequests } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { feedbackText } from '@marsa/model/requests/feedback.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { freightMessages, freightSuccesses } from '../../test/documented-messages.ts'
import { formFor } from '../../test/freight-forms.ts'
import { addPerson } from '../../test/people.ts'
import { worldOf, type World } from '../../test/world.ts'
import { closeWindow } from './execution/timers.ts'

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

/** While a table is away, what asks for it fails as nobody has foreseen. */
const withoutTable = async (table: string, cause: () => Promise<Answer>): Promise<Answer> => {
  await app.owner.query(`alter table ${table} rename to ${table}_away`)
  try {
    return await cause()
  } finally {
    await app.owner.query(`alter table ${table}_away rename to ${table}`)
  }
}
const unforeseen = async (): Promise<Answer> => {
  const journey = await world.submitted({ agents: 1 })
  return withoutTable('request_feedback', () =>
    app.ask(journey.customer, freight.viewShipment, { query: { RequestId: journey.requestId } }),
  )
}

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
    'request not submitted successfully (several at once)',
    'kit.not-submitted',
    async () => {
      const customer = await world.customer()
      const { RequestId } = await world.draft(customer, formFor('sea-import-port', app.clock.now()))
      await world.document(customer, RequestId, 'COMMERCIAL_INVOICE')
      return withoutTable('request_events', () =>
        app.ask(customer, submitRequests, { body: { ids: [RequestId], terms: true } }),
      )
    },
  ],
  [
    'request not submitted successfully',
    'kit.not-submitted',
    async () => {
      const customer = await world.customer()
      const { RequestId } = await world.draft(customer, formFor('sea-import-port', app.clock.now()))
      await world.document(customer, RequestId, 'COMMERCIAL_INVOICE')
      return withoutTable('request_events', () =>
        app.ask(customer, freight.submitRequest, { query: { id: RequestId }, body: { terms: true } }),
      )
    },
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
  [
    'error in invoice generation',
    'freight.invoice-failed',
    async () => {
      const { requestId, customer } = await world.booked({ agents: 1 })
      // What is stored of the invoice cannot be set any more.
      await app.owner.query('alter table tax_invoices disable trigger user')
      await app.owner.query(`update tax_invoices set lines = '[{"en": 1}]' where subject_id = $1`, [
        requestId,
      ])
      await app.owner.query('alter table tax_invoices enable trigger user')
      return app.ask(customer, freight.downloadInvoice, { query: { RequestId: requestId, kind: 'advance' } })
    },
  ],
  // One sentence says both: try again later, and what to quote to support.
  ['server error with advice to contact support', 'kit.unknown', unforeseen],
  ['something went wrong, try later', 'kit.unknown', unforeseen],
  [
    'there is an error',
    'kit.invalid',
    async () =>
      app.ask(await world.customer(), freight.saveRequest, { body: { form: { nickname: 'x'.repeat(61) } } }),
  ],
]

test.each(causes)('A 8: %s', async (_, code, cause) => {
  const answer = await cause()
  const { body } = answer
  expect([body.code, codeOf(answer)]).toContain(code)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(body.errorMessage).not.toBe('')
  expect(allProblems[code]!.en).not.toBe('')
  expect(allProblems[code]!.ar).toMatch(/[\u0621-\u064a]/)
})

/** What has to have happened, and the words that the page then says; journeys see them on the page. */
const successes: [said: string, words: TextRow, cause: () => Promise<unknown>][] = [
  [
    'deleted successfully',
    documentText['documents.deleted'],
    async () => {
      const { requestId, customer } = await world.submitted({ agents: 1 })
      const documentId = await world.document(customer, requestId, 'PACKING_LIST')
      await world.done(customer, deleteDocument, { query: { documentId }, way: 1 })
      const documents = await world.done(customer, listDocuments, { query: { RequestId: requestId } })
      expect(documents.map((each: { docCode: string }) => each.docCode)).not.toContain('PACKING_LIST')
    },
  ],
  [
    'void successful',
    changeText.draftGone,
    async () => {
      const customer = await world.customer()
      const { RequestId } = await world.draft(customer, { nickname: 'Gone' })
      await world.done(customer, freight.removeDraft, { query: { id: RequestId } })
      expect((await app.ask(customer, freight.viewDraft, { query: { RequestId } })).status).toBe(404)
    },
  ],
  [
    'quote re-requested',
    changeText.againDone,
    async () => {
      const journey = await world.submitted({ agents: 1 })
      await closeWindow(app.db, journey.requestId, app.clock.now())
      await world.done(journey.customer, freight.reinitiateRequest, {
        query: { id: journey.requestId },
        body: {},
      })
      const { timeline } = await world.view(journey.customer, journey)
      expect(timeline.map(({ code }: { code: string }) => code)).toContain('REQUESTED_AGAIN')
    },
  ],
  [
    'payment successful with a payment reference',
    paymentText.reference,
    async () => {
      const { sessionId, customer } = await world.booked({ agents: 1 })
      const paid = await world.done(customer, completePayment, { body: { sessionId } })
      expect([paid.status, paid.sessionId]).toEqual(['SUCCEEDED', sessionId])
    },
  ],
  [
    'draft saved',
    quoteFormText.saved,
    async () => {
      const journey = await world.submitted({ agents: 1 })
      const body = await world.quoteBody(journey, journey.winner, { isDraft: true })
      await world.done(journey.winner, freight.submitQuote, { body })
      expect((await world.view(journey.customer, journey)).status).toBe('QS_RCD')
    },
  ],
  [
    'quote submitted',
    quoteFormText.sent,
    async () => {
      const journey = await world.submitted({ agents: 1 })
      await world.quote(journey, journey.winner)
      expect((await world.view(journey.customer, journey)).status).not.toBe('QS_RCD')
    },
  ],
  [
    'your feedback has already been submitted',
    feedbackText.already,
    async () => {
      const journey = await world.completed({ agents: 1 })
      const { feedbackToken } = await world.view(journey.customer, journey)
      const rate = () =>
        world.done(null, freight.rateShipment, {
          body: { postShppingRequest: feedbackToken, updateComments: false, rating: 5 },
        })
      expect([(await rate()).alreadySubmitted, (await rate()).alreadySubmitted]).toEqual([false, true])
    },
  ],
]

test.each(successes)('A 8: %s', async (_, words, cause) => {
  await cause()
  expect(words.en).not.toBe('')
  expect(JSON.stringify(words.ar)).toMatch(/[\u0621-\u064a]/)
})

test('A 8: every message about freight has its cause here, and no other is claimed to be one', () => {
  // What stands in brackets distinguishes two causes of one message.
  const said = new Set(causes.map(([message]) => message.replace(/ \(.*\)$/, '')))
  expect([...said].toSorted()).toEqual(freightMessages.toSorted())
  expect(successes.map(([said]) => said).toSorted()).toEqual(freightSuccesses.toSorted())
})
