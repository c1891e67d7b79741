// An agent saves, sends or revises its quotation for a freight request (Q1, Q3, Q4; C047).
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { toLine, totalsOf } from '@marsa/model/quotes/charges.ts'
import { liveStates } from '@marsa/model/quotes/quotation.ts'
import { hour, validityIn } from '@marsa/model/quotes/validity.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { submitQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import type { Tx } from '../kit/db.ts'
import { nextNumber } from '../kit/numbers.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  checkQuotation,
  contentColumns,
  insertQuotation,
  moveQuotation,
  ownQuotation,
  replaceCharges,
  type Content,
  type QuotationRow,
} from '../quotes/door.ts'
import { hasOwnQuoteFile } from './papers.ts'
import { quotationCame, sendRefusal } from './quoting.ts'
import { closeQuestions } from './changes.store.ts'
import { stopClock } from './answer-clock.ts'
import { lockVisible, type RequestRow } from './requests.store.ts'

type Body = BodyOf<typeof contract>

const contentOf = (body: Body, now: Date, settings: SettingsInForce): Content => {
  const lines = [...body.charges, ...(body.additionalCharges ?? [])].map(toLine)
  return {
    lines,
    totals: totalsOf(lines),
    validUntil: body.expiryDate
      ? new Date(body.expiryDate)
      : new Date(now.getTime() + validityIn(settings).defaultHours * hour),
    transitDays: body.transitDays,
    freeDays: body.freeDays,
    stops: body.stops,
    remarks: body.remarks,
    terms: body.terms,
    fileDocumentId: body.fileDocumentId,
    submittedAt: body.isDraft ? null : now,
  }
}

type Written = { quotation: QuotationRow; beforeFils?: bigint }

/** Writes the content as a draft or as sent, on the draft that is there, as a new row, or as a new version of a sent one. */
const write = async (
  tx: Tx,
  actor: Actor,
  request: RequestRow,
  own: QuotationRow | undefined,
  content: Content,
  now: Date,
): Promise<Written> => {
  const sent = content.submittedAt !== null
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
      number: own?.number ?? (await nextNumber(tx, 'QT', now)),
      subjectKind: 'freight-request',
      subjectId: request.id,
      round: request.round,
      companyId: actor.companyId,
      userId: actor.userId,
      customerId: request.company_id,
      state: sent ? 'Q_SUBMITTED' : 'Q_DRAFT',
      move: sent ? 'submitNew' : 'saveDraft',
      revision: (own?.revision ?? 0) + 1,
    },
    content,
  )
  return { quotation, beforeFils: revises ? own.total_fils : undefined }
}

export const submitQuote = (call: Call<typeof contract>) => {
  const { body, now, settings } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, body.RequestId)
    if (!request) throw new Problem('freight.not-found')
    const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
    refuse(sendRefusal(request, own, now))
    const content = contentOf(body, now, settings)
    const hasFile =
      body.fileDocumentId !== undefined && (await hasOwnQuoteFile(tx, actor, request.id, body.fileDocumentId))
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
    const { quotation, beforeFils } = await write(tx, actor, request, own, content, now)
    await replaceCharges(tx, quotation.id, content.lines)
    if (!body.isDraft) {
      const { id: requestId, round } = request
      await closeQuestions(tx, requestId, now, actor.companyId)
      await stopClock(tx, { requestId, round, companyId: actor.companyId, answer: 'QUOTED', now }, settings)
      await quotationCame(tx, request, quotation, now, beforeFils)
    }
    return {
      status: 'SUCCESS' as const,
      errorMessage: null,
      QuotationId: quotation.id,
      QuotationNo: quotation.number,
      totalEstimate: toWire(content.totals.total),
      state: quotation.state,
    }
  })
}
