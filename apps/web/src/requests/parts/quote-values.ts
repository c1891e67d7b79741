// What an agent enters beside the charges, what is still missing before it may be sent, and the body that is sent.
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { sentDraft, valuesFrom } from '@marsa/model/kit/form-draft.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { hour, validityIn, validityRefusal } from '@marsa/model/requests/validity.ts'
import type { QuoteBody } from '@marsa/model/requests/quote-fields.ts'
import type { Filling, OwnQuotation } from '@marsa/model/requests/views.ts'
import type { StopInput } from '@marsa/model/requests/way.ts'
import type { Translate } from '../../kit/t.ts'
import { problemOf } from './charge-faults.ts'
import { answersOf, chargeLine, isBlank, toInputs, type EditLine } from './charge-lines.ts'
import type { QuoteFileState } from './quote-file.tsx'

/** What of a request the form starts from; the view of every line's agent has it. */
export type Quotable = {
  expected: readonly ChargeCode[]
  own: OwnQuotation | null
  submitRefusal: string | null
}

const sentStates: readonly string[] = ['Q_SUBMITTED', 'Q_LOCKED', 'Q_FAILED']

export const isSent = ({ own }: Quotable): boolean => own !== null && sentStates.includes(own.state)

/** Whether the form is of use: something may be sent, or a sent one may be looked at until it can be revised. */
export const isEditable = (data: Quotable): boolean =>
  isSent(data) ||
  (data.own?.state !== 'Q_DECLINED' && data.own?.state !== 'Q_ACCEPTED' && data.submitRefusal === null)

/** A stop while it is entered. */
export type StopValues = Omit<StopInput, 'place'> & { place: string | null }

export type QuoteValues = {
  /** Wall-clock time in Dubai, as the field holds it. */
  holdsUntil: string | null
  transitDays: number | null
  freeDays: number | null
  stops: string
  /** Null while nothing is said of stops; none is a direct way. */
  way: StopValues[] | null
  remarks: string
  terms: string
  partnerTerms: boolean
  /** The quote file is printed from the form; a line that does not print any never says so. */
  printFile: boolean
  /** What stands in the controls of what the line asks beside. */
  offer: OfferValues
  /** The rate card that it was filled from. */
  rateCard: Filling['rateCard']
}
export type OfferValues = Readonly<Record<string, unknown>>

const wallOf = (instant: string | Date): string => toOffset(new Date(instant)).slice(0, 16)
const instantIn = (wall: string): string => `${wall}:00+04:00`

/** From the own quotation, or the usual validity from now. */
export const startValues = (
  own: (Filling & Partial<Pick<OwnQuotation, 'expiryDate' | 'fileDocumentId'>>) | null,
  now: number,
  settings: SettingsInForce,
  { offer: asked, prints = false }: { offer?: OfferAsked | undefined; prints?: boolean | undefined } = {},
): QuoteValues => ({
  holdsUntil:
    own?.expiryDate && Date.parse(own.expiryDate) > now
      ? wallOf(own.expiryDate)
      : wallOf(new Date(now + validityIn(settings).defaultHours * hour)),
  transitDays: own?.transitDays ?? null,
  freeDays: own?.freeDays ?? null,
  stops: own?.stops ?? '',
  way: own?.way?.map(({ code, kind, days }) => ({ place: code, kind, days })) ?? null,
  remarks: own?.remarks ?? '',
  terms: own?.terms ?? '',
  partnerTerms: false,
  printFile: prints && !own?.fileDocumentId,
  offer: asked ? valuesFrom(asked.fields, own?.offer ?? {}) : {},
  rateCard: own?.rateCard,
})

export const startFile = ({ own }: Quotable): QuoteFileState =>
  own?.fileDocumentId
    ? { state: 'stored', name: own.fileName ?? '', documentId: own.fileDocumentId }
    : { state: 'none' }

