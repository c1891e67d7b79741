// Whether what an agent entered may be sent (Q3): lines, ranges, total, validity, file and terms.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { chargeRefusal, rangeOf, totalsOf, type ChargeLine } from '@marsa/model/quotes/charges.ts'
import { validityIn, validityRefusal } from '@marsa/model/quotes/validity.ts'
import { toWire } from '@marsa/model/kit/money.ts'

export type Sending = {
  lines: readonly ChargeLine[]
  validUntil: Date
  hasFile: boolean
  termsAccepted: boolean
}

/** Problem code of each line by its place, `charges.2.sellingRate` and so on, with the range of the first one out of it. */
export const lineProblems = (
  lines: readonly ChargeLine[],
  settings: SettingsInForce,
): { fields: FieldProblems; params: Record<string, string> } => {
  const fields: FieldProblems = {}
  let params: Record<string, string> = {}
  lines.forEach((line, index) => {
    const twice = line.code !== 'other' && lines.findIndex((other) => other.code === line.code) !== index
    const code = twice ? 'quotes.duplicate-charge' : chargeRefusal(line, settings)
    if (!code) return
    const field =
      code === 'quotes.buying-zero'
        ? 'buyingRate'
        : code === 'quotes.label-required'
          ? 'label'
          : 'sellingRate'
    fields[`charges.${index}.${field}`] = code
    const range = rangeOf(line.code, settings)
    if (range && code.endsWith('-range')) params = { least: toWire(range[0]), most: toWire(range[1]) }
  })
  return { fields, params }
}

/** Throws the first reason why the quotation cannot be sent. */
export const checkQuotation = (sending: Sending, now: Date, settings: SettingsInForce): void => {
  if (!sending.lines.length) throw new Problem('quotes.charges-missing')
  const { fields, params } = lineProblems(sending.lines, settings)
  if (Object.keys(fields).length) throw new Problem('kit.invalid', params, fields)
  if (totalsOf(sending.lines).total <= 0n) throw new Problem('quotes.total-zero')
  const late = validityRefusal(sending.validUntil, now, validityIn(settings))
  if (late) throw new Problem(late, {}, { expiryDate: late })
  if (!sending.hasFile)
    throw new Problem('quotes.file-required', {}, { fileDocumentId: 'quotes.file-required' })
  if (!sending.termsAccepted)
    throw new Problem('quotes.terms-required', {}, { acceptPartnerTerms: 'quotes.terms-required' })
}
