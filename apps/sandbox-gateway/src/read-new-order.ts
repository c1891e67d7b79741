// Reads the body of "create order" by the gateway's own rules; the answer is the order's content or what is wrong.
import type { Bilingual, NewOrder, SummaryItem } from './order.ts'

type Loose = Record<string, unknown>
const record = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}
const text = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most ? value : ''

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const bilingual = (en: unknown, ar: unknown): Bilingual => {
  const english = text(en, 200)
  return { en: english, ar: text(ar, 200) || english }
}

const summaryOf = (value: unknown): SummaryItem[] => {
  const lines = text(value, 4000)
  const parsed: unknown = lines ? JSON.parse(lines) : []
  if (!Array.isArray(parsed)) return []
  return parsed
    .map(record)
    .filter((line) => /^-?\d{1,12}\.\d{2}$/.test(text(line['amount'], 20)))
    .map((line) => ({ description: bilingual(line['en'], line['ar']), amount: String(line['amount']) }))
}

export const readNewOrder = (outlet: string, body: unknown): NewOrder | string => {
  const order = record(body)
  const amount = record(order['amount'])
  const attributes = record(order['merchantAttributes'])
  const extra = record(order['merchantDefinedData'])
  const reference = text(order['merchantOrderReference'], 37)
  const redirectUrl = text(attributes['redirectUrl'], 500)
  const expiresAt = text(extra['expiresAt'], 40)
  if (order['action'] !== 'PURCHASE') return 'action must be PURCHASE'
  if (!Number.isSafeInteger(amount['value']) || Number(amount['value']) <= 0)
    return 'amount.value is not valid'
  if (amount['currencyCode'] !== 'AED') return 'amount.currencyCode is not supported by this outlet'
  if (!/^[\w-]{1,37}$/.test(reference)) return 'merchantOrderReference is not valid'
  if (!isWebAddress(redirectUrl)) return 'merchantAttributes.redirectUrl is not valid'
  const cancelUrl = text(attributes['cancelUrl'], 500) || redirectUrl
  if (!isWebAddress(cancelUrl)) return 'merchantAttributes.cancelUrl is not valid'
  let summary: SummaryItem[]
  try {
    summary = summaryOf(extra['lines'])
  } catch {
    return 'merchantDefinedData.lines is not valid'
  }
  return {
    outlet,
    merchantOrderReference: reference,
    amount: { currencyCode: 'AED', value: Number(amount['value']) },
    language: order['language'] === 'ar' ? 'ar' : 'en',
    redirectUrl,
    cancelUrl,
    description: bilingual(extra['descriptionEn'], extra['descriptionAr']),
    summary,
    expiresAt: Number.isNaN(Date.parse(expiresAt)) ? null : new Date(expiresAt).toISOString(),
  }
}
