// Whether what an agent entered may be sent (Q3, Q13): lines, ranges, total, validity, file and terms.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { chargeRefusal, rangeOf, toLine, totalsOf, type ChargeLine } from '@marsa/model/quotes/charges.ts'
import { finalReasonProblems } from '@marsa/model/quotes/final-changes.ts'
import { validityIn, validityRefusal } from '@marsa/model/quotes/validity.ts'
import { half, toWire } from '@marsa/model/kit/money.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { FinalQuoteBody, QuoteBody } from '@marsa/model/quotes/quote-fields.ts'
import type { Db } from '../kit/db.ts'
import { isFileQuoted, type Content, type QuotationWithCharges } from './quotations.store.ts'
import { hasOwnQuoteFile } from './quote-file.ts'
import { contentOf, type QuotedSubject } from './write-quotation.ts'

type Sending = {
  lines: readonly ChargeLine[]
  validUntil: Date
  hasFile: boolean
  termsAccepted: boolean
}

/** Problem code of each line by its place, `charges.2.sellingRate` and so on, with the range of the first one out of it. */
const lineProblems = (
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

const checkLines = (lines: readonly ChargeLine[], settings: SettingsInForce): void => {
  const { fields, params } = lineProblems(lines, settings)
  if (Object.keys(fields).length) throw new Problem('kit.invalid', params, fields)
}

/** Throws the first reason why the quotation cannot be sent. */
const checkQuotation = (sending: Sending, now: Date, settings: SettingsInForce): void => {
  if (!sending.lines.length) throw new Problem('quotes.charges-missing')
  checkLines(sending.lines, settings)
  if (totalsOf(sending.lines).total <= 0n) throw new Problem('quotes.total-zero')
  const late = validityRefusal(sending.validUntil, now, validityIn(settings))
  if (late) throw new Problem(late, {}, { expiryDate: late })
  if (!sending.hasFile)
    throw new Problem('quotes.file-required', {}, { fileDocumentId: 'quotes.file-required' })
  if (!sending.termsAccepted)
    throw new Problem('quotes.terms-required', {}, { acceptPartnerTerms: 'quotes.terms-required' })
}

type Checking = { actor: Actor; subject: QuotedSubject; settings: SettingsInForce }

/** What an agent entered, as it is written. A draft may be anything; a file that is not its own is left out of it. */
export const checkedContent = async (
  db: Db,
  { actor, subject, body, now, settings }: Checking & { body: QuoteBody; now: Date },
): Promise<Content> => {
  const content = contentOf(body, now, settings)
  const hasFile =
    body.fileDocumentId !== undefined &&
    (await hasOwnQuoteFile(db, actor, subject.kind, subject.id, body.fileDocumentId))
  if (!hasFile) content.fileDocumentId = undefined
  if (!body.isDraft)
    checkQuotation(
      {
        lines: content.lines,
        validUntil: content.validUntil ?? now,
        hasFile,
        termsAccepted: body.acceptPartnerTerms === true,
      },
      now,
      settings,
    )
  return content
}

/** Why a file is none for a final quotation: the agent's own, and of no version before. */
const finalFileRefusal = async (
  db: Db,
  { actor, subject }: Pick<Checking, 'actor' | 'subject'>,
  file: string | undefined,
): Promise<string | undefined> => {
  if (file === undefined || !(await hasOwnQuoteFile(db, actor, subject.kind, subject.id, file)))
    return 'quotes.file-required'
  return (await isFileQuoted(db, subject.id, file)) ? 'quotes.final-file-own' : undefined
}

/**
 * The lines of a final quotation; throws why it cannot be posted: its lines, what it does not explain, less than the down
 * payment, no file of its own.
 * `leastFils` is what its total must reach: half of the accepted quotation unless the line says what was paid down.
 */
export const checkedFinal = async (
  db: Db,
  {
    actor,
    subject,
    accepted,
    body,
    settings,
    leastFils = half(accepted.total_fils),
  }: Checking & { accepted: QuotationWithCharges; body: FinalQuoteBody; leastFils?: bigint },
): Promise<ChargeLine[]> => {
  const lines = body.charges.map(toLine)
  checkLines(lines, settings)
  if (totalsOf(lines).total < leastFils) throw new Problem('quotes.final-below-down-payment')
  const before = accepted.charges.map(({ selling, ...charge }) => ({
    ...charge,
    sellingFils: BigInt(selling),
  }))
  const unexplained = finalReasonProblems(before, lines)
  if (Object.keys(unexplained).length) throw new Problem('kit.invalid', {}, unexplained)
  const noFile = await finalFileRefusal(db, { actor, subject }, body.fileDocumentId)
  if (noFile) throw new Problem(noFile, {}, { fileDocumentId: noFile })
  return lines
}
