// Brings a booking of trucks by calls to where a journey begins, so that the journey itself stays short.
import { randomInt } from 'node:crypto'
import { emptyPlace, type TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import {
  truckDraftEndpoints as drafts,
  truckEndpoints as trucks,
  truckRoadEndpoints as road,
} from '@marsa/model/trucks/endpoints.ts'
import type { TruckSubtype, TruckType } from '@marsa/model/trucks/road/truck-types.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { callsOf, type Calls } from '../kit/calls.ts'
import { pdf } from '../kit/fields.ts'
import { makePeople, type Made, type NewCompany } from '../kit/people.ts'

const hour = 3_600_000

const companies = (lang: Lang): NewCompany[] => {
  const one = (key: 'customer' | 'provider', role: string, firstName: string) => [
    { key, role, firstName, lastName: 'Test', language: lang, companyAdmin: true },
  ]
  return [
    {
      kind: 'business',
      nameEn: 'Nakhl Furnishings',
      nameAr: 'نخل للأثاث',
      creditFils: 5_000_000,
      people: one('customer', 'business', 'Maryam'),
    },
    {
      kind: 'agent',
      nameEn: 'Wasl Road',
      nameAr: 'وصل للنقل',
      modes: ['trucks'],
      people: one('provider', 'truck-provider', 'Rashid'),
    },
  ]
}

export const place = (change: Partial<TruckPlace>): TruckPlace => ({
  ...emptyPlace,
  street: 'Street 8',
  building: 'Warehouse 12',
  contactName: 'Rashid',
  contactNumber: '+971501234567',
  ...change,
})

/** Two closed trucks from Al Quoz to Mussafah in six hours, so that the links of their drivers are open. */
const formOf = (change: Partial<TruckForm>): TruckForm => ({
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: 2,
  cargoType: 'FURNITURE',
  commodity: 'Sofas for a showroom',
  packageType: 'PALLET',
  quantity: 12,
  unit: 'PALLET',
  weightKg: 9_000,
  hazardous: false,
  pickup: place({ emirate: 'DU', area: 'Al Quoz 3' }),
  dropoff: place({ emirate: 'AZ', area: 'Mussafah' }),
  pickupAt: new Date(Date.now() + 6 * hour).toISOString(),
  dropoffAt: new Date(Date.now() + 12 * hour).toISOString(),
  ...change,
})

/** Prices of one truck: pickup and delivery as asked. Answers the quotation. */
export const quoteOf = async (calls: Calls, requestId: string, rate: string): Promise<string> => {
  const upload = { requestId, docCode: 'VENDOR_QUOTE' }
  const fileDocumentId = await calls.upload(trucks.documents.upload, upload, pdf(`quote-${rate}.pdf`))
  const { request } = await calls.call(trucks.viewAgent, { query: { id: requestId } })
  const form = request.form as TruckForm
  const body = {
    RequestId: requestId,
    charges: [
      { code: 'truck-tariff' as const, buyingRate: '600.00', sellingRate: rate, quantity: form.trucks },
    ],
    offer: {
      proposedPickup: form.pickupAt,
      proposedDelivery: form.dropoffAt,
      freeLoadingHours: 2,
      freeUnloadingHours: 2,
      waitingRate: '75.00',
      ...(form.movementType === 'CROSS_BORDER' && { freeBorderHours: 24, detentionRate: '400.00' }),
    },
    fileDocumentId,
    acceptPartnerTerms: true,
    isDraft: false,
  }
  const { QuotationId } = await calls.call(trucks.submit, { body })
  return QuotationId
}

export type Booked = {
  people: Record<'customer' | 'provider', Made>
  asCustomer: Calls
  asProvider: Calls
  id: string
}

/** Accepted on credit at 850.00 a truck before VAT. */
export const booked = async (lang: Lang, change: Partial<TruckForm> = {}): Promise<Booked> => {
  const people = (await makePeople(companies(lang))) as Booked['people']
  const [asCustomer, asProvider] = [await callsOf(people.customer), await callsOf(people.provider)]
  const draft = await asCustomer.call(drafts.saveDraft, { body: { id: null, form: formOf(change) } })
  const { id } = await asCustomer.call(drafts.submitDraft, { query: { id: draft.id }, body: {} })
  const quotation = await quoteOf(asProvider, id, '850.00')
  const body = { terms: true as const, pay: 'credit' as const }
  await asCustomer.call(trucks.accept, { query: { id: quotation }, body })
  return { people, asCustomer, asProvider, id }
}

const paper = { number: 'P-1', until: '2029-12-31' }

export type Fleet = {
  plate: string
  vehicleId: string
  driverId: string
  mobile: string
  driver: Record<Lang, string>
}

/** A vehicle and a driver whose papers hold for every way. */
export const fleetOf = async (
  calls: Calls,
  { type, subtype, payloadKg }: { type: TruckType; subtype: TruckSubtype; payloadKg: number },
  driver: Record<Lang, string> = { en: 'Ravi Kumar', ar: 'رافي كومار' },
): Promise<Fleet> => {
  const number = String(randomInt(10_000, 99_999))
  const mobile = `+97150${randomInt(1_000_000, 9_999_999)}`
  const plate = { country: 'AE', emirate: 'DU', code: 'B', number }
  const vehicle = await calls.call(road.saveVehicle, {
    body: {
      id: null,
      form: {
        plate,
        type,
        subtype,
        payloadKg,
        year: 2022,
        tracker: null,
        papers: { mulkiya: paper, insurance: paper, gccCover: paper },
      },
    },
  })
  const saved = await calls.call(road.saveDriver, {
    body: {
      id: null,
      form: {
        nameEn: driver.en,
        nameAr: driver.ar,
        mobile,
        language: 'en',
        licenceClass: 'Heavy truck',
        papers: { licence: paper, passport: paper, visa: paper, hazardousTraining: null },
      },
    },
  })
  return { plate: `AE-DU B ${number}`, vehicleId: vehicle.id, driverId: saved.id, mobile, driver }
}

/** One vehicle with its driver for each truck of the booking that has none. */
export const allocateAll = async (calls: Calls, id: string, fleet: readonly Fleet[]): Promise<void> => {
  const { slots, version } = await calls.call(road.getTimeline, { query: { id } })
  const chosen = slots.map(({ slot }, place) => {
    const { vehicleId, driverId } = fleet[place]!
    return { slot, vehicleId, driverId, reason: null, transfer: null }
  })
  await calls.call(road.allocate, { query: { id }, body: { slots: chosen, version } })
}

/** Everything that the border posts ask for, but for one type of document. */
export const bringPapers = async (
  { asCustomer, asProvider, id }: Pick<Booked, 'asCustomer' | 'asProvider' | 'id'>,
  without: DocCode,
): Promise<void> => {
  const { posts } = await asProvider.call(road.listBorderTasks, { query: { id } })
  const asked = new Map(posts.flatMap(({ tasks }) => tasks).map((task) => [task.docCode, task]))
  for (const { docCode, owner } of asked.values()) {
    if (docCode === without) continue
    const calls = owner === 'customer' ? asCustomer : asProvider
    const fields = { requestId: id, docCode }
    await calls.upload(trucks.documents.upload, fields, pdf(`${docCode.toLowerCase()}.pdf`))
  }
}

/** What happened to each truck, in order, with who reported it. */
export const stepsOf = async (calls: Calls, id: string): Promise<string[][]> => {
  const { slots } = await calls.call(road.getTimeline, { query: { id } })
  return slots.map(({ events }) =>
    events.map(({ code, post, source }) => [code, post, source].filter(Boolean).join(' ')),
  )
}
