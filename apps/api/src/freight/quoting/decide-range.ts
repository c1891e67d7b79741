// The desk lets prices outside their ranges pass, and the quotation goes to the customer, or returns it with its words (Q3, Q15).
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { decideRange as contract } from '@marsa/model/freight/desk-endpoints.ts'
import { validityIn, validityRefusal } from '@marsa/model/requests/validity.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  findQuotation,
  isHeld,
  isWithDesk,
  lockQuotations,
  moveQuotation,
  quotationCame,
  closeRound,
  quotingRefusal,
  stopClock,
  type QuotationRow,
} from '../../requests/door.ts'
import { freightLine } from '../line.ts'
import { publishEvent } from '../publish-event.ts'
import { lockVisible, type RequestRow } from '../requests.store.ts'
import { subjectKind } from '../subject.ts'
import { resume } from './answer-clock.ts'

type Deciding = Call<typeof contract>

/** The quotation and its request, both locked, unless the desk has nothing to decide. */
const lockAsked = async (tx: Tx, call: Deciding) => {
  const found = await findQuotation(tx, call.query.id)
  const request =
    found?.subject_kind === subjectKind
      ? await lockVisible(tx, signedIn(call), call.relation, found.subject_id)
      : undefined
  if (!found || !request) throw new Problem('quotes.not-found')
  const quotations = await lockQuotations(tx, request.id, request.round)
  const quotation = quotations.find(({ id }) => id === found.id)
  if (!quotation || !isWithDesk(quotation)) throw new Problem('quotes.not-with-desk')
  return { request, quotation, held: isHeld(quotations) }
}

const approve = async (
  tx: Tx,
  call: Deciding,
  { request, quotation, held }: { request: RequestRow; quotation: QuotationRow; held: boolean },
  decided: Readonly<Record<string, unknown>>,
): Promise<QuotationRow> => {
  const { now, settings } = call
  refuse(quotingRefusal(freightLine, request, held))
  refuse(validityRefusal(quotation.valid_until ?? now, now, validityIn(settings)))
  const sent = await moveQuotation(tx, quotation.id, 'submitApproved', byStaff(call), {
    version: call.body.version,
    set: { ...decided, range_decision: 'APPROVED', submitted_at: now },
  })
  const { company_id: companyId } = quotation
  await freightLine.answered(tx, request.id, companyId, now)
  await stopClock(
    tx,
    { requestId: request.id, round: request.round, companyId, now, answer: 'QUOTED' },
    settings,
  )
  await quotationCame(freightLine, tx, request, sent, now, undefined)
  await publishEvent(tx, 'rangeApproved', request, { quote: sent })
  return sent
}

const byStaff = (call: Deciding): 'desk' | 'admin' => (kindOf(signedIn(call)) === 'admin' ? 'admin' : 'desk')

export const decideRange = (call: Deciding) =>
  call.once(async (tx) => {
    const { now, body } = call
    const asked = await lockAsked(tx, call)
    const { request, quotation } = asked
    const decided = {
      range_words: body.words || null,
      range_decided_at: now,
      range_decided_by: signedIn(call).userId,
    }
    if (body.approve) return { state: (await approve(tx, call, asked, decided)).state }
    const returned = await moveQuotation(tx, quotation.id, 'returnToAgent', byStaff(call), {
      version: body.version,
      set: { ...decided, range_decision: 'RETURNED' },
    })
    await resume(tx, request, quotation.company_id, call)
    await publishEvent(tx, 'rangeReturned', request, { quote: returned, words: body.words ?? '' })
    await closeRound(freightLine, tx, request, 'agent', now)
    return { state: returned.state }
  })
