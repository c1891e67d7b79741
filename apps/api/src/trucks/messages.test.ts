// Each message about trucks and credit that B 8 and B 5 list, said by the product when its cause is there, in both languages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allProblems } from '@marsa/model/all.ts'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import {
  truckDraftEndpoints as drafts,
  truckDriverEndpoints as driver,
  truckEndpoints as calls,
  truckRoadEndpoints as road,
} from '@marsa/model/trucks/endpoints.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { emptyPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import type { creditMessages, truckMessages } from '../../test/documented-messages.ts'
import { makePdf } from '../../test/made-files.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckPlace } from '../../test/truck-form.ts'
import { truckWorldOf } from '../../test/truck-world.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, cash, provider] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 500_000_00n })
  cash = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [cash.userId])
  provider = await addPerson(app.db, 'truck-provider')
})
afterAll(() => app.close())

const missing = '018f0000-0000-7000-8000-000000000000'
const megabytes = 1024 * 1024

/** Code, what the English sentence has to speak of, and the cause. */
type Cause = readonly [code: string, words: RegExp, cause: () => Promise<Answer>]

const submit = async (
  person: Person,
  change: Partial<TruckForm> = {},
  body: object = {},
): Promise<Answer> => {
  const id = await world.draft(person, change)
  return app.ask(person, drafts.submitDraft, { query: { id }, body })
}
const upload = async (...files: readonly [bytes: Uint8Array, name: string][]): Promise<Answer> => {
  const body = new FormData()
  body.set('requestId', await world.draft(customer))
  body.set('docCode', 'PACKING_LIST')
  for (const [bytes, name] of files) body.append('files', new Blob([new Uint8Array(bytes)]), name)
  return app.ask(customer, calls.documents.upload, { body })
}
/** While a table is away, what asks for it fails as nobody has foreseen. */
const withoutTable = async (table: string, cause: () => Promise<Answer>): Promise<Answer> => {
  await app.owner.query(`alter table ${table} rename to ${table}_away`)
  try {
    return await cause()
  } finally {
    await app.owner.query(`alter table ${table}_away rename to ${table}`)
  }
}
const invoice = (id: string) => app.ask(customer, calls.invoice, { query: { RequestId: id, kind: 'final' } })
const applying = (change: object = {}) =>
  app.ask(cash, credit.requestCreditAccess, {
    body: {
      companyName: 'Rawda Trading',
      contactName: 'Hind Saleh',
      contactEmail: 'hind@rawda.example',
      contactMobile: '0501234567',
      remarks: '',
      ...change,
    },
  })
const accepting = async (person: Person): Promise<Answer> => {
  const id = await world.sent(person, {}, { withoutCredit: true })
  const quotation = await world.quote(provider, id)
  return app.ask(person, calls.accept, { query: { id: quotation }, body: { terms: true, pay: 'credit' } })
}

