// A truck request with everything that a call can be about, and how each truck call names it: for the access matrix.
import { randomUUID } from 'node:crypto'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import {
  truckBulkEndpoints as bulk,
  truckEndpoints as calls,
  truckRoadEndpoints as road,
} from '@marsa/model/trucks/endpoints.ts'
import { openAccount } from '../src/finance/door.ts'
import { takePortEvent } from '../src/integrations/port/take-port-event.ts'
import { systemTransaction } from '../src/kit/db.ts'
import { phoneHash } from '../src/trucks/driver/driver-cookie.ts'
import type { Ask, TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import { addPerson, type Person } from './people.ts'
import { truckForm } from './truck-form.ts'
import { bareStep, truckWorldOf, vehicleForm, driverForm } from './truck-world.ts'

const reason = 'Because of the test'
const noSlot = randomUUID()
/** Of a booking at 760.00 before VAT. */
const lighter = { ...noChange, weightKg: 8_000, reason, total: '798.00' }
const toll = { code: 'toll', amount: '16.00', note: null } as const

export type TruckObjects = {
  truckId: string
  truckDraftId: string
  truckQuoteId: string
  truckQuoteNo: string
  truckDocumentId: string
  /** The first truck of the booking, and what has happened to it. */
  truckSlotId: string
  truckEventId: string
  /** A correction of it that waits for a second person. */
  truckCorrectionId: string
  /** An extra charge of it that the customer has not answered. */
  truckExtraId: string
  /** A change of it that the provider has not answered. */
  truckChangeId: string
  /** An event of the port's gates that belongs to no truck. */
  gateEventId: string
  /** Of the fleet of the provider that has won, in no booking. */
  vehicleId: string
  driverId: string
  /** The link of the first truck's driver. */
  driverLinkId: string
  fleetDocumentId: string
  /** Of the winner with the customer, with one version. */
  truckContractId: string
  /** An upload of many requests that is not sent. */
  truckBatchId: string
}

const driverPhone = 'p'.repeat(43)

/** The link of a truck's driver, open and bound to a phone of the test. */
const boundLink = async (app: TestApp, slotId: string): Promise<string> => {
  const { rows: bound } = await app.owner.query(
    `update driver_links set valid_from = now() - interval '1 hour', phone_hash = $2, attempt = gen_random_uuid(), bound_at = now()
      where slot_id = $1 and revoked_at is null returning id`,
    [slotId, phoneHash(driverPhone)],
  )
  return (bound as { id: string }[])[0]!.id
}

const addGateEvent = async (app: TestApp): Promise<string> => {
  const eventID = randomUUID()
  await takePortEvent(app.port, {
    eventID,
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: 'GTIN',
    emptyIndicatorCode: 'LADEN',
    equipmentReference: 'MSKU0000000',
    truckPlate: 'AE-DU Z 1',
    appointment: 'APT-1',
    facility: 'AEJEA-T1',
    eventDateTime: '2026-11-23T08:00:00+04:00',
  })
  return eventID
}

const contractForm = { title: 'Carriage', startsOn: '2026-01-01', endsOn: '2029-12-31' }
const fileBody = (fields: Record<string, string>, name: string): FormData => {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.append('files', new Blob([new Uint8Array(makePdf(name))]), `${name}.pdf`)
  return body
}
const contractUpload = (contractId: string): Ask => ({
  body: fileBody({ contractId, docCode: 'TRUCK_CONTRACT' }, 'contract'),
})

const addContract = async (app: TestApp, winner: Person, customer: Person): Promise<string> => {
  const parties = { providerId: winner.companyId, customerId: customer.companyId }
  const { body } = await app.ask(winner, road.saveContract, {
    body: { id: null, ...parties, ...contractForm },
  })
  await app.ask(winner, road.uploadContractFile, contractUpload(body.id))
  return body.id
}

const addBatch = async (app: TestApp, customer: Person): Promise<string> => {
  const body = new FormData()
  body.append('file', new Blob(['Description of goods\nMatrix\n']), 'matrix.csv')
  return (await app.ask(customer, bulk.openBatch, { body })).body.BatchId
}

/** A booking of a company that has credit, with a document, and a draft beside it. */
export const addTrucks = async (
  app: TestApp,
  customer: Person,
): Promise<TruckObjects & { winner: Person }> => {
  const world = truckWorldOf(app)
  await systemTransaction(app.db, (tx) =>
    openAccount(tx, customer.companyId, { limitFils: 1_000_00n, termsDays: 30 }),
  )
  const winner = await addPerson(app.db, 'truck-provider')
  const { id, quotationId } = await world.booked(customer, winner)
  await world.allocate(winner, id)
  await world.drive(winner, id, ['AT_LOADING'])
  const [first] = (await world.timeline(winner, id)).slots
  const [event] = first!.events
  const asked = await world.done(await addPerson(app.db, 'desk'), road.askCorrection, {
    query: { id },
    body: { eventId: event!.eventId, at: null, reason },
  })
  const claimed = await world.done(winner, road.claimExtra, {
    query: { id },
    body: { slot: first!.slot, ...toll, receipt: await world.document(winner, id, 'OTHER') },
  })
  const asksFor = await world.done(customer, road.proposeChange, { query: { id }, body: lighter })
  const { quotation } = await world.done(customer, calls.view, { query: { id } })
  const driverId = await world.driver(winner)
  const stored = await app.ask(winner, road.uploadFleetDocuments, fleetUpload({ driverId }))
  return {
    truckId: id,
    truckDraftId: await world.draft(customer),
    truckQuoteId: quotationId,
    truckQuoteNo: quotation.quotationNo,
    truckDocumentId: await world.document(customer, id, 'PACKING_LIST'),
    truckSlotId: first!.slot,
    truckEventId: event!.eventId,
    truckCorrectionId: asked.correctionId,
    truckExtraId: claimed.extraId,
    truckChangeId: asksFor.changeId,
    gateEventId: await addGateEvent(app),
    vehicleId: await world.vehicle(winner),
    driverId,
    driverLinkId: await boundLink(app, first!.slot),
    fleetDocumentId: stored.body[0].documentId,
    truckContractId: await addContract(app, winner, customer),
    truckBatchId: await addBatch(app, customer),
    winner,
  }
}

export const noTrucks = (): TruckObjects => ({
  truckId: randomUUID(),
  truckDraftId: randomUUID(),
  truckQuoteId: randomUUID(),
  truckQuoteNo: 'QT-26-000000',
  truckDocumentId: randomUUID(),
  truckSlotId: randomUUID(),
  truckEventId: randomUUID(),
  truckCorrectionId: randomUUID(),
  truckExtraId: randomUUID(),
  truckChangeId: randomUUID(),
  gateEventId: randomUUID(),
  vehicleId: randomUUID(),
  driverId: randomUUID(),
  driverLinkId: randomUUID(),
  fleetDocumentId: randomUUID(),
  truckContractId: randomUUID(),
  truckBatchId: randomUUID(),
})

type Fixture = (objects: TruckObjects) => Ask
const byRequest: Fixture = ({ truckId }) => ({ query: { id: truckId } })
const onRequest =
  (body: object): Fixture =>
  ({ truckId }) => ({ query: { id: truckId }, body })
const onDraft =
  (body?: object): Fixture =>
  ({ truckDraftId }) => ({ query: { id: truckDraftId }, ...(body && { body }) })
const onQuote =
  (body: object): Fixture =>
  ({ truckQuoteId }) => ({ query: { id: truckQuoteId }, body })
const byBatch =
  (body?: object): Fixture =>
  ({ truckBatchId }) => ({ query: { id: truckBatchId }, ...(body && { body }) })
const byDocument: Fixture = ({ truckDocumentId }) => ({ query: { documentId: truckDocumentId } })
const charges = [{ code: 'truck-tariff', buyingRate: '300.00', sellingRate: '700.00' }]
const form = truckForm(new Date('2027-01-01T00:00:00Z'))

const upload: Fixture = ({ truckId }) => {
  const body = new FormData()
  body.set('requestId', truckId)
  body.set('docCode', 'PACKING_LIST')
  body.append('files', new Blob([new Uint8Array(makePdf('stranger'))]), 'stranger.pdf')
  return { body }
}

const phoneClock = { deviceAt: '2026-11-23T08:00:00Z', offsetMs: 0 }
const onLink =
  (body?: object): Fixture =>
  ({ driverLinkId }) => ({
    query: { link: driverLinkId },
    headers: { cookie: `__Host-marsa_driver=${driverPhone}` },
    ...(body && { body }),
  })
const photoOf: Fixture = ({ driverLinkId }) => {
  const body = new FormData()
  body.set('docCode', 'PROOF_OF_DELIVERY')
  body.set('deviceFileId', randomUUID())
  body.append('file', new Blob([new Uint8Array(makePdf('stranger'))]), 'stranger.jpg')
  return { query: { link: driverLinkId }, body }
}
const ofTruck: Fixture = ({ truckId, truckSlotId }) => ({ query: { id: truckId, slot: truckSlotId } })

const fleetUpload = ({ driverId }: Pick<TruckObjects, 'driverId'>): Ask => ({
  body: fileBody({ fleetId: driverId, docCode: 'DRIVING_LICENCE' }, 'licence'),
})

export const aboutTrucks: Record<string, Fixture> = {
  saveTruck: ({ truckId }) => ({ body: { id: truckId, form } }),
  viewTruck: byRequest,
  viewTruckCancelTerms: byRequest,
  cancelTruck: onRequest({ reason }),
  reinitiateTruck: onRequest({ form }),
  compareTruckQuotes: byRequest,
  viewTruckQuoteAgent: byRequest,
  postTruckFinalQuote: onRequest({ charges }),
  completeTruck: onRequest({}),
  rateTruck: onRequest({ rating: 5, comments: 'On time' }),
  viewTruckQuote: ({ truckQuoteId }) => ({ query: { QuoteId: truckQuoteId } }),
  acceptTruckQuote: onQuote({ terms: true, pay: 'credit' }),
  payTruck: ({ truckQuoteId }) => ({ query: { QuoteID: truckQuoteId } }),
  rejectTruckQuote: onQuote({}),
  submitTruckQuote: ({ truckId }) => ({ body: { RequestId: truckId, charges, isDraft: true } }),
  declineTruckQuote: onRequest({ reason }),
  withdrawTruckQuote: onQuote({ reason }),
  downloadTruckReceipt: ({ truckId, truckQuoteId, truckQuoteNo }) => ({
    query: { RequestId: truckId, QuotationNo: truckQuoteNo, QuotationId: truckQuoteId },
  }),
  downloadTruckInvoice: ({ truckId }) => ({ query: { RequestId: truckId, kind: 'advance' } }),
  saveTruckDraft: ({ truckDraftId }) => ({ body: { id: truckDraftId, form } }),
  submitTruck: onDraft({}),
  removeTruckDraft: onDraft(),
  cloneTruck: byRequest,
  uploadTruckDocuments: upload,
  deleteTruckDocument: byDocument,
  downloadTruckDocument: byDocument,
  listTruckDocuments: ({ truckId }) => ({ query: { requestId: truckId } }),
  downloadTruckDocuments: ({ truckId }) => ({ query: { requestId: truckId } }),
  restoreTruckDocument: ({ truckDocumentId }) => ({ body: { documentId: truckDocumentId } }),
  reviewTruckDocument: ({ truckDocumentId }) => ({
    body: { documentId: truckDocumentId, outcome: 'accept' },
  }),
  getTruckTimeline: byRequest,
  listTruckCandidates: byRequest,
  allocateTrucks: ({ truckId, truckSlotId, vehicleId, driverId }) => ({
    query: { id: truckId },
    body: { slots: [{ slot: truckSlotId, vehicleId, driverId, reason, transfer: null }] },
  }),
  setTruckContainer: onRequest({ containerNo: 'CSQU3054383' }),
  addTruckEvent: ({ truckId, truckSlotId }) => ({
    query: { id: truckId },
    body: { ...bareStep, slot: truckSlotId, code: 'LOADING_COMPLETED' },
  }),
  waiveTruckEmpty: ({ truckId, truckSlotId }) => ({
    query: { id: truckId },
    body: { slot: truckSlotId, reason },
  }),
  askTruckCorrection: ({ truckId, truckEventId }) => ({
    query: { id: truckId },
    body: { eventId: truckEventId, at: null, reason },
  }),
  decideTruckCorrection: ({ truckCorrectionId }) => ({
    query: { id: truckCorrectionId },
    body: { confirmed: false },
  }),
  listTruckChanges: byRequest,
  proposeTruckChange: onRequest(lighter),
  answerTruckChange: ({ truckChangeId: id }) => ({ query: { id }, body: { agreed: false, reason } }),
  withdrawTruckChange: ({ truckChangeId: id }) => ({ query: { id }, body: {} }),
  saveTruckContract: ({ truckContractId: id }) => ({
    body: { id, providerId: noSlot, customerId: noSlot, ...contractForm },
  }),
  uploadTruckContract: ({ truckContractId }) => contractUpload(truckContractId),
  downloadTruckContract: ({ truckContractId: contractId }) => ({ query: { contractId } }),
  listTruckSupport: byRequest,
  askTruckSupport: ({ truckId }) => ({
    query: { id: truckId },
    body: { topic: 'late', way: 'chat', text: reason, mobile: null },
  }),
  beginTruckPause: ({ truckId, truckSlotId: slot }) => ({
    query: { id: truckId },
    body: { slot, at: null, reason },
  }),
  endTruckPause: ({ truckId, truckSlotId: slot }) => ({ query: { id: truckId }, body: { slot, at: null } }),
  listBorderTasks: byRequest,
  askBorderDocument: ({ truckId }) => ({
    query: { id: truckId },
    body: { post: 'BATHA', docCode: 'OTHER', owner: 'customer', reason },
  }),
  waiveBorderTask: ({ truckId }) => ({ query: { id: truckId }, body: { taskId: noSlot, reason } }),
  listTruckExtras: byRequest,
  claimTruckExtra: ({ truckId, truckSlotId: slot, truckDocumentId: receipt }) => ({
    query: { id: truckId },
    body: { slot, ...toll, receipt },
  }),
  answerTruckExtra: ({ truckExtraId: id }) => ({ query: { id }, body: { agreed: true, reason: null } }),
  withdrawTruckExtra: ({ truckExtraId: id }) => ({ query: { id }, body: {} }),
  decideTruckExtra: ({ truckExtraId: id }) => ({ query: { id }, body: { amount: '1.00', reason } }),
  placeTruckGateEvent: ({ gateEventId: eventId }) => ({ body: { eventId, slot: noSlot, reason } }),
  dismissTruckGateEvent: ({ gateEventId: eventId }) => ({ body: { eventId, reason } }),
  saveTruckVehicle: ({ vehicleId }) => ({ body: { id: vehicleId, form: vehicleForm } }),
  retireTruckVehicle: ({ vehicleId }) => ({ query: { id: vehicleId }, body: {} }),
  saveTruckDriver: ({ driverId }) => ({ body: { id: driverId, form: driverForm } }),
  uploadFleetDocuments: fleetUpload,
  listFleetDocuments: ({ driverId }) => ({ query: { fleetId: driverId } }),
  downloadFleetDocument: ({ fleetDocumentId: documentId }) => ({ query: { documentId } }),
  deleteFleetDocument: ({ fleetDocumentId: documentId }) => ({ query: { documentId } }),
  retireTruckDriver: ({ driverId }) => ({ query: { id: driverId }, body: {} }),
  viewDriverJob: onLink(),
  reportDriverEvent: ({ driverLinkId }) => {
    const { at: _, ...step } = bareStep
    const body = { ...step, ...phoneClock, code: 'LOADING_COMPLETED', deviceEventId: randomUUID() }
    return { query: { link: driverLinkId }, body }
  },
  addDriverNote: onLink({
    ...phoneClock,
    kind: 'refused',
    code: 'AT_UNLOADING',
    post: null,
    deviceNoteId: randomUUID(),
    note: reason,
  }),
  addDriverFile: photoOf,
  consentToPositions: onLink({ isGiven: true }),
  addDriverPositions: onLink({
    offsetMs: 0,
    fixes: [{ at: phoneClock.deviceAt, latitude: 25, longitude: 55, accuracyM: 10 }],
  }),
  sendDriverLink: ofTruck,
  revokeDriverLink: ofTruck,
  viewTruckBatch: byBatch(),
  followTruckBatch: byBatch(),
  mapTruckBatch: byBatch({ mapping: [] }),
  fixTruckBatchRow: byBatch({ line: 2, leftOut: true }),
  commitTruckBatch: byBatch(),
  listTruckBatchDrafts: byBatch(),
  dropTruckBatch: byBatch(),
  shareTrucks: byRequest,
  endTruckShare: byRequest,
}

/** Truck calls about nobody's object in particular. */
export const aboutNoTrucks: Record<string, Ask> = {
  listTrucks: {},
  listTruckLookups: {},
  bulkTruckTemplate: { query: { lang: 'en' } },
  openTruckBatch: {},
  submitTruckDrafts: { body: { ids: [randomUUID()] } },
  listTruckVehicles: {},
  listTruckDrivers: {},
  listTruckDeliveries: {},
  listTruckContracts: {},
  openDriverLink: { body: { token: 'n'.repeat(43), digits: '0000', attempt: randomUUID() } },
  trackSharedTrucks: { body: { token: 'n'.repeat(43) } },
  trackTruckBooking: { query: { number: 'BK-26-999999' } },
  trackTruckBookingSolved: { body: { number: 'BK-26-999999' } },
  addTrackerPositions: {
    body: {
      positions: [{ tracker: 'nobody', at: phoneClock.deviceAt, latitude: 25, longitude: 55, accuracyM: 10 }],
    },
  },
  listTruckGateEvents: {},
  viewTruckDesk: {},
  downloadTruckReport: { query: { report: 'providers' } },
}

/** Tables of trucks that a refused call must leave as they are. */
export const truckTables = [
  'truck_details',
  'truck_slots',
  'truck_allocations',
  'truck_events',
  'truck_corrections',
  'truck_vehicles',
  'truck_drivers',
  'truck_papers',
  'driver_links',
  'driver_consents',
  'driver_notes',
  'driver_files',
  'truck_positions',
  'port_events',
  'truck_extras',
  'truck_changes',
  'border_tasks',
  'truck_contracts',
  'truck_pauses',
  'truck_support',
] as const
