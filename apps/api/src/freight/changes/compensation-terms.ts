// What a compensation would post, as it is shown before somebody confirms it.
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { splitRefund } from '@marsa/model/finance/split-refund.ts'
import {
  aloneUpToFils,
  compensationFils,
  compensationRefusal,
  mostCompensation,
  needsSecondPerson,
} from '@marsa/model/freight/changes/compensation.ts'
import type { compensationTerms as contract } from '@marsa/model/freight/changes/compensation-endpoints.ts'
import { creditLines, lineData, taxed, totalsOf } from '@marsa/model/finance/charge-line.ts'
import { findTaxInvoice, listCreditedLines, refundable } from '../../finance/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { chargedLines } from '../../requests/door.ts'
import { balanceOf, type BalanceRow } from '../paying/balance.ts'
import { compensationFacts } from './compensations.ts'
import { givenAlone, openCompensation } from './compensations.store.ts'
import { findRequest, type RequestRow } from '../requests.store.ts'

type TermsCall = Call<typeof contract>

const postingOf = async (
  { db, settings }: TermsCall,
  disputed: { request: RequestRow; balance: BalanceRow },
  amountFils: bigint,
  givenFils: bigint,
) => {
  const { balance } = disputed
  const { parts, leftFils } = splitRefund(
    balance.on_credit ? [] : await refundable(db, balance.id),
    balance.on_credit ? 0n : amountFils,
  )
  const refusal = compensationRefusal(compensationFacts(disputed), amountFils)
  const invoice = await findTaxInvoice(db, balance.quotation_id, 'final')
  const lines = invoice?.lines ?? (await chargedLines(db, balance)).map(taxed).map(lineData)
  const credited = invoice ? await listCreditedLines(db, invoice.id) : []
  return {
    amount: toWire(amountFils),
    refusal: refusal ?? (leftFils > 0n ? 'finance.refund-in-progress' : null),
    needsSecond: needsSecondPerson(amountFils, givenFils, settings),
    invoiceFirst: invoice === undefined,
    vat: toWire(refusal ? 0n : totalsOf(creditLines(lines, credited, amountFils)).vatFils),
    refunds: parts.map(({ payment, amountFils: part }) => ({ part: payment.part, amount: toWire(part) })),
  }
}

export const compensationTerms = async (call: TermsCall) => {
  const { db, query, settings } = call
  const actor = signedIn(call)
  const request = await findRequest(db, actor, call.relation, query.RequestId)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const balance = balanceOf(request)
  if (!balance) throw new Problem('freight.not-booked')
  const facts = compensationFacts({ request, balance })
  const amountFils = query.amount === undefined ? undefined : compensationFils(query.amount)
  const waiting = await openCompensation(db, request.id)
  const { userId } = actor
  const giving = { requestId: request.id, companyId: balance.company_id, userId, now: call.now }
  const givenFils = await givenAlone(db, giving)
  return {
    paid: toWire(balance.paid_fils),
    compensated: toWire(balance.compensated_fils),
    most: toWire(mostCompensation(facts)),
    aloneUpTo: toWire(aloneUpToFils(settings)),
    givenAlone: toWire(givenFils),
    paymentType: balance.on_credit ? ('credit' as const) : ('card' as const),
    refusal: compensationRefusal(facts) ?? null,
    posting:
      amountFils === undefined ? null : await postingOf(call, { request, balance }, amountFils, givenFils),
    waiting: waiting
      ? {
          compensationId: waiting.id,
          amount: toWire(waiting.amount_fils),
          note: waiting.note,
          by: waiting.proposer,
          at: toOffset(waiting.proposed_at),
          own: waiting.proposed_by === actor.userId,
        }
      : null,
    version: request.version,
  }
}
