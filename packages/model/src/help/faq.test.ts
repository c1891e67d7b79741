// The questions: enough of them, whole in both languages, every figure filled in, and found however one types.
import { expect, test } from 'vitest'
import { languages } from '../kit/text.ts'
import { foldText } from '../reference/fold.ts'
import { answerOf } from './question.ts'
import { faqGroups, freightGroups } from './faq.ts'
import { matchesWords } from './search.ts'

const all = faqGroups.flatMap((group) => Object.entries(group.questions))
const found = (lang: 'en' | 'ar', search: string) =>
  all
    .filter(([, question]) =>
      matchesWords(foldText([question.ask[lang], ...answerOf(lang, question)].join(' ')), search),
    )
    .map(([id]) => id)

test('there are at least forty, each under an address of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length)
  expect(all.filter(([id]) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  expect(freightGroups.map(({ id }) => id)).toEqual(['freight', 'money', 'papers'])
})

test.each(all)('%s is whole in both languages', (_id, question) => {
  for (const lang of languages) {
    const text = [question.ask[lang], ...answerOf(lang, question), question.more?.[lang] ?? ''].join(' ')
    expect(text).not.toMatch(/\{\w+\}/)
    expect(/\p{Script=Arabic}/u.test(text)).toBe(lang === 'ar')
  }
  for (const name of (question.answer.en.match(/\{\w+\}/g) ?? []) as string[])
    expect(question.answer.ar).toContain(name)
})

test('figures come from the rules themselves', () => {
  const validity = all.find(([id]) => id === 'quote-validity')![1]
  expect(answerOf('en', validity)[0]).toContain(
    'Usually 48 hours. An agent may choose from 4 hours to 14 days',
  )
  expect(answerOf('ar', validity)[0]).toContain('عادةً 48 ساعة. وللوكيل أن يختار من 4 ساعات إلى 14 يومًا')
})

test('a search finds words however they are written', () => {
  expect(found('ar', 'الهويه')).toContain('identity-papers')
  expect(found('ar', 'ضَريبة القيمه')).toContain('vat')
  expect(found('ar', '٤٨ ساعه')).toContain('quote-validity')
  expect(found('en', 'EMIRATES id')).toEqual(['identity-papers'])
  expect(found('en', 'submarine')).toEqual([])
})
