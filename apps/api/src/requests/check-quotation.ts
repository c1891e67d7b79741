// Whether what an agent entered may be sent (Q3, Q13): lines, ranges, total, validity, file and terms.
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { chargeField, chargeRefusal, isTwice, withApproved } from '@marsa/model/requests/charge-rules.ts'
import { rangeOf } from '@marsa/model/requests/charges.ts'
import { toLines, totalsOf, type ChargeLine, type Pricing } from '@marsa/model/requests/charge-line.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { finalReasonProblems, type PricedLine } from '@marsa/model/requests/final-changes.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import { validityIn, validityRefusal } from '@marsa/model/requests/validity.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import type { Warning } from '@marsa/model/kit/warning.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import type { StopInput, Way } from '@marsa/model/requests/way.ts'
import {
  asOurs,
  sumProblems,
  type FinalQuoteBody,
  type QuoteBody,
} from '@marsa/model/requests/quote-fields.ts'
import { fieldSentences } from '../kit/answer-problem.ts'
import type { Db } from '../kit/db.ts'
import { placesOf } from '../reference/door.ts'
import { isFileQuoted } from './quotations.store.ts'
import { pricedOf, type QuotationWithCharges } from './quotation-rows.ts'
import type { Content } from './write-quotations.store.ts'
import { hasOwnQuoteFile } from './quote-file.ts'
import { contentOf, type QuotedSubject } from './write-quotation.ts'

type Sending = {
  body: QuoteBody
  offer: OfferAsked | null
  content: Content
  hasFile: boolean
  termsAccepted: boolean
  /** Fils that are paid at acceptance. */
  downFils: bigint
}

const invalid = (fields: FieldProblems, params: Record<string, string> = {}): Problem[] =>
  Object.keys(fields).length ? [new Problem('kit.invalid', params, fields)] : []

/** Problem code of each line by its place, `charges.2.sellingRate` and so on, with the range of the first one out of it. */
const lineProblems = (
  lines: readonly ChargeLine[],
  settings: SettingsInForce,
  today: string,
): { fields: FieldProblems; params: Record<string, string> } => {
  const fields: FieldProblems = {}
  let params: Record<string, string> = {}
  lines.forEach((line, index) => {
    const code = isTwice(lines, index) ? 'quotes.duplicate-charge' : chargeRefusal(line, settings, today)
    if (!code) return
    const field = chargeField(code)
    fields[`charges.${index}.${field}`] = code
    const range = rangeOf(line.code, settings)
    if (range && code.endsWith('-range')) params = { least: toWire(range[0]), most: toWire(range[1]) }
  })
  return { fields, params }
}

/** That the total is zero says more than that each line is; the lines are marked all the same. */
const linesFault = (lines: readonly ChargeLine[], settings: SettingsInForce, now: Date): Problem[] => {
  const { fields, params } = lineProblems(lines, settings, dayOf(now))
  if (totalsOf(lines).total <= 0n) return [new Problem('quotes.total-zero', params, fields)]
  return invalid(fields, params)
}

const checkLines = (lines: readonly ChargeLine[], settings: SettingsInForce, now: Date): void => {
  const [fault] = linesFault(lines, settings, now)
  if (fault) throw fault
}

/** What the line asks beside: of the lines, and of the fields of its own. */
const askedFaults = (asked: OfferAsked | null, { lines, offer = {} }: Content, now: Date): Problem[] => {
  if (!asked) return []
  const found = Object.entries(asked.check(offer, now))
  return [
    ...invalid(asked.checkLines(lines, offer)),
    ...invalid(Object.fromEntries(found.map(([name, code]) => [`offer.${name}`, code]))),
  ]
}

/** Why the quotation cannot be sent, the first reason first; each is said under a field where it belongs to one. */
const faultsOf = (
  { body, offer, content, hasFile, termsAccepted, downFils }: Sending,
  now: Date,
  settings: SettingsInForce,
): Problem[] => {
  const { lines, totals } = content
  const fieldFault = (field: string, code: string | undefined | false): Problem[] =>
    code ? [new Problem(code, {}, { [field]: code })] : []
  const sums = sumProblems(body, totals, downFils)
  return [
    ...(lines.length ? linesFault(lines, settings, now) : [new Problem('quotes.charges-missing')]),
    ...invalid(sums),
    ...askedFaults(offer, content, now),
    ...fieldFault('expiryDate', validityRefusal(content.validUntil ?? now, now, validityIn(settings))),
    ...fieldFault('fileDocumentId', !hasFile && 'quotes.file-required'),
    ...fieldFault('acceptPartnerTerms', !termsAccepted && 'quotes.terms-required'),
  ]
}

