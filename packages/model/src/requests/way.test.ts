// Stops on the way are read in both languages, with what for and how long.
import { expect, test } from 'vitest'
import { WayInput } from './way.ts'
import { wayWords } from './way-text.ts'

const singapore = { code: 'SGSIN', en: 'Singapore', ar: 'سنغافورة', kind: 'transshipment' as const, days: 2 }

test('each stop says where, what for and how long', () => {
  const customs = { ...singapore, kind: 'customs' as const, days: null }
  expect(wayWords([singapore, customs])).toEqual({
    en: 'Singapore (transshipment, 2 days), Singapore (customs)',
    ar: 'سنغافورة (مسافنة، يومان)، سنغافورة (إجراءات جمركية)',
  })
  expect(wayWords([]).ar).toBe('مباشر')
})

test('no more than eight stops, of a known kind', () => {
  const stop = { place: 'SGSIN', kind: 'waiting', days: null }
  expect(WayInput.safeParse(Array.from({ length: 8 }, () => stop)).success).toBe(true)
  expect(WayInput.safeParse(Array.from({ length: 9 }, () => stop)).success).toBe(false)
  expect(WayInput.safeParse([{ ...stop, kind: 'lunch' }]).success).toBe(false)
})
