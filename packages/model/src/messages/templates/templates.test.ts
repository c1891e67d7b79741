// Every message in both languages: the same parameters, Arabic that is Arabic, headings without typed text.
import { describe, expect, test } from 'vitest'
import { amountParam, routeParam, timeParam, writeMessage, type Template } from '../message.ts'
import { templates } from './templates.ts'

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted()
const all = Object.entries(templates) as [string, Template][]

describe.each(all)('%s', (_name, row) => {
  test('needs the same parameters in both languages', () => {
    expect(placeholders(row.title.ar)).toEqual(placeholders(row.title.en))
    expect(placeholders(row.body.ar)).toEqual(placeholders(row.body.en))
  })
  test('has Arabic without Latin words', () => {
    for (const text of [row.title.ar, row.body.ar, row.button.ar])
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/)
  })
  test('has a heading that holds a number at most, and a link into the product', () => {
    expect(placeholders(row.title.en).filter((name) => name !== 'number')).toEqual([])
    expect(row.link).toMatch(/^\/\{lang\}\//)
  })
})

test('parameters are written for the reader: amounts, Emirates time, names and routes', () => {
  const params = {
    number: 'FR-26-018472',
    route: routeParam({ en: 'Shanghai', ar: 'شنغهاي' }, { en: 'Jebel Ali', ar: 'جبل علي' }),
    agent: { en: 'Saffan', ar: 'صفّان' },
    amount: amountParam(123_456_789n),
    time: timeParam(new Date('2026-11-21T21:05:00Z')),
  }
  expect(writeMessage(templates['first-quote'], 'en', params, 'a1')).toEqual({
    title: 'The first quote for FR-26-018472 is here',
    body: 'Saffan offers AED\u00a01,234,567.89 for Shanghai to Jebel Ali. The quote is valid until 22 Nov, 01:05. More quotes may follow.',
    button: 'Compare the quotes',
    link: '/en/freight/shipments/a1',
    sms: { subject: 'The first quote for FR-26-018472 is here', link: '/en/freight/shipments/a1' },
  })
  expect(writeMessage(templates['first-quote'], 'ar', params, 'a1')).toMatchObject({
    body: 'قدّم صفّان عرضًا بقيمة 1,234,567.89\u00a0د.إ للشحنة من شنغهاي إلى جبل علي. العرض سارٍ حتى 22 نوفمبر، 01:05، وقد تصل عروض أخرى.',
    link: '/ar/freight/shipments/a1',
  })
})
