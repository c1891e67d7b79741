// The commercial invoice says what customs ask, in both languages, and is none where nothing was declared.
import { afterAll, expect, test } from 'vitest'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { closePdf } from '../../kit/pdf.ts'
import { printCommercialInvoice } from './print-commercial-invoice.ts'

afterAll(closePdf)

const party = (name: string, more: object = {}) => ({
  name,
  company: '',
  mobile: '+971501234567',
  email: '',
  buildingType: null,
  building: 'Warehouse 12',
  unit: 'Office 3',
  landmark: '',
  postcode: '',
  makani: '',
  latitude: null,
  longitude: null,
  trn: '',
  note: '',
  ...more,
})
const form = {
  from: { country: 'AE', city: 'Dubai' },
  sender: party('عبايات نور', { trn: '100482917300003' }),
  to: { country: 'GB', city: 'London' },
  recipient: party('Amal Haddad', { postcode: 'EC1A 1BB' }),
  shipmentType: 'GOODS',
  packages: [{ weight: '2.500', length: '30', width: '20', height: '15', packaging: 'OWN' }],
  contents: [
    {
      description: 'Cotton abayas for women',
      quantity: 3,
      unitValue: '350.00',
      netWeight: '1.800',
      hsCode: '620442',
      origin: 'AE',
    },
    {
      description: 'Silk scarves, printed',
      quantity: 10,
      unitValue: '45.50',
      netWeight: '0.400',
      hsCode: '621410',
      origin: 'IN',
    },
  ],
  customs: {
    reason: 'SALE',
    terms: 'DAP',
    invoiceNumber: 'NA-2207',
    senderTaxNumber: '',
    recipientTaxNumber: 'GB123456789',
  },
  declaredValue: '1505.00',
} as unknown as ShipmentForm
const print = (change: object = {}) =>
  printCommercialInvoice(
    {
      waybill: 'MRX482109736511',
      form: { ...form, ...change },
      countries: { from: 'United Arab Emirates', to: 'United Kingdom' },
      contact: { email: 'help@marsa.example', phone: '800 62772' },
      sandbox: true,
    },
    new Date('2026-11-24T06:00:00Z'),
  )

test('parties, lines, totals, terms, reason, waybill and declaration', async () => {
  const text = await textOfPdf((await print())!)
  for (const said of [
    'Commercial Invoice',
    'فاتورة تجارية',
    'MRX482109736511',
    'NA-2207',
    'DAP',
    'Sale',
    'Amal Haddad',
    'London, EC1A 1BB, United Kingdom',
    'GB123456789',
    '100482917300003',
    'Cotton abayas for women',
    '620442',
    '1,050.00',
    '455.00',
    '1,505.00',
    '2.200',
    '2.500',
    'One thousand five hundred and five',
    'I declare that',
  ])
    expect(text).toContain(said)
})

test('without contents there is none', async () => {
  expect(await print({ contents: undefined })).toBeUndefined()
  expect(await print({ contents: [] })).toBeUndefined()
})

test('fifty lines go on over further pages, and the same data gives the same bytes', async () => {
  const contents = Array.from({ length: 50 }, (_, at) => form.contents![at % 2]!)
  const pdf = (await print({ contents }))!
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)!.length).toBeGreaterThan(1)
  expect((await print({ contents }))!.equals(pdf)).toBe(true)
})