/** Problem code of the chosen validity by the server's clock. */
export const holdsRefusal = (
  { holdsUntil }: QuoteValues,
  now: number,
  settings: SettingsInForce,
): string | undefined =>
  holdsUntil === null
    ? 'quotes.validity-short'
    : validityRefusal(new Date(instantIn(holdsUntil)), new Date(now), validityIn(settings))

export const nameOfLine = (line: EditLine, t: Translate): string =>
  line.code === 'other' ? line.label.trim() || t(words.additional) : t(charges[line.code])

/** Of what the line asks beside: a charge or a field to look at. */
const leftOfAsked = (
  { fields, check, checkLines }: OfferAsked,
  lines: readonly EditLine[],
  { offer }: QuoteValues,
  now: number,
  t: Translate,
): string[] => {
  const filled = lines.filter((line) => !isBlank(line))
  const sent = sentDraft(fields, offer)
  const wrong = Object.keys(checkLines(filled.map(chargeLine), sent)).map((path) => {
    const line = filled[Number(path.split('.')[1])]
    return line ? t(words.leftCharge, { charge: nameOfLine(line, t) }) : t(words.leftCharges)
  })
  const found = check(sent, new Date(now))
  const lacking = Object.entries(fields).flatMap(([name, { label, short = label }]) =>
    name in found ? [t(words.leftCharge, { charge: t(short) })] : [],
  )
  return [...wrong, ...lacking]
}

/** What is left to do before the quote may be sent, each as the end of a sentence. */
export const leftOf = (
  lines: readonly EditLine[],
  values: QuoteValues,
  file: QuoteFileState,
  now: number,
  settings: SettingsInForce,
  t: Translate,
  asked?: OfferAsked,
): string[] => [
  // What the line asks may say the same of a charge.
  ...new Set([
    ...(lines.every(isBlank) ? [t(words.leftCharges)] : []),
    ...lines
      .filter((line) => problemOf(line, settings))
      .map((line) => t(words.leftCharge, { charge: nameOfLine(line, t) })),
    ...(asked ? leftOfAsked(asked, lines, values, now, t) : []),
    ...(file.state === 'uploading' && !values.printFile
      ? [t(words.leftUploading)]
      : file.state === 'stored' || values.printFile
        ? []
        : [t(words.leftFile)]),
    ...(holdsRefusal(values, now, settings) ? [t(words.leftValidity)] : []),
    ...(values.partnerTerms ? [] : [t(words.leftTerms)]),
  ]),
]

/** What the form sends, beside the request that the line names. */
export type QuoteContent = QuoteBody

const given = (text: string): string | undefined => text.trim() || undefined

/** A stop without a place is refused where the quotation is sent, and not kept in a draft; no stop would be a direct way. */
const wayOf = ({ way }: QuoteValues, isDraft: boolean): QuoteContent['way'] => {
  const stops = way?.map((stop) => ({ ...stop, place: stop.place ?? '' }))
  if (!stops?.length || !isDraft) return stops
  const placed = stops.filter(({ place }) => place !== '')
  return placed.length > 0 ? placed : undefined
}

export const contentOf = (
  lines: readonly EditLine[],
  values: QuoteValues,
  file: QuoteFileState,
  isDraft: boolean,
  asked?: OfferAsked,
): QuoteContent => ({
  charges: toInputs(lines).inputs,
  services: answersOf(lines),
  expiryDate: values.holdsUntil === null ? undefined : instantIn(values.holdsUntil),
  transitDays: values.transitDays ?? undefined,
  freeDays: values.freeDays ?? undefined,
  // What was written before stays until it is said anew.
  stops: values.way ? undefined : given(values.stops),
  way: wayOf(values, isDraft),
  ...(asked && { offer: sentDraft(asked.fields, values.offer) }),
  remarks: given(values.remarks),
  terms: given(values.terms),
  acceptPartnerTerms: values.partnerTerms,
  ...(values.rateCard && {
    rateCard: { cardId: values.rateCard.cardId, revision: values.rateCard.revision },
  }),
  fileDocumentId: file.state === 'stored' && !values.printFile ? file.documentId : undefined,
  printFile: values.printFile || undefined,
  isDraft,
})
