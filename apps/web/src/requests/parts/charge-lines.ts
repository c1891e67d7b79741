// The charge lines of a quotation while they are typed: what they start from, what is wrong with each, what is sent.
import {
  chargeRefusal,
  mostOfACharge,
  netOf,
  rangeOf,
  totalsOf,
  usualPricing,
  type ChargeCode,
  type ChargeInput,
  type ChargeLine,
  type Pricing,
  type Totals,
} from '@marsa/model/requests/charges.ts'
import type { ServiceAnswer, ServiceAnswerInput } from '@marsa/model/requests/service-charges.ts'
import { parseMoney, type VatCategory } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'

export type EditLine = {
  key: string
  code: ChargeCode
  /** Name of an additional charge. */
  label: string
  /** Rates of one. */
  buying: string
  selling: string
  quantity: string
  vat: VatCategory
  /** Of an asked service: it has a price, another charge covers it, or it is not offered. */
  answer: 'priced' | ServiceAnswer
  /** Left once: from then on it says what is wrong with it. */
  touched: boolean
}

export type LineField = 'buyingRate' | 'sellingRate' | 'quantity' | 'label'
export type LineProblem = { field: LineField; code: string; params?: { least: bigint; most: bigint } }

type Given = Pick<ChargeInput, 'code' | 'buyingRate' | 'sellingRate' | 'quantity'> & { label?: string | null }

const blank = (rate: string | undefined): string =>
  rate === undefined || /^0+(\.0+)?$/.test(rate) ? '' : rate

const lineFrom = (
  key: string,
  code: ChargeCode,
  { taxOf, quantityOf }: Pricing,
  given?: Given,
): EditLine => ({
  key,
  code,
  label: given?.label ?? '',
  buying: blank(given?.buyingRate),
  selling: blank(given?.sellingRate),
  quantity: String((given ? given.quantity : quantityOf?.(code)) ?? 1),
  vat: taxOf(code),
  answer: 'priced',
  touched: false,
})

/** The expected charges in their order, then what the quotation names beside them. */
export const startLines = (
  expected: readonly ChargeCode[],
  given: readonly Given[],
  answers: readonly ServiceAnswerInput[] = [],
  pricing: Pricing = usualPricing,
): EditLine[] => [
  ...expected.map((code) => ({
    ...lineFrom(
      code,
      code,
      pricing,
      given.find((line) => line.code === code),
    ),
    answer: answers.find((each) => each.code === code)?.answer ?? ('priced' as const),
  })),
  ...given
    .filter(({ code }) => code === 'other' || !expected.includes(code))
    .map((line, index) => lineFrom(`${line.code}-${index}`, line.code, pricing, line)),
]

export const additionalLine = (lines: readonly EditLine[], code: ChargeCode, pricing: Pricing): EditLine =>
  lineFrom(`${code}+${lines.length}+${Date.now()}`, code, pricing)

/** A line that adds no charge: nothing is typed, or its service has no price of its own. */
export const isBlank = (line: EditLine): boolean =>
  line.answer !== 'priced' || (line.buying === '' && line.selling === '' && line.label.trim() === '')

/** Dirhams with at most two decimals; a rate is never negative. */
const isRate = (text: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(text)
const fils = (text: string): bigint => (isRate(text) ? parseMoney(text) : 0n)

/** A whole number from 1 to the most of a charge. */
const quantityOf = ({ quantity }: EditLine): number | undefined =>
  /^[1-9]\d*$/.test(quantity) && Number(quantity) <= mostOfACharge ? Number(quantity) : undefined

/** As it counts; what cannot be read yet is nothing. */
export const chargeLine = (line: EditLine): ChargeLine => ({
  code: line.code,
  label: line.label,
  buyingFils: fils(line.buying),
  sellingFils: fils(line.selling),
  quantity: quantityOf(line) ?? 1,
  vat: line.vat,
})

const fieldOf = (code: string): LineField =>
  code === 'quotes.buying-zero' ? 'buyingRate' : code === 'quotes.label-required' ? 'label' : 'sellingRate'

/** What is wrong with a line that is not blank, by the rules of the server. */
export const problemOf = (line: EditLine, settings: SettingsInForce): LineProblem | undefined => {
  if (isBlank(line)) return undefined
  if (quantityOf(line) === undefined) return { field: 'quantity', code: 'quotes.quantity-invalid' }
  if (line.buying !== '' && !isRate(line.buying)) return { field: 'buyingRate', code: 'quotes.rate-invalid' }
  if (line.selling !== '' && !isRate(line.selling))
    return { field: 'sellingRate', code: 'quotes.rate-invalid' }
  const code = chargeRefusal(chargeLine(line), settings)
  if (!code) return undefined
  const range = rangeOf(line.code, settings)
  return { field: fieldOf(code), code, ...(range && { params: { least: range[0], most: range[1] } }) }
}

const garbled: readonly (string | undefined)[] = ['quotes.rate-invalid', 'quotes.quantity-invalid']

/** Only a draft may hold a line that is not finished, but never one that cannot be read. */
export const unreadable = (lines: readonly EditLine[], settings: SettingsInForce): EditLine[] =>
  lines.filter((line) => garbled.includes(problemOf(line, settings)?.code))

export const totalsOfLines = (lines: readonly EditLine[]): Totals =>
  totalsOf(lines.filter((line) => !isBlank(line)).map(chargeLine))

export const marginOf = (line: EditLine): { margin: bigint; share: number } | undefined => {
  const { buyingFils, sellingFils, quantity } = chargeLine(line)
  if (buyingFils === 0n || sellingFils === 0n) return undefined
  const each = sellingFils - buyingFils
  return { margin: netOf({ sellingFils: each, quantity }), share: Number(each) / Number(buyingFils) }
}

/** What is sent, and which line stands at which place of it, so that refusals find their line. */
export const toInputs = (lines: readonly EditLine[]): { inputs: ChargeInput[]; keys: string[] } => {
  const filled = lines.filter((line) => !isBlank(line))
  const inputs = filled.map(({ code, label, buying, selling, quantity }) => ({
    code,
    ...(code === 'other' && { label: label.trim() }),
    buyingRate: buying || '0',
    sellingRate: selling || '0',
    ...(quantity !== '1' && { quantity: Number(quantity) }),
  }))
  return { inputs, keys: filled.map((line) => line.key) }
}

/** The asked services that are answered without a price. */
export const answersOf = (lines: readonly EditLine[]): ServiceAnswerInput[] =>
  lines.flatMap(({ code, answer }) => (answer === 'priced' ? [] : [{ code, answer }]))

/** Sentences of the server by the key of the line and the field they stand under. */
export const lineSentences = (
  fields: Record<string, string>,
  keys: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const [, index, field] = /^charges\.(\d+)\.(\w+)$/.exec(path) ?? []
      const key = index === undefined ? undefined : keys[Number(index)]
      return key === undefined ? [] : [[`${key} ${field}`, message]]
    }),
  )
