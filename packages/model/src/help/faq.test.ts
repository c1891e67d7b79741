// The questions: enough of them, whole in both languages, every value filled in, and found however one types.
import { expect, test } from 'vitest'
import { passwordLength } from '../accounts/password.ts'
import { settingDefaults } from '../kit/settings.ts'
import { languages } from '../kit/text.ts'
import { faqGroups, freightGroups } from './faq.ts'
import { textParams } from './text-params.ts'
import { answerOf, type Question } from './question.ts'
import { findTexts, indexOf } from './search.ts'

const all = faqGroups.flatMap((group) => Object.entries(group.questions))
const said = (lang: 'en' | 'ar', question: Question, settings = settingDefaults) =>
  answerOf(lang, question, textParams(settings))
const found = (lang: 'en' | 'ar', search: string) =>
  findTexts(
    indexOf(
      all.map(([key, question]) => ({
        key,
        title: question.ask[lang],
        body: said(lang, question).join(' '),
      })),
    ),
    search,
  ).keys

test('there are at least forty, each under an address of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length)
  expect(all.filter(([id]) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  expect(freightGroups.map(({ id }) => id)).toEqual(['freight', 'money', 'papers'])
})

test.each(all)('%s is whole in both languages', (_id, question) => {
  for (const lang of languages) {
    const text = [question.ask[lang], ...said(lang, question), question.more?.[lang] ?? ''].join(' ')
    expect(text).not.toMatch(/\{\w+\}/)
    expect(/\p{Script=Arabic}/u.test(text)).toBe(lang === 'ar')
  }
  for (const name of (question.answer.en.match(/\{\w+\}/g) ?? []) as string[])
    expect(question.answer.ar).toContain(name)
})

const of = (id: string): Question => all.find(([key]) => key === id)![1]

test('figures are those in force, in the forms of each language', () => {
  const validity = of('quote-validity')
  expect(said('en', validity)[0]).toContain('Usually 48 hours. An agent may choose from 4 hours to 14 days')
  expect(said('ar', validity)[0]).toContain('عادةً 48 ساعة. وللوكيل أن يختار من 4 ساعات إلى 14 يومًا')
  const changed = {
    ...settingDefaults,
    'quotes.validity-hours': 72,
    'accounts.lock-failures': 3,
    'accounts.acting-minutes': 11,
    'charges.terminal-handling': [700, 1250] as const,
  }
  expect(said('ar', validity, changed)[0]).toContain('عادةً 3 أيام.')
  expect(said('ar', of('account-locked'), changed)[0]).toContain('بعد 3 محاولات خاطئة في')
  expect(said('ar', of('staff-access'), changed)[0]).toContain('لا تتجاوز 11 دقيقة')
  expect(said('en', of('local-charges'), changed)[0]).toContain('terminal handling AED 700 to 1,250')
})

test('the password is described by its rule', () => {
  expect(said('en', of('password-rules'))[0]).toMatch(
    /^At least 6 characters .* recommend 12 characters or more\.$/,
  )
  expect(said('ar', of('password-rules'))[0]).toMatch(/^6 أحرف على الأقل.* وننصح بـ12 حرفًا أو أكثر\.$/)
  expect([passwordLength.floor, passwordLength.advised]).toEqual([6, 12])
})

test('a search finds words however they are written', () => {
  expect(found('ar', 'الهويه')).toContain('identity-papers')
  expect(found('ar', 'ضَريبة القيمه')).toContain('vat')
  expect(found('ar', '٤٨ ساعه')).toContain('quote-validity')
  expect(found('en', 'EMIRATES id')).toEqual(['identity-papers'])
  expect(found('en', 'submarine')).toEqual([])
})
