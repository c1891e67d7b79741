// The guide says of each document what the guards of a shipment ask for.
import { expect, test } from 'vitest'
import { requestDocCodes } from '../documents/document-type.ts'
import { guide } from '../documents/guide.ts'
import { completeRefusal, goodsRefusal, type GoodsFacts } from '../warehouse/goods-machine.ts'
import { guideNeed, isStorageDocument } from './guide-needs.ts'

test('covers every kind of document', () => {
  expect(Object.keys(guide).toSorted()).toEqual([...requestDocCodes].toSorted())
})

test('needs follow the table of required documents', () => {
  expect(guideNeed('COMMERCIAL_INVOICE', 'seaExport')).toEqual({ stage: 'request', need: 'required' })
  expect(guideNeed('BILL_OF_LADING', 'seaImport')).toEqual({ stage: 'customs', need: 'required' })
  expect(guideNeed('BILL_OF_LADING', 'seaExport')).toEqual({ stage: 'request', need: 'optional' })
  expect(guideNeed('BILL_OF_LADING', 'airImport')).toEqual({ stage: null, need: 'none' })
  expect(guideNeed('SAFETY_DATA_SHEET', 'airExport')).toEqual({ stage: 'request', need: 'hazardous' })
  expect(guideNeed('RELEASE', 'airImport')).toEqual({ stage: 'delivery', need: 'port' })
})

test('documents of storage are those that the goods wait for', () => {
  const stored: GoodsFacts = {
    state: 'QS_FINAL_PAY_RECEIVED',
    goods: 'STORED',
    hasPickup: false,
    hasDelivery: false,
    finalOwed: false,
    documents: [],
  }
  const required = requestDocCodes.filter((code) => guideNeed(code, 'storage').need === 'required')
  expect(goodsRefusal('DELIVERED', stored)).toBe('warehouse.proof-first')
  expect(goodsRefusal('DELIVERED', { ...stored, documents: required })).toBeUndefined()
  const delivered: GoodsFacts = { ...stored, goods: 'DELIVERED' }
  expect(completeRefusal(delivered)).toBe('warehouse.invoice-first')
  expect(completeRefusal({ ...delivered, documents: required })).toBeUndefined()
  expect(requestDocCodes.filter(isStorageDocument)).toEqual([
    'WAREHOUSE_RECEIPT',
    'CONDITION_PHOTO',
    'HAND_OVER_SIGNATURE',
  ])
})