type Checking = {
  actor: Pick<Actor, 'companyId' | 'userId'>
  subject: QuotedSubject
  settings: SettingsInForce
  pricing: Pricing
}

type Entered = Checking & {
  body: QuoteBody
  now: Date
  language: Lang
  /** Its version before. */
  own: QuotationWithCharges | undefined
  offer: OfferAsked | null
  /** The file may be printed from what is entered. */
  mayPrint: boolean
  /** What is paid of a total at acceptance. */
  downOf: (totalFils: bigint) => bigint
}

/** The stops with the names of their places, as they are known when it is written. */
const wayOf = async (db: Db, stops: readonly StopInput[]): Promise<Way> => {
  const places = await placesOf(
    db,
    stops.map(({ place }) => place),
  )
  const fields: FieldProblems = {}
  const way = stops.flatMap(({ place: code, kind, days }, at) => {
    const place = places.get(code)
    if (!place) fields[`way.${at}.place`] = 'quotes.stop-unknown'
    return place ? [{ code, en: place.nameEn, ar: place.nameAr, kind, days }] : []
  })
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  return way
}

/** A fault of the whole is said of its charges. */
const warningsOf = (faults: readonly Problem[], { settings, language, offer }: Entered): Warning[] =>
  faults.flatMap(({ code, fields, params }) =>
    fieldSentences(
      { ...kitProblems, ...quotesProblems, ...offer?.sentences },
      language,
      Object.keys(fields).length ? fields : { charges: code },
      { ...settingParams(settings), ...params },
    ),
  )

/** Prices that the desk has let pass in a version before. */
const approvedLines = (own: QuotationWithCharges | undefined): PricedLine[] =>
  own?.range_decision === 'APPROVED' ? own.charges.map(pricedOf) : []

/**
 * What an agent entered, as it is written. A draft may be anything, and what it lacks is told; a file that is not its own is
 * left out of it.
 */
export const checkedContent = async (
  db: Db,
  entered: Entered,
): Promise<{ content: Content; warnings: Warning[] }> => {
  const { actor, subject, now, settings, downOf } = entered
  const body = asOurs(entered.body)
  const content = contentOf(body, now, settings, entered.pricing)
  content.lines = withApproved(content.lines, approvedLines(entered.own))
  content.way = body.way && (await wayOf(db, body.way))
  const hasFile =
    body.fileDocumentId !== undefined &&
    (await hasOwnQuoteFile(db, actor, subject.kind, subject.id, body.fileDocumentId))
  if (!hasFile) content.fileDocumentId = undefined
  content.printsFile = !hasFile && entered.mayPrint && body.printFile === true
  const faults = faultsOf(
    {
      body,
      offer: entered.offer,
      content,
      hasFile: hasFile || content.printsFile,
      termsAccepted: body.acceptPartnerTerms,
      downFils: downOf(content.totals.total),
    },
    now,
    settings,
  )
  if (body.isDraft) return { content, warnings: warningsOf(faults, entered) }
  if (faults[0]) throw faults[0]
  return { content, warnings: [] }
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
 * payment, no file of its own. `leastFils` is what its total must reach.
 */
export const checkedFinal = async (
  db: Db,
  {
    actor,
    subject,
    accepted,
    body,
    settings,
    pricing,
    leastFils,
    now,
  }: Checking & { accepted: QuotationWithCharges; body: FinalQuoteBody; leastFils: bigint; now: Date },
): Promise<ChargeLine[]> => {
  // Nobody decides on prices of a final quotation: those that the desk let pass before may stay.
  const lines = withApproved(toLines({ ...pricing, asksDesk: false })(body.charges), approvedLines(accepted))
  checkLines(lines, settings, now)
  if (totalsOf(lines).total < leastFils) throw new Problem('quotes.final-below-down-payment')
  const unexplained = finalReasonProblems(accepted.charges.map(pricedOf), lines)
  if (Object.keys(unexplained).length) throw new Problem('kit.invalid', {}, unexplained)
  const noFile = await finalFileRefusal(db, { actor, subject }, body.fileDocumentId)
  if (noFile) throw new Problem(noFile, {}, { fileDocumentId: noFile })
  return lines
}
