// The agent that has won posts the final quotation, in every line: what is left to pay is asked for (Q13, F27, W12).
import { toWire } from '@marsa/model/kit/money.ts'
import type { FinalQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { ExchangeRates } from '@marsa/model/reference/exchange.ts'
import { exchangeOn } from '../reference/door.ts'
import { signedIn } from '../kit/serve.ts'
import { quotedBy } from './answer-request.ts'
import { dueFils } from './award.ts'
import { checkedFinal } from './check-quotation.ts'
import { askForBalance, issueFinalQuotation } from './final-quotation.ts'
import type { Asked, LineRow, ServerLine } from './line.ts'
import { pricedOf, quotationWithCharges, type QuotationWithCharges } from './quotations.store.ts'
import { addToTimeline } from './requests.store.ts'

const agreedRates = ({ charges }: QuotationWithCharges): ExchangeRates =>
  Object.fromEntries(
    charges.flatMap((charge) => {
      const { unit } = pricedOf(charge)
      return unit?.rate ? [[unit.currency, unit.rate]] : []
    }),
  )

export const postFinalFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<{ id: string }, FinalQuoteBody>) => {
    const { now, body, settings } = call
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const { request, offered } = await line.finalQuote.lock(tx, call)
      const accepted = await quotationWithCharges(tx, request.quotation_id)
      if (!accepted) throw new Error(`request ${request.id} is booked without a quotation`)
      const subject = quotedBy(line, request)
      const leastFils = line.finalQuote.leastFils(request, accepted.total_fils)
      // What was agreed is counted at the rates of then, what is new at those of today.
      const exchange = await exchangeOn(tx, dayOf(now))
      const pricing = line.pricing(
        { ...request, ...offered },
        { ...exchange, rates: { ...exchange.rates, ...agreedRates(accepted) } },
      )
      const lines = await checkedFinal(tx, {
        actor,
        subject,
        accepted,
        body,
        settings,
        pricing,
        leastFils,
        now,
      })
      const quotation = await issueFinalQuotation(tx, { actor, subject, accepted, lines, body, now })
      const before = { ...request, ...offered }
      const asked = await askForBalance(tx, {
        award: request,
        quotation,
        now,
        move: (name, set) => line.finalQuote.move(tx, before, name, { ...offered, ...set }),
      })
      const due = dueFils(asked)
      const waits = line.final.isDue(asked)
      await addToTimeline(tx, {
        requestId: request.id,
        code: waits ? 'QS_AWAITING_FINAL_PAY' : 'FINAL_QUOTE',
        at: now,
        by: 'agent',
        userId: actor.userId,
        amountFils: waits ? due : quotation.total_fils,
      })
      if (waits) await line.finalQuote.publishAsked(tx, asked, { quotationId: quotation.id, dueFils: due })
      else await line.finalQuote.publishSettled(tx, { before, asked }, now)
      return {
        totalEstimate: toWire(quotation.total_fils),
        balance: toWire(due),
        status: line.finalQuote.status(asked),
      }
    })
  }
