// What is wrong with a charge line while it is typed, and where the sentences of the server stand.
import { chargeField, chargeRefusal, rangeFault } from '@marsa/model/requests/charge-rules.ts'
import { rangeOf } from '@marsa/model/requests/charges.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { statedBases } from '@marsa/model/requests/unit-price.ts'
import {
  breaksFault,
  chargeLine,
  countOf,
  isBlank,
  isMeasure,
  isRate,
  isSum,
  quantityOf,
  type EditLine,
} from './charge-lines.ts'

export type LineField =
  | ReturnType<typeof chargeField>
  | 'breaks'
  | 'minQuantity'
  | 'minSelling'
  | 'quantity'
  | 'rangeReason'
export type LineProblem = { field: LineField; code: string; params?: { least: bigint; most: bigint } }

/** A field of the line that cannot be read. */
const unreadField = (line: EditLine): LineProblem | undefined => {
  const { basis, count, buying, selling, minSelling, minQuantity } = line
  if (quantityOf(line) === undefined) return { field: 'quantity', code: 'quotes.quantity-invalid' }
  if (statedBases.includes(basis) && count !== '' && countOf(line) === undefined)
    return { field: 'count', code: 'quotes.quantity-invalid' }
  if (buying !== '' && !isRate(buying, line)) return { field: 'buyingRate', code: 'quotes.rate-invalid' }
  if (selling !== '' && !isRate(selling, line)) return { field: 'sellingRate', code: 'quotes.rate-invalid' }
  if (minSelling !== '' && !isSum(minSelling)) return { field: 'minSelling', code: 'quotes.rate-invalid' }
  const wrongBreaks = breaksFault(line)
  if (wrongBreaks) return { field: 'breaks', code: wrongBreaks }
  if (minQuantity !== '' && !isMeasure(minQuantity))
    return { field: 'minQuantity', code: 'quotes.quantity-invalid' }
  return undefined
}

/** What is wrong with a line that is not blank, by the rules of the server. */
export const problemOf = (line: EditLine, settings: SettingsInForce): LineProblem | undefined => {
  if (isBlank(line)) return undefined
  const unread = unreadField(line)
  if (unread) return unread
  const code = chargeRefusal(chargeLine(line), settings, line.pricing.units?.today)
  if (!code) return undefined
  const range = rangeOf(line.code, settings)
  return { field: chargeField(code), code, ...(range && { params: { least: range[0], most: range[1] } }) }
}

/** Its price is outside its range, and the desk may let it pass: a reason is asked. */
export const asksReason = (line: EditLine, settings: SettingsInForce): boolean => {
  if (!line.pricing.asksDesk || isBlank(line) || unreadField(line)) return false
  const counted = chargeLine(line)
  return counted.sellingFils > 0n && !counted.isApproved && rangeFault(counted, settings) !== undefined
}

const garbled: readonly (string | undefined)[] = ['quotes.rate-invalid', 'quotes.quantity-invalid']

/** Only a draft may hold a line that is not finished, but never one that cannot be read. */
export const unreadable = (lines: readonly EditLine[], settings: SettingsInForce): EditLine[] =>
  lines.filter((line) => garbled.includes(problemOf(line, settings)?.code))

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
