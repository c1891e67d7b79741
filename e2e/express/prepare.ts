// What journeys of express have in common: who takes part, the first pickup that is free, and a parcel made by calls.
import type { Lang } from '@marsa/model/kit/text.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { listFreeSlots, saveShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { slotDaysAhead, type Slot } from '@marsa/model/express/shipments/slots.ts'
import type { Calls } from '../kit/calls.ts'
import type { NewCompany } from '../kit/people.ts'

/** A shop with one person, who is its administrator. */
export const shop = (lang: Lang, key: string): NewCompany => ({
  kind: 'business',
  nameEn: 'Noor Abayas',
  nameAr: 'نور للعبايات',
  people: [
    { key, role: 'business', firstName: 'Layla', lastName: 'Test', language: lang, companyAdmin: true },
  ],
})

/** Who works for the house: a depot, a courier, the service desk and two administrators. */
export const houseOf = (lang: Lang): NewCompany => ({
  kind: 'business',
  nameEn: 'Marsa',
  nameAr: 'مرسى',
  people: (
    [
      ['depot', 'depot', 'Anita'],
      ['courier', 'courier', 'Imran'],
      ['desk', 'desk', 'Mona'],
      ['admin', 'admin', 'Salem'],
      ['second', 'admin', 'Huda'],
    ] as const
  ).map(([key, role, firstName]) => ({ key, role, firstName, lastName: 'Test', language: lang })),
})

/** The first pickup in Dubai that is free from tomorrow on; holidays have none. */
export const freeSlot = async (calls: Calls): Promise<Slot> => {
  for (let ahead = 1; ahead <= slotDaysAhead; ahead++) {
    const day = addDays(dayOf(new Date()), ahead)
    const slots = await calls.call(listFreeSlots, { body: { city: 'Dubai', date: day } })
    const free = slots.find(({ remaining }) => remaining > 0)
    if (free) return { date: day, slotCode: free.slotCode }
  }
  throw new Error('no pickup is free in Dubai')
}

export const sender = {
  name: 'Layla Hassan',
  mobile: '+971501234567',
  building: 'Marina Tower 2',
  unit: '1204',
}
export const recipient = {
  name: 'Omar Saleh',
  mobile: '+971559876543',
  building: 'Corniche Residence',
  unit: '7',
}
/** What a call sends of a party beside them. */
const others = {
  company: '',
  email: '',
  landmark: '',
  postcode: '',
  makani: '',
  latitude: null,
  longitude: null,
  note: '',
}

/** From Dubai to Abu Dhabi, 3 kg, 7.200 kg by its size: 27.30 with VAT. Answers the id of the shipment that waits for its payment. */
export const askToSend = async (calls: Calls, change: object = {}, to = recipient): Promise<string> => {
  const saved = await calls.call(saveShipment, {
    body: {
      from: { country: 'AE', city: 'Dubai' },
      sender: { ...others, ...sender },
      to: { country: 'AE', city: 'Abu Dhabi' },
      recipient: { ...others, ...to },
      shipmentType: 'GOODS',
      packages: [{ weight: '3', length: '40', width: '30', height: '30', packaging: 'OWN' }],
      description: 'Three abayas',
      nothingRestricted: true,
      service: 'DOMESTIC',
      cover: false,
      dropOff: false,
      slot: await freeSlot(calls),
      proof: ['CODE', 'SIGNATURE'],
      toPay: true,
      terms: true,
      ...change,
    } as never,
  })
  return saved.id
}
