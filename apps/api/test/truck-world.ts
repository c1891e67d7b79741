// Truck requests for tests, over HTTP: asked, quoted and booked on credit.
import { truckDraftEndpoints as drafts, truckEndpoints as calls } from '@marsa/model/trucks/endpoints.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import type { Person } from './people.ts'
import { truckForm, truckQuote } from './truck-form.ts'
import { worldOf } from './world.ts'

export const truckWorldOf = (app: TestApp) => {
  const world = worldOf(app)

  const draft = async (person: Person, change: Partial<TruckForm> = {}): Promise<string> => {
    const form = truckForm(app.clock.now(), change)
    return (await world.done(person, drafts.saveDraft, { body: { id: null, form } })).id
  }

  const submit = (person: Person, id: string, body: { withoutCredit?: boolean } = {}) =>
    world.done(person, drafts.submitDraft, { query: { id }, body })

  const sent = async (
    person: Person,
    change: Partial<TruckForm> = {},
    body: { withoutCredit?: boolean } = {},
  ): Promise<string> => {
    const id = await draft(person, change)
    await submit(person, id, body)
    return id
  }

  const document = async (person: Person, id: string, docCode: string): Promise<string> => {
    const body = new FormData()
    body.set('requestId', id)
    body.set('docCode', docCode)
    const name = `${docCode.toLowerCase()}-${Math.random()}.pdf`
    body.append('files', new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' }), name)
    return (await world.done(person, calls.documents.upload, { body }))[0].documentId
  }

  /** `rate` in dirhams before VAT, for all trucks together. */
  const quote = async (person: Person, id: string, rate = '760.00'): Promise<string> => {
    const fileDocumentId = await document(person, id, 'VENDOR_QUOTE')
    const { form } = (await world.done(person, calls.viewAgent, { query: { id } })).request
    const body = {
      RequestId: id,
      ...truckQuote(form as TruckForm, rate),
      fileDocumentId,
      acceptPartnerTerms: true,
      isDraft: false,
    }
    return (await world.done(person, calls.submit, { body })).QuotationId
  }

  const accept = (person: Person, quotationId: string) =>
    world.done(person, calls.accept, { query: { id: quotationId }, body: { terms: true, pay: 'credit' } })

  /** A request of a company with credit that this provider carries. */
  const booked = async (
    customer: Person,
    provider: Person,
    change: Partial<TruckForm> = {},
  ): Promise<{ id: string; quotationId: string }> => {
    const id = await sent(customer, change)
    const quotationId = await quote(provider, id)
    await accept(customer, quotationId)
    return { id, quotationId }
  }

  const view = (person: Person, id: string) => world.done(person, calls.view, { query: { id } })

  return { ...world, draft, submit, sent, document, quote, accept, booked, view }
}
