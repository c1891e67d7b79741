// Text messages about money: they say how much and when, in the language of their reader, within two parts.
import { describe, expect, test } from 'vitest'
import { languages } from '@marsa/model/kit/text.ts'
import {
  amountParam,
  untilParam,
  writeMessage,
  type MessageParams,
  type Template,
} from '@marsa/model/messages/message.ts'
import { kindOfTemplate } from '@marsa/model/messages/templates/template-kinds.ts'
import { templates } from '@marsa/model/messages/templates/templates.ts'
import { composeSms } from './compose.ts'

const publicUrl = 'https://portal.marsa.example'
const gsm = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]*$/

/** 160 or, where a letter needs it, 70 characters; each part of several gives seven or three of them to its number. */
const partsOf = (text: string): number => {
  const [one, each] = gsm.test(text) ? [160, 153] : [70, 67]
  return text.length <= one ? 1 : Math.ceil(text.length / each)
}

const id = '019a9d3e-7c1b-7f00-8000-0123456789ab'
const params: MessageParams = {
  number: 'WH-26-0000107',
  receipt: 'RC-26-0000107',
  amount: amountParam(123_456_789n),
  fee: amountParam(12_345_678n),
  due: untilParam(new Date('2026-11-21T21:05:00Z')),
}
/** That credit stops or goes on is no amount. */
const withoutAmount = ['credit-suspended', 'credit-restored']
const aboutMoney = (Object.entries(templates) as [string, Template][]).filter(
  ([name, row]) =>
    kindOfTemplate(name) === 'payments' && row.channels.includes('sms') && !withoutAmount.includes(name),
)

test('what is to be paid, what failed, what goes back and what is left is told by text message', () => {
  expect(aboutMoney.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'final-quote-posted',
      'payment-failed',
      'payment-cancelled',
      'payment-refunded',
      'storage-final-quote',
      'storage-payment-failed',
      'storage-payment-cancelled',
      'shipment-cancelled',
      'storage-cancelled-paid',
    ]),
  )
})

describe.each(languages)('%s', (language) => {
  test.each(aboutMoney)('%s says the amount within two parts', (_name, row) => {
    const page = row.link.includes('warehouse') ? 'storages' : 'warehouse/storages'
    const { title, sms, ...rest } = writeMessage(row, language, { ...params, page }, id)
    const composed = composeSms({ ...rest, ...sms, language, reason: 'account', leaveToken: null }, publicUrl)
    expect(composed).toContain('1,234,567.89')
    expect(composed).toContain('WH-26-0000107')
    expect(composed).not.toContain('{')
    expect(composed).not.toContain(title)
    expect(gsm.test(composed)).toBe(language === 'en')
    expect(partsOf(composed)).toBeLessThanOrEqual(2)
  })
})

test('what is to be paid has its time: a quote its last moment, a balance the step that waits for it', () => {
  const composed = (row: Template, language: 'en' | 'ar') =>
    writeMessage(row, language, params, id).sms.subject
  expect(composed(templates['payment-failed'], 'en')).toContain('until 22 Nov, 01:05')
  expect(composed(templates['payment-failed'], 'ar')).toContain('قبل 22 نوفمبر، 01:05')
  expect(composed(templates['final-quote-posted'], 'en')).toContain('before delivery')
  expect(composed(templates['storage-final-quote'], 'en')).toContain('before the goods leave')
  expect(composed(templates['payment-refunded'], 'en')).toContain('within a few working days')
})
