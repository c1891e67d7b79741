// The guide says of each paper what the guards of a shipment ask for.
import { expect, test } from 'vitest'
import { docCodes } from '../documents/document-type.ts'
import { guide } from '../documents/guide.ts'
import { guideNeed } from './guide-needs.ts'

test('covers every kind of paper', () => {
  expect(Object.keys(guide).toSorted()).toEqual([...docCodes].toSorted())
})

test('needs follow the table of required papers', () => {
  expect(guideNeed('COMMERCIAL_INVOICE', 'seaExport')).toEqual({ stage: 'request', need: 'required' })
  expect(guideNeed('BILL_OF_LADING', 'seaImport')).toEqual({ stage: 'customs', need: 'required' })
  expect(guideNeed('BILL_OF_LADING', 'seaExport')).toEqual({ stage: 'request', need: 'optional' })
  expect(guideNeed('BILL_OF_LADING', 'airImport')).toEqual({ stage: null, need: 'none' })
  expect(guideNeed('SAFETY_DATA_SHEET', 'airExport')).toEqual({ stage: 'request', need: 'hazardous' })
  expect(guideNeed('RELEASE', 'airImport')).toEqual({ stage: 'delivery', need: 'port' })
})
