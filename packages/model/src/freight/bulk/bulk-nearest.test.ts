// A misspelt choice of a bulk upload is answered with the nearest one, and a list with the whole cell as it may be meant.
import { expect, test } from 'vitest'
import { nearestMeant } from '../../requests/bulk/bulk-nearest.ts'
import { freightSheet } from './bulk-sheet.ts'

const known = { places: new Map(), goods: new Map(), goodsNames: new Map() }
const meant = (field: string, text: string) =>
  nearestMeant(freightSheet, field, text, { origin: {}, destination: {} }, known).map((each) => each.text)

test.each([
  ['mode', 'Seaa', ['Sea']],
  ['mode', 'بحرى', ['Sea']],
  ['direction', 'Improt', ['Import']],
  ['containerMode', 'FLC', ['Full container (FCL)']],
  ['containerMode', 'General cargo', ['General air cargo']],
  ['hazardous', 'Yse', ['Yes']],
  ['mode', 'Rail', []],
  ['services', 'Insurence, packing', ['Cargo insurance, Packing']],
  ['services', 'Insurence, dancing', ['Cargo insurance, dancing']],
  ['services', 'Packing, dancing', []],
])('%s: %s', (field, text, texts) => expect(meant(field, text)).toEqual(texts))

test('each choice is named in both languages', () => {
  const draft = { origin: {}, destination: {} }
  expect(nearestMeant(freightSheet, 'services', 'Insurence', draft, known)).toEqual([
    { text: 'Cargo insurance', en: 'Cargo insurance', ar: 'التأمين على البضائع' },
  ])
})
