// Rules of reference data that need no database: highlighting, containers, distances and the working calendar.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingMinutes } from '../kit/day.ts'
import { weeks, workCalendar, type CalendarPeriod } from './calendar.ts'
import { highlightParts, searchWords } from './fold.ts'
import { hazardClassCodes } from './hazard.ts'
import { codeLists, codesOf, listNames } from './lists.ts'
import { distanceKm } from './place.ts'

test('highlighting marks the original letters, marks and all', () => {
  expect(highlightParts('مُصَفَّح الصناعية', ['مصفح'])).toEqual([
    { text: 'مُصَفَّح', match: true },
    { text: ' الصناعية', match: false },
  ])
  expect(highlightParts('Jebel Ali', ['ali', 'jeb'])).toEqual([
    { text: 'Jeb', match: true },
    { text: 'el ', match: false },
    { text: 'Ali', match: true },
  ])
  expect(highlightParts('Dubai', [])).toEqual([{ text: 'Dubai', match: false }])
})

test('highlighted parts joined are the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      (text, search) => {
        expect(
          highlightParts(text, searchWords(search))
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})

test('Jebel Ali to Rotterdam on the great circle', () => {
  const km = distanceKm({ latitude: 25.011, longitude: 55.061 }, { latitude: 51.95, longitude: 4.14 })
  expect(km).toBeGreaterThan(5050)
  expect(km).toBeLessThan(5250)
})

test('every list has Arabic beside English, and hazard classes are in order', () => {
  for (const name of Object.keys(codeLists) as (keyof typeof codeLists)[])
    for (const code of codesOf(name)) {
      const row = (codeLists[name] as Record<string, { en: string; ar: string }>)[code]
      expect({ name, code, ar: row?.ar }).toEqual({
        name,
        code,
        ar: expect.stringMatching(/[\u0600-\u06ff]/),
      })
    }
  expect(hazardClassCodes[0]).toBe('1.1')
  expect(hazardClassCodes.at(-1)).toBe('9')
  expect(listNames).toContain('commodities')
})

const period = (
  code: string,
  kind: CalendarPeriod['kind'],
  firstDay: string,
  lastDay: string,
): CalendarPeriod => ({
  code,
  kind,
  firstDay,
  lastDay,
  nameEn: code,
  nameAr: code,
  certainty: 'expected',
})

test('answer clocks skip Friday noon, weekends and holidays, and Ramadan days are two hours shorter', () => {
  const calendar = workCalendar(weeks.market, [
    period('RAMADAN', 'ramadan', '2026-02-18', '2026-03-19'),
    period('EID', 'holiday', '2026-03-19', '2026-03-22'),
    period('NATIONAL', 'holiday', '2026-12-02', '2026-12-03'),
  ])
  const due = (from: string, minutes: number) =>
    addWorkingMinutes(new Date(`${from}+04:00`), minutes, calendar).toISOString()
  expect(due('2026-11-27T11:45:00', 30)).toBe('2026-11-30T04:15:00.000Z')
  expect(due('2026-12-01T17:45:00', 30)).toBe('2026-12-04T04:15:00.000Z')
  expect(due('2026-02-18T15:45:00', 30)).toBe('2026-02-19T04:15:00.000Z')
  expect(due('2026-03-18T15:45:00', 60)).toBe('2026-03-23T04:45:00.000Z')
})
