// A parcel shipment as its form holds it: from an office in Dubai to a flat in Abu Dhabi, 3 kg, picked up tomorrow.
import { openDay } from './open-day.ts'

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
  slot: { date: openDay(now), slotCode: '12-15' },
  proof: ['CODE'],
  reference: 'ORDER-77',
  ...change,
})

/** Of the form of goods to London, 2.5 kg. */
export const goodsAbroad = (recipient: string) => ({
  to: { country: 'GB', city: 'London' },
  recipient: parcelParty({ name: recipient, mobile: '+447700900123', postcode: 'EC1A 1BB' }),
  service: 'INTL_PRIORITY',
  shipmentType: 'GOODS',
  packages: [{ weight: '2.5', length: '30', width: '20', height: '15', packaging: 'OWN' }],
  contents: [
    {
      description: 'Cotton abayas for women',
      quantity: 3,
      unitValue: '350.00',
      netWeight: '1.8',
      hsCode: '620442',
      origin: 'AE',
    },
  ],
  customs: {
    reason: 'SALE',
    terms: 'DAP',
    invoiceNumber: 'NA-2207',
    senderTaxNumber: '',
    recipientTaxNumber: '',
  },
  declaredValue: '1050.00',
})
