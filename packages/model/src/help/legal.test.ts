// The legal texts and the texts for other readers: whole in both languages, no value left open, keys from a closed list.
import { expect, test } from 'vitest'
import { settingDefaults } from '../kit/settings.ts'
import { languages } from '../kit/text.ts'
import { legalTexts } from './legal.ts'
import { contentPages, localeContent } from './locale-content.ts'

test.each(Object.entries(legalTexts))('%s has its sections in both languages', (_path, { sections }) => {
  expect(sections.length).toBeGreaterThanOrEqual(5)
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  for (const { paragraphs, points = [] } of sections)
    expect(paragraphs.length + points.length).toBeGreaterThan(0)
})

test.each(contentPages)('the texts of %s are written in the language asked for', (page) => {
  for (const lang of languages) {
    const strings = localeContent(page, lang, settingDefaults)!
    expect(Object.keys(strings)).toEqual(Object.keys(localeContent(page, 'en', settingDefaults)!))
    for (const [key, text] of Object.entries(strings)) {
      expect(text, key).not.toMatch(/undefined|\{\w+\}/)
      expect(/\p{Script=Arabic}/u.test(text), key).toBe(lang === 'ar')
    }
  }
})

test.each(['nothing', '../faq', 'constructor', '__proto__', ''])('%s is no page', (page) => {
  expect(localeContent(page, 'en', settingDefaults)).toBeUndefined()
})
