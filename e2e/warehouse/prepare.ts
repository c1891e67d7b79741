// Brings a storage by calls to where a journey begins, so that the journey itself stays short.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { uploadStorageDocuments } from '@marsa/model/warehouse/document-endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { callsOf, type Calls } from '../kit/calls.ts'
import { pdf } from '../kit/fields.ts'
import { makePeople, type Made, type NewCompany } from '../kit/people.ts'

export type Key = 'customer' | 'winner' | 'rival' | 'stranger'

const companies = (lang: Lang, creditFils?: number): NewCompany[] => {
  const one = (key: Key, role: string, firstName: string) => [
    { key, role, firstName, lastName: 'Test', language: lang },
  ]
  return [
    {
      kind: 'business',
      nameEn: 'Nakhl Furnishings',
      nameAr: 'نخل للأثاث',
      ...(creditFils !== undefined && { creditFils }),
      people: one('customer', 'business', 'Maryam').map((person) => ({
        ...person,
        companyAdmin: creditFils !== undefined,
      })),
    },
    {
      kind: 'agent',
      nameEn: 'Amwaj Storage',
      nameAr: 'أمواج للتخزين',
      modes: ['warehouse'],
      people: one('winner', 'warehouse-agent', 'Hamad'),
    },
    {
      kind: 'agent',
      nameEn: 'Qalaa Warehouses',
      nameAr: 'قلعة للمستودعات',
      modes: ['warehouse'],
      people: one('rival', 'warehouse-agent', 'Anil'),
    },
    {
      kind: 'person',
      nameEn: 'Omar Haddad',
      nameAr: 'عمر حداد',
      people: one('stranger', 'customer', 'Omar'),
    },
  ]
}

export const makeParties = (lang: Lang, creditFils?: number): Promise<Record<Key, Made>> =>
  makePeople(companies(lang, creditFils))

/** Another warehouse that was not there when the request was sent, so that nobody asked it. */
export const makeOutsider = async (lang: Lang): Promise<Made> => {
  const [, winner] = companies(lang)
  return (await makePeople([winner!]))['winner']!
}

export const documentIdOf = (calls: Calls, requestId: string, docCode: string): Promise<string> =>
  calls.upload(
    uploadStorageDocuments,
    { storageRequestID: requestId, docCode },
    pdf(`${docCode.toLowerCase()}-${Date.now()}.pdf`),
  )

/** Twelve cubic metres in Dubai for ninety days; the customer brings the goods and collects them. */
export const storageForm = (): StorageForm => {
  const today = dayOf(new Date())
  return {
    cbm: 12,
    cargoType: 'household',
    cargoDetails: 'Furniture of a flat with two rooms',
    packing: 'cartons',
    pieces: 40,
    grossWeightKg: 900,
    cargoValue: '25000.00',
    emirate: 'DU',
    startDate: addDays(today, 1),
    endDate: addDays(today, 91),
    pickup: null,
    delivery: null,
    deliveryAsPickup: false,
    remarks: '',
  }
}

export type Prepared = {
  people: Record<Key, Made>
  asCustomer: Calls
  asWinner: Calls
  requestId: string
  number: string
  quotationId: string
  quotationNo: string
}

const line = (code: 'storage' | 'handling', buyingRate: string, sellingRate: string) => ({
  code,
  buyingRate,
  sellingRate,
})
/** 1,102.50 with VAT. */
export const charges = [line('storage', '700.00', '900.00'), line('handling', '110.00', '150.00')]

/** The warehouse has quoted 1,102.50. */
export const quoted = async (lang: Lang, creditFils?: number): Promise<Prepared> => {
  const people = await makeParties(lang, creditFils)
  const [asCustomer, asWinner] = [await callsOf(people.customer), await callsOf(people.winner)]
  const body = { storageRequestID: null, form: storageForm() }
  const saved = await asCustomer.call(storage.saveStorage, { body })
  const requestId = saved.storageRequestID
  const sent = await asWinner.call(storage.submitStorageQuote, {
    body: {
      RequestId: requestId,
      charges,
      fileDocumentId: await documentIdOf(asWinner, requestId, 'VENDOR_QUOTE'),
      acceptPartnerTerms: true,
      isDraft: false,
    },
  })
  return {
    people,
    asCustomer,
    asWinner,
    requestId,
    number: saved.shipmentReferenceNumber,
    quotationId: sent.QuotationId,
    quotationNo: sent.QuotationNo,
  }
}

/** Paid as a whole and stored, with ten boxes and one sofa in the inventory. */
export const stored = async (lang: Lang): Promise<Prepared> => {
  const prepared = await quoted(lang)
  const { asCustomer, asWinner, requestId, quotationId } = prepared
  await asCustomer.pay(
    await asCustomer.call(storage.acceptStorageQuote, {
      query: { id: quotationId },
      body: { terms: true, pay: 'whole' },
    }),
  )
  const query = { id: requestId }
  await asWinner.call(storage.reportGoods, { query, body: { code: 'STORED', measuredCBM: 12 } })
  const item = (name: string, quantity: number) => ({
    itemId: null,
    name,
    quantity,
    missing: 0,
    conditionIn: 'good' as const,
    noteIn: null,
    photosIn: [],
    conditionOut: null,
    noteOut: null,
    photosOut: [],
  })
  await asWinner.call(storage.saveStorageItems, {
    query,
    body: { items: [item('Box', 10), item('Sofa', 1)] },
  })
  return prepared
}