const trucks: Record<(typeof truckMessages)[number], Cause> = {
  'processing request failed': [
    'kit.unknown',
    /went wrong/,
    async () => {
      const id = await world.draft(customer)
      return withoutTable('truck_details', () => app.ask(customer, calls.view, { query: { id } }))
    },
  ],
  'session timed out, please log in again': [
    'kit.signed-out',
    /timed out due to inactivity/,
    async () => {
      const person = await addPerson(app.db, 'business')
      await app.owner.query(`update sessions set last_used_at = now() - interval '1 day' where id = $1`, [
        person.sessionId,
      ])
      return app.ask(person, calls.list)
    },
  ],
  'error in generating invoice': [
    'trucks.invoice-failed',
    /could not be created/,
    async () => {
      const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
      await world.allocate(provider, id)
      await world.drive(provider, id, [
        'AT_LOADING',
        'LOADING_COMPLETED',
        'ENROUTE',
        'AT_UNLOADING',
        'DELIVERED',
      ])
      await world.done(provider, calls.complete, { query: { id }, body: {} })
      // What is stored of the invoice cannot be set any more.
      await app.owner.query('alter table tax_invoices disable trigger user')
      await app.owner.query(`update tax_invoices set lines = '[{"en": 1}]' where subject_id = $1`, [id])
      await app.owner.query('alter table tax_invoices enable trigger user')
      return invoice(id)
    },
  ],
  'validation failed, no invoice data for the given quote provider id': [
    'trucks.invoice-missing',
    /no such invoice/,
    async () => invoice((await world.booked(customer, provider)).id),
  ],
  'validation failed, no data for the given document id': [
    'documents.id',
    /Invalid document id/,
    () => app.ask(customer, calls.documents.file, { query: { documentId: missing } }),
  ],
  'please select an address': [
    'accounts.address-emirate',
    /^Choose the emirate/,
    () => submit(customer, { pickup: emptyPlace }),
  ],
  'please select a contract to download': [
    'trucks.contract-choose',
    /^Please select a contract to download/,
    () => app.ask(customer, road.downloadContract, { query: {} }),
  ],
  'please upload documents for hazardous goods': [
    'trucks.safety-sheet',
    /^Please upload documents for hazardous goods/,
    () =>
      submit(customer, {
        hazardous: true,
        unNumber: '1263',
        hazardClass: '3',
        hazardousKg: 400,
        hazardContainers: '12 drums',
      }),
  ],
  'file size exceeds 5 MB': [
    'documents.size',
    /exceeds the limit of 5 MB/,
    () => upload([new Uint8Array(5 * megabytes + 1), 'list.pdf']),
  ],
  'please select a file': ['documents.no-file', /^Please select a file/, () => upload()],
  'select a file with a different name': [
    'documents.name',
    /^Please select a different file name/,
    () => upload([makePdf('one'), `${'x'.repeat(300)}.pdf`]),
  ],
  'we do not serve this location, select a different location': [
    'trucks.not-served',
    /^We do not serve this location. Select a different location/,
    () => submit(customer, { dropoff: truckPlace({ country: 'EG', emirate: null, city: 'Cairo' }) }),
  ],
  'request not submitted successfully': [
    'kit.not-submitted',
    /not submitted successfully/,
    () => withoutTable('request_events', () => submit(customer)),
  ],
  'cannot perform this action': [
    'kit.forbidden',
    /^You cannot perform this action/,
    () => app.ask(provider, drafts.saveDraft, { body: { id: null, form: {} } }),
  ],
  'invalid request': [
    'kit.malformed',
    /could not be read/,
    () => app.ask(customer, drafts.saveDraft, { body: '{"id": ' }),
  ],
  'link expired': [
    'trucks.driver-link',
    /^This link has expired/,
    () =>
      app.ask(null, driver.openDriverLink, {
        body: { token: 'x'.repeat(43), digits: null, attempt: missing },
      }),
  ],
}

const onCredit: Record<(typeof creditMessages)[number], Cause> = {
  'cash and individual customers are not supported': [
    'credit.business-only',
    /compan/,
    async () =>
      app.ask(await addPerson(app.db, 'customer'), credit.requestCreditAccess, {
        body: {
          companyName: 'Omar Haddad',
          contactName: 'Omar Haddad',
          contactEmail: 'omar@test.example',
          contactMobile: '0501234567',
          remarks: '',
        },
      }),
  ],
  'a customer without credit cannot confirm a booking': [
    'finance.credit-none',
    /credit/,
    () => accepting(cash),
  ],
  'a customer without credit may apply or send without it': [
    'trucks.credit-needed',
    /^Trucks are booked on credit\. Apply for credit, or send the request without/,
    () => submit(cash),
  ],
  'a pending application blocks proceeding': [
    'trucks.credit-pending',
    /under review/,
    async () => {
      await applying()
      return submit(cash, {}, { withoutCredit: true })
    },
  ],
  'valid company name, contact, email and mobile': [
    'accounts.email-invalid',
    /valid e-mail/,
    () => applying({ contactEmail: 'hind@' }),
  ],
}

test.each([...Object.entries<Cause>(trucks), ...Object.entries<Cause>(onCredit)])(
  '%s',
  async (_, [code, words, cause]) => {
    const { status, body } = await cause()
    const said = [body, ...(body.fieldErrors ?? [])] as {
      code: string
      errorMessage?: string
      message?: string
    }[]
    const found = said.find((each) => each.code === code)
    expect([status >= 400, said.map((each) => each.code)]).toEqual([true, expect.arrayContaining([code])])
    expect(found!.errorMessage ?? found!.message).toMatch(words)
    expect(allProblems[code]!.ar).toMatch(/[\u0621-\u064a]/)
  },
)
