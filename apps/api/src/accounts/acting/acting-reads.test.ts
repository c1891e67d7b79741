// Who only looks sees what the person sees, although every statement runs as the role of the database that may only read,
// and each look is in the audit trail.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { allEndpoints } from '@marsa/model/all.ts'
import { listSupportVisits, startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { downloadDocument } from '@marsa/model/documents/endpoints.ts'
import { actingRefusal, isWrite, readRecordOf, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import { attachToChat, sendChatMessage } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Ask, type Caller, type TestApp } from '../../../test/app.ts'
import { makePdf, makePhoto } from '../../../test/made-files.ts'
import { aboutParcels, addParcels, type ParcelObjects } from '../../../test/parcel-objects.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { aboutStorage, addStorage, type StorageObjects } from '../../../test/storage-objects.ts'
import { aboutTrucks, addTrucks, type TruckObjects } from '../../../test/truck-objects.ts'
import { addBillDraft } from '../../../test/bill.ts'
import { worldOf, type Journey } from '../../../test/world.ts'

const callOf = (verb: string): Endpoint => allEndpoints.find((each) => each.verb === verb)!
const reason = 'The customer asked us to look'

let app: TestApp
let journey: Journey
let staff: Person
let acting: Caller
let stored: StorageObjects
let trucks: TruckObjects
let parcels: ParcelObjects
const ids = { draft: '', document: '', message: '', batch: '' }
beforeAll(async () => {
  app = await testApp()
  const world = worldOf(app)
  journey = await world.booked()
  const { customer } = journey
  await addBillDraft(world, journey)
  ids.document = await world.document(customer, journey.requestId, 'PACKING_LIST')
  stored = await addStorage(app, customer)
  trucks = await addTrucks(app, customer)
  parcels = await addParcels(app, customer)
  const form = { mode: 'sea', nickname: 'Later' }
  ids.draft = (await app.ask(customer, callOf('saveRequest'), { body: { form } })).body.RequestId
  await app.ask(customer, sendChatMessage, { body: { clientId: randomUUID(), text: 'Hello' } })
  const file = new FormData()
  file.set('clientId', randomUUID())
  file.append('file', new Blob([new Uint8Array(makePdf('chat'))], { type: 'application/pdf' }), 'chat.pdf')
  ids.message = (await app.ask(customer, attachToChat, { body: file })).body.id
  const sheet = new FormData()
  sheet.append('file', new Blob(['Description\nMilk\n']), 'requests.csv')
  ids.batch = (await app.ask(customer, callOf('openBatch'), { body: sheet })).body.BatchId
  staff = await addPerson(app.db, 'admin-readonly', { password: 'Marsa#2026-staff' })
  await app.ask(staff, passCheck, { body: { password: 'Marsa#2026-staff' } })
  acting = (await app.ask(staff, startActing, { body: { userCode: customer.email, reason } })).body
})
afterAll(() => app.close())

/** An answer without the second it was given in. */
const untimed = (body: Record<string, unknown>) => ({ ...body, serverTime: undefined })

const byRequest = (): Ask => ({ query: { RequestId: journey.requestId } })

/** What a customer reads of storage. */
const storageReads = [
  'viewStorage',
  'viewStorageCancelTerms',
  'viewStorageQuote',
  'compareStorageQuotes',
  'downloadStorageReceipt',
  'downloadStorageInvoice',
  'downloadStorageDocument',
  'listStorageDocuments',
  'downloadStorageDocuments',
  'downloadReleaseNote',
]

/** What a customer reads of trucks. */
const truckReads = [
  'viewTruck',
  'viewTruckCancelTerms',
  'compareTruckQuotes',
  'viewTruckQuote',
  'listTruckDocuments',
  'downloadTruckDocuments',
  'downloadTruckDocument',
  'getTruckTimeline',
  'listTruckExtras',
  'listTruckChanges',
  'listBorderTasks',
  'listTruckSupport',
  'downloadTruckContract',
  'viewTruckBatch',
  'listTruckBatchDrafts',
]

/** Everything of their own that a customer reads, with what it is asked for. */
const reads: Record<string, () => Ask> = {
  listStorages: () => ({}),
  listStock: () => ({}),
  downloadStock: () => ({}),
  ...Object.fromEntries(storageReads.map((verb) => [verb, () => aboutStorage[verb]!(stored)])),
  listTrucks: () => ({}),
  listTruckDeliveries: () => ({}),
  listTruckContracts: () => ({}),
  ...Object.fromEntries(truckReads.map((verb) => [verb, () => aboutTrucks[verb]!(trucks)])),
  listShipments: () => ({}),
  listParcelShipments: () => ({}),
  viewParcelShipment: () => aboutParcels['viewParcelShipment']!(parcels),
  downloadShipmentReceipt: () => aboutParcels['downloadShipmentReceipt']!(parcels),
  listNeeds: () => ({}),
  viewFigures: () => ({}),
  viewShipment: byRequest,
  viewDraft: () => ({ query: { RequestId: ids.draft } }),
  listDocuments: byRequest,
  viewBatch: () => ({ query: { id: ids.batch } }),
  downloadDocument: () => ({ query: { documentId: ids.document } }),
  downloadDocuments: byRequest,
  downloadArchives: () => ({ query: { ids: journey.requestId } }),
  checkDrafts: () => ({ query: { ids: ids.draft } }),
  batchDrafts: () => ({ query: { id: ids.batch } }),
  compareQuotes: byRequest,
  downloadComparison: byRequest,
  listTransportEvents: () => ({ query: { id: journey.requestId } }),
  viewUnits: () => ({ query: { id: journey.requestId } }),
  printTradeDocument: () => ({ query: { ...byRequest().query, kind: 'packing-list' } }),
  viewBill: byRequest,
  printBill: byRequest,
  viewShipmentMessages: byRequest,
  earlierQuotes: byRequest,
  cancelTerms: byRequest,
  viewQuoteCustomer: () => ({ query: { QuoteId: journey.quotations[0]!.id } }),
  getPaymentStatus: () => ({ query: { sessionId: journey.sessionId } }),
  downloadReceipt: () => {
    const [{ id, number }] = journey.quotations as [Journey['quotations'][number]]
    return { query: { RequestId: journey.requestId, QuotationNo: number, QuotationId: id } }
  },
  downloadInvoice: () => ({ query: { RequestId: journey.requestId, kind: 'advance' } }),
  downloadReport: () => ({}),
  downloadTruckReport: () => ({ query: { report: 'providers' } }),
  customerReport: () => ({}),
  downloadCustomerReport: () => ({}),
  listNotifications: () => ({}),
  listAddresses: () => ({}),
  viewProfile: () => ({}),
  viewOwnCredit: () => ({}),
  viewWallet: () => ({}),
  isActiveMember: () => ({}),
  viewMembership: () => ({}),
  downloadMovements: () => ({}),
  downloadShipments: () => ({}),
  downloadInvoices: () => ({}),
  viewConfigurations: () => ({}),
  viewExpressHome: () => ({}),
  viewRecipientSaid: () => aboutParcels['viewRecipientSaid']!(parcels),
  viewParcelBatch: () => aboutParcels['viewParcelBatch']!(parcels),
  listParcelBatchDrafts: () => aboutParcels['listParcelBatchDrafts']!(parcels),
  listWalletStatements: () => ({}),
  findParcelAddresses: () => ({}),
  ...Object.fromEntries(
    ['viewClaim', 'downloadClaimPhoto', 'listShipmentAttachments', 'downloadShipmentAttachment'].map(
      (verb) => [verb, () => aboutParcels[verb]!(parcels)],
    ),
  ),
  listOwnEInvoices: () => ({ query: { numbers: 'INV-26-0000001' } }),
  printQuotation: () => ({ query: { QuotationId: journey.quotations[0]!.id } }),
  viewGeneralChat: () => ({}),
  downloadChatFile: () => ({ query: { messageId: ids.message } }),
  search: () => ({ query: { text: journey.number } }),
}

test('what is read below is all that is recorded as a look at a customer', () => {
  const looks = allEndpoints.filter(
    (each) => !isWrite(each) && each.policy.customer && readRecordOf(each) && !actingRefusal('read', each),
  )
  const known = new Set([...Object.keys(reads), ...impersonal, ...ofCompanies, ...atCompletion])
  expect(looks.map((each) => each.verb).filter((verb) => !known.has(verb))).toEqual([])
})

/** Of a company, which has a test of its own. */
const ofCompanies = [
  'downloadCreditDocument',
  'viewOwnInvoices',
  'viewStatement',
  'downloadStatement',
  'downloadOwnEInvoice',
  'downloadCreditReceipt',
  'listSpenders',
  'downloadBundleInvoice',
  'downloadCash',
  'downloadDeposits',
  'downloadDeposit',
]

/** Issued at the completion of what is booked on credit, at the end of a month, of goods abroad alone, or of parcels on hold; they are recorded as those above. */
const atCompletion = [
  'downloadTruckReceipt',
  'downloadTruckInvoice',
  'downloadCommercialInvoice',
  'viewHolds',
  'downloadWalletStatement',
]

/** Recorded like everything that is open to nobody unknown, and the same for everybody. */
const impersonal = [
  'listDocumentTypes',
  'listPromotionCodes',
  'listStorageStatuses',
  'listStorageDocumentTypes',
  'getAgentList',
  'bulkTemplate',
  'bulkTruckTemplate',
  'bulkParcelTemplate',
  'viewReportAccess',
  'listDashboards',
]

test.each(Object.keys(reads))('%s answers the same, and the look is recorded', async (verb) => {
  const endpoint = callOf(verb)
  const seen = await app.ask(acting, endpoint, reads[verb]!())
  const own = await app.ask(journey.customer, endpoint, reads[verb]!())
  expect([own.status, seen.status], JSON.stringify(seen.body)).toEqual([200, 200])
  if (['viewShipment', 'viewGeneralChat', 'downloadDocument'].includes(verb))
    expect(untimed(seen.body)).toEqual(untimed(own.body))
  const recorded = await rows(
    app.db,
    sql`select actor_id, subject_id, company_id, action from audit_log where reason = ${verb} and action in ('look', 'download')`,
  )
  expect(recorded).toEqual([
    {
      actor_id: staff.userId,
      subject_id: journey.customer.userId,
      company_id: journey.customer.companyId,
      action: endpoint.file === undefined ? 'look' : 'download',
    },
  ])
})

test('a document of a company’s credit is looked at in the same way', async () => {
  const company = await addPerson(app.db, 'business')
  await app.owner.query('update users set is_company_admin = true where id = $1', [company.userId])
  const { applicationId } = (
    await app.ask(company, credit.requestCreditAccess, {
      body: {
        companyName: 'Nakhl Furnishings',
        contactName: 'Maryam Idris',
        contactEmail: 'accounts@nakhl.example',
        contactMobile: '050 123 4567',
        remarks: '',
        requestedLimit: '50000',
        requestedTerms: 30,
      },
    })
  ).body
  const paper = new FormData()
  paper.set('ApplicationId', applicationId)
  paper.set('docCode', 'VAT_CERTIFICATE')
  paper.append('files', new Blob([new Uint8Array(makePdf('tax'))]), 'tax.pdf')
  await app.ask(company, credit.uploadCreditDocuments, { body: paper })
  const own = (await app.ask(company, credit.viewOwnCredit)).body
  const { body } = await app.ask(staff, startActing, { body: { userCode: company.email, reason } })
  expect((await app.ask(body, credit.viewOwnCredit)).body).toEqual(own)
  const { documentId } = own.application.documents[0]
  const seen = await app.ask(body, credit.downloadCreditDocument, { query: { documentId } })
  expect(seen.status).toBe(200)
  expect(
    await rows(
      app.db,
      sql`select actor_id, company_id from audit_log where reason = 'downloadCreditDocument' and action = 'download'`,
    ),
  ).toEqual([{ actor_id: staff.userId, company_id: company.companyId }])
})

test('an agent is looked at in the same way', async () => {
  const { winner } = journey
  const { body } = await app.ask(staff, startActing, { body: { userCode: winner.email, reason } })
  for (const [verb, given] of [
    ['viewQuoteAgent', byRequest()],
    ['viewShipment', byRequest()],
    ['listShipments', {}],
    ['listRequestOrder', {}],
    ['listDocuments', byRequest()],
    ['viewGeneralChat', {}],
  ] as const) {
    const seen = await app.ask(body, callOf(verb), given)
    const own = await app.ask(winner, callOf(verb), given)
    expect([verb, seen.status, untimed(seen.body)]).toEqual([verb, 200, untimed(own.body)])
  }
})

describe('a look', () => {
  const recorded = async (verb: string) =>
    (
      await rows<{ object_kind: string; object_id: string }>(
        app.db,
        sql`select object_kind, object_id from audit_log where subject_id = ${journey.customer.userId} and reason = ${verb}
          and action in ('look', 'download')`,
      )
    ).map(({ object_kind, object_id }) => [object_kind, object_id])

  test('names the object, once for a page and each time for a file', async () => {
    for (let again = 0; again < 2; again++) {
      await app.ask(acting, callOf('viewShipment'), byRequest())
      await app.ask(acting, downloadDocument, { query: { documentId: ids.document } })
    }
    expect(await recorded('viewShipment')).toEqual([['freight-request', journey.requestId]])
    expect(await recorded('downloadDocument')).toEqual(
      Array.from({ length: (await recorded('downloadDocument')).length }, () => ['document', ids.document]),
    )
    expect((await recorded('downloadDocument')).length).toBeGreaterThan(1)
  })

  test('of people at their own things is not recorded', async () => {
    const before = await recorded('listShipments')
    await app.ask(journey.customer, callOf('listShipments'))
    expect(await recorded('listShipments')).toEqual(before)
  })

  test('is counted for the person, apart from changes', async () => {
    const { items } = (await app.ask(journey.customer, listSupportVisits)).body
    expect(items).toEqual([expect.objectContaining({ reason, changes: 0 })])
    expect(items[0].looks).toBeGreaterThan(5)
    expect(items[0].files).toBeGreaterThan(2)
  })

  test('never opens an identity document', async () => {
    const form = new FormData()
    form.set('RequestId', journey.requestId)
    form.set('docCode', 'IDFRONTSIDE')
    form.set('expiresOn', '2030-01-31')
    form.append('files', new Blob([new Uint8Array(await makePhoto())], { type: 'image/jpeg' }), 'id.jpg')
    const [document] = (await app.ask(journey.customer, callOf('uploadDocuments'), { body: form })).body
    const query = { documentId: document.documentId }
    const answer = await app.ask(acting, downloadDocument, { query })
    expect([answer.status, answer.body.code]).toEqual([403, 'documents.identity-acting'])
    expect((await app.ask(journey.customer, downloadDocument, { query })).status).toBe(200)
  })
})
