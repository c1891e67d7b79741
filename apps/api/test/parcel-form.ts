// A parcel shipment as its form holds it: from an office in Dubai to a flat in Abu Dhabi, 3 kg, picked up tomorrow.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'

export const parcelParty = (change: object = {}) => ({
  name: 'Layla Hassan',
  company: '',
  mobile: '+971501234567',
  email: '',
  buildingType: 'office',
  building: 'Marina Tower 2',
  unit: '1204',
  landmark: '',
  postcode: '',
  makani: '',
  latitude: null,
  longitude: null,
  trn: '',
  note: '',
  ...change,
})

/** Vector 1: 7.200 kg by size, 26.00 and 1.30 of VAT. */
export const parcelForm = (now: Date, change: object = {}) => ({
  from: { country: 'AE', city: 'Dubai' },
  sender: parcelParty(),
  to: { country: 'AE', city: 'Abu Dhabi' },
  recipient: parcelParty({ name: 'Omar Saleh', mobile: '+971559876543', building: 'Corniche Residence' }),
  shipmentType: 'GOODS',
  packages: [{ weight: '3', length: '40', width: '30', height: '30', packaging: 'OWN' }],
  description: 'Three abayas',
  nothingRestricted: true,
  service: 'DOMESTIC',
  cover: false,
  dropOff: false,
  slot: { date: addDays(dayOf(now), 1), slotCode: '12-15' },
  proof: ['CODE'],
  reference: 'ORDER-77',
  ...change,
})
