// Stops on the way: the names in what agents write, and what readers of the other language see.
import { expect, test } from 'vitest'
import { isDirect, namesInStops, stopsText, type StopPlaces } from './stops.ts'

test.each<[string | null, string[][]]>([
  ['1, Singapore', [['Singapore']]],
  ['2, Singapore and Colombo', [['Singapore'], ['Colombo']]],
  ['Port Klang / Colombo', [['Port Klang'], ['Colombo']]],
  ['سنغافورة وكولومبو', [['سنغافورة'], ['وكولومبو', 'كولومبو']]],
  ['Direct', [['Direct']]],
  [null, []],
])('%s names %j', (stops, names) => expect(namesInStops(stops)).toEqual(names))

test('a direct way is known in both languages', () => {
  expect(['direct', 'مُباشر', 'Non-stop'].map(isDirect)).toEqual([true, true, true])
  expect(isDirect('1, Singapore')).toBe(false)
})

test('known places are read in the language of the page, other words as they were written', () => {
  const singapore = { mode: 'sea', code: 'SGSIN', en: 'Singapore', ar: 'سنغافورة' } as const
  const colombo = { mode: 'sea', code: 'LKCMB', en: 'Colombo', ar: 'كولومبو' } as const
  const text = (stops: string | null, stopPlaces: StopPlaces) => stopsText({ stops, stopPlaces, way: null })
  expect(text('2, Singapore and Colombo', [singapore, colombo])?.ar).toBe('سنغافورة، كولومبو')
  expect(text('Direct', [])?.ar).toBe('مباشر')
  expect(text('Atlantis', null)).toEqual({ en: 'Atlantis', ar: 'Atlantis' })
  expect(text(null, null)).toBeUndefined()
})
