// The driver's words: each in its own script, with the same places to fill, short enough for a button.
import { expect, test } from 'vitest'
import { driverEvent, driverEvents } from './driver-event-text.ts'
import {
  driverLangCodes,
  driverLangOf,
  driverLinkText,
  driverText,
  driverWord,
  type DriverLang,
  type DriverRow,
} from './driver-text.ts'
import { roadEventCodes } from './event-order.ts'

const script: Record<DriverLang, RegExp> = {
  en: /^[^\p{Script=Arabic}\p{Script=Devanagari}]+$/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
}
/** Letters that Urdu has and Arabic has not, and the other way round. */
const urduOnly = /[ٹڈڑںھہےکگپچژی]/u
const arabicOnly = /[ةكيىأإ]/u
const rows: [string, DriverRow][] = [
  ...Object.entries(driverText),
  ...Object.entries(driverEvents).flatMap(([code, { button, done }]): [string, DriverRow][] => [
    [`${code} button`, button],
    [`${code} done`, done],
  ]),
]

test.each(rows)('%s is written in each language', (_, row) => {
  for (const lang of driverLangCodes)
    expect([lang, row[lang]]).toEqual([lang, expect.stringMatching(script[lang])])
  expect(row.ar).not.toMatch(urduOnly)
  expect(row.ur).not.toMatch(arabicOnly)
  const places = (text: string) => text.match(/\{\w+\}/g) ?? []
  for (const lang of driverLangCodes) expect([lang, places(row[lang])]).toEqual([lang, places(row.en)])
})

test('every event has a button that is read at a glance', () => {
  for (const code of roadEventCodes)
    for (const lang of driverLangCodes) {
      expect([code, lang, driverEvent(lang, code, 'button').length <= 40]).toEqual([code, lang, true])
      expect(driverEvent(lang, code, 'done')).not.toBe(driverEvent(lang, code, 'button'))
    }
})

test('a count is filled in', () => {
  for (const lang of driverLangCodes) expect(driverWord(lang, 'waiting', 3)).toMatch(/3$/)
  expect(driverWord('en', 'waiting', 0)).toBe('To be sent: 0')
})

test('the message with the link names trip and truck in each language', () => {
  for (const lang of driverLangCodes)
    expect(driverLinkText(lang, { number: 'BK-26-000001', plate: 'AE-DU B 48210' })).toMatch(
      /BK-26-000001.*AE-DU B 48210/,
    )
})

test.each([
  [['ur-PK', 'en'], 'ur'],
  [['ml-IN', 'HI', 'en'], 'hi'],
  [['ar-AE'], 'ar'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
] as const)('%j reads %s', (preferred, lang) => expect(driverLangOf(preferred)).toBe(lang))
