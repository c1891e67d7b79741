// Labels are read back: the printed page by a scanner's library, the printer's language by drawing it first.
import { afterAll, expect, test } from 'vitest'
import { zplToBase64MultipleAsync } from 'zpl-renderer-js'
import type { LabelData } from '@marsa/model/express/label/label-layout.ts'
import { picturesOfPdf } from '../../../test/pdf-pictures.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { readBarCodes } from '../../../test/read-bar-codes.ts'
import { closePdf } from '../../kit/pdf.ts'
import { printLabelsPdf, printLabelsZpl } from './print-label.ts'

afterAll(closePdf)

const label: LabelData = {
  waybill: 'MRX482109736511',
  route: 'DXB-1-C',
  service: 'DOMESTIC',
  sender: {
    name: 'Noor Abayas LLC',
    lines: ['Al Quoz 3, Warehouse 12', 'Dubai, United Arab Emirates'],
    mobile: '+971501234567',
  },
  recipient: {
    name: 'فاطمة أحمد المنصوري',
    lines: ['برج الخليج، شقة 1204', 'شارع الكورنيش، بجانب المسجد', 'Abu Dhabi, United Arab Emirates'],
    mobile: '+971559876543',
  },
  parcelGrams: [1200, 800],
  cashOnDelivery: '349.95',
  reference: 'ORDER-7751',
  printedAt: '2026-11-24T10:05:00+04:00',
}

const zplPictures = async (zpl: string): Promise<Buffer[]> =>
  (await zplToBase64MultipleAsync(zpl, 101.6, 152.4, 8)).map((png) => Buffer.from(png, 'base64'))

const bothCodes = [
  ['MRX482109736511', 'MRX48210973651101'],
  ['MRX482109736511', 'MRX48210973651102'],
]

test('both bar codes of each page are read back, from the PDF', async () => {
  const pictures = await picturesOfPdf(await printLabelsPdf([label], new Date('2026-11-24T06:05:00Z')))
  expect(await Promise.all(pictures.map(readBarCodes))).toEqual(bothCodes)
})

test('and from the language of label printers', async () => {
  const pictures = await zplPictures(await printLabelsZpl([label]))
  expect(await Promise.all(pictures.map(readBarCodes))).toEqual(bothCodes)
})

test('a single parcel has one bar code; several shipments print in turn', async () => {
  const other = { ...label, waybill: 'MRX000000000115', parcelGrams: [500] }
  const pictures = await zplPictures(await printLabelsZpl([label, other]))
  expect(await Promise.all(pictures.map(readBarCodes))).toEqual([...bothCodes, ['MRX000000000115']])
})

test('it says who, where to, what is collected and the piece; the recipient’s number is masked', async () => {
  const text = await textOfPdf(await printLabelsPdf([label], new Date()))
  for (const said of [
    'DXB-1-C',
    'COD AED 349.95',
    'Noor Abayas LLC',
    '1/2',
    '2/2',
    '1.2 kg',
    '0.8 kg',
    'ORDER-7751',
  ])
    expect(text).toContain(said)
  expect(text).toContain('+971 ** *** 6543')
  expect(text).not.toContain('559876543')
  expect(await textOfPdf(await printLabelsPdf([{ ...label, cashOnDelivery: null }], new Date()))).toContain(
    'NO COD',
  )
})

test('a name cannot command the printer', async () => {
  const zpl = await printLabelsZpl([
    { ...label, sender: { ...label.sender, name: 'Shop ^XZ~JA_5E\\& ^FDhello' } },
  ])
  expect(zpl.match(/\^XZ/g)).toHaveLength(2)
  expect(zpl).not.toContain('~JA')
  expect(zpl).toContain('Shop _5EXZ_7EJA_5F5E_5C& _5EFDhello')
})

test('the longest names leave the bar code alone', async () => {
  const long = 'W'.repeat(60)
  const party = { ...label.sender, name: long, lines: Array.from({ length: 5 }, () => 'م'.repeat(80)) }
  const pictures = await zplPictures(await printLabelsZpl([{ ...label, sender: party, recipient: party }]))
  expect(await Promise.all(pictures.map(readBarCodes))).toEqual(bothCodes)
})
