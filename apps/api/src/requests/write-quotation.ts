// Writes what an agent answers to a request of any line: a draft, a quotation, a new version of it, a refusal.
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { toLines, totalsOf, type Pricing } from '@marsa/model/requests/charge-line.ts'
import { liveStates } from '@marsa/model/requests/quotation.ts'
import { answersBeside } from '@marsa/model/requests/service-charges.ts'
import type { OwnQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import { hour, validityIn } from '@marsa/model/requests/validity.ts'
import type { Tx } from '../kit/db.ts'
import { nextNumber } from '../kit/numbers.ts'
import { moveQuotation } from './move-quotation.ts'
import { contentColumns, insertQuotation, replaceCharges, type Content } from './write-quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'

/** What is quoted for: the kind and id of a line's request, the round it is in, and the customer's company. */
export type QuotedSubject = { kind: string; id: string; round: number; customerId: string }

export type Answering = { actor: Pick<Actor, 'companyId' | 'userId'>; subject: QuotedSubject }

/** The columns that say whose answer to what a quotation is. */
export const rowOf = ({ actor, subject }: Answering) => ({
  subjectKind: subject.kind,
  subjectId: subject.id,
  round: subject.round,
  companyId: actor.companyId,
  userId: actor.userId,
  customerId: subject.customerId,
})

/** Totals are computed here; without an end of validity the usual one of the settings holds. */
export const contentOf = (
  body: OwnQuoteBody,
  now: Date,
  settings: SettingsInForce,
  pricing: Pricing,
): Content => {
  const lines = toLines(pricing)([...body.charges, ...(body.additionalCharges ?? [])])
  return {
    lines,
    serviceAnswers: answersBeside(body.services ?? [], lines),
    totals: totalsOf(lines),
    validUntil: body.expiryDate
      ? new Date(body.expiryDate)
      : new Date(now.getTime() + validityIn(settings).defaultHours * hour),
    transitDays: body.transitDays,
    freeDays: body.freeDays,
    offer: body.offer,
    stops: body.stops,
    remarks: body.remarks,
    terms: body.terms,
    fileDocumentId: body.fileDocumentId,
    rateCard: body.rateCard,
    submittedAt: body.isDraft ? null : now,
  }
}

export type Written = {
  quotation: QuotationRow
  /** Fils of the version that this one replaces. */
  beforeFils?: bigint | undefined
}

/**
 * Writes the content as a draft or as sent, on the draft that is there, as a new row, or as a new version of a sent one (Q1,
 * Q3, Q4). The caller holds the subject's lock and has checked the content; a draft never replaces what was sent
 * (`quotes.already-answered`).
 */
export const sendQuotation = async (
  tx: Tx,
  {
    own,
    content,
    now,
    ...answering
  }: Answering & { own: QuotationRow | undefined; content: Content; now: Date },
): Promise<Written> => {
  const sent = content.submittedAt !== null
  const write = async (): Promise<Written> => {
    if (own?.state === 'Q_DRAFT')
      return {
        quotation: await moveQuotation(tx, own.id, sent ? 'submit' : 'editDraft', 'agent', {
          set: contentColumns(content),
        }),
      }
    const revises = own !== undefined && liveStates.includes(own.state)
    if (revises) {
      if (!sent) throw new Problem('quotes.already-answered')
      await moveQuotation(tx, own.id, 'revise', 'agent')
    }
    const quotation = await insertQuotation(
      tx,
      {
        ...rowOf(answering),
        number: own?.number ?? (await nextNumber(tx, 'QT', now)),
        state: sent ? 'Q_SUBMITTED' : 'Q_DRAFT',
        move: sent ? 'submitNew' : 'saveDraft',
        revision: (own?.revision ?? 0) + 1,
      },
      content,
    )
    return { quotation, beforeFils: revises ? own.total_fils : undefined }
  }
  const written = await write()
  await replaceCharges(tx, written.quotation.id, content.lines)
  return written
}

/** The agent will not quote (Q2); throws `quotes.already-answered` after anything but a draft. */
export const declineQuotation = async (
  tx: Tx,
  {
    own,
    reason,
    now,
    ...answering
  }: Answering & { own: QuotationRow | undefined; reason: string; now: Date },
): Promise<void> => {
  if (own && own.state !== 'Q_DRAFT') throw new Problem('quotes.already-answered')
  if (own) await moveQuotation(tx, own.id, 'declineDraft', 'agent', { reason })
  else
    await insertQuotation(
      tx,
      {
        ...rowOf(answering),
        number: await nextNumber(tx, 'QT', now),
        state: 'Q_DECLINED',
        move: 'decline',
        revision: 1,
      },
      { lines: [], totals: totalsOf([]), validUntil: null, submittedAt: null, reason },
    )
}
