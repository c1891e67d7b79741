// The agent that has won posts the final quotation, in every line: what is left to pay is asked for (Q13, F27, W12).
import type { Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { ExchangeRates } from '@marsa/model/reference/exchange.ts'
import { totalsOf, type ChargeLine } from '@marsa/model/requests/charge-line.ts'
import type { FinalQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn } from '../kit/serve.ts'
import { exchangeOn } from '../reference/door.ts'
import { quotedBy } from './answer-request.ts'
import { dueFils } from './award.ts'
import { checkedFinal } from './check-quotation.ts'
import { askForBalance, issueFinalQuotation } from './final-quotation.ts'
import type { Asked, Booked, LineRow, ServerLine } from './line.ts'
import { pricedOf, type QuotationWithCharges } from './quotation-rows.ts'
import { quotationWithCharges } from './quotations.store.ts'
import { addToTimeline } from './requests.store.ts'

const agreedRates = ({ charges }: QuotationWithCharges): ExchangeRates =>
  Object.fromEntries(
    charges.flatMap((charge) => {
      const { unit } = pricedOf(charge)
      return unit?.rate ? [[unit.currency, unit.rate]] : []
    }),
  )

/** A booked request, what the quotation offers beside its price, and what its charges are counted on. */
type Posting<Row extends LineRow> = {
  request: Booked<Row>
  offered: Partial<Row>
  counted?: Partial<Row>
}
type Posted = { actor: Pick<Actor, 'companyId' | 'userId'>; body: FinalQuoteBody; now: Date }
type Checked = { accepted: QuotationWithCharges; lines: ChargeLine[] }

/** The lines of a final quotation; throws why it cannot be posted. */
export const checkFinal = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  { request, offered, counted }: Posting<Row>,
  { actor, body, settings, now }: Posted & { settings: SettingsInForce },
): Promise<Checked> => {
  const accepted = await quotationWithCharges(tx, request.quotation_id)
  if (!accepted) throw new Error(`request ${request.id} is booked without a quotation`)
  // What was agreed is counted at the rates of then, what is new at those of today.
  const exchange = await exchangeOn(tx, dayOf(now))
  const pricing = line.pricing(
    { ...request, ...offered, ...counted },
    { ...exchange, rates: { ...exchange.rates, ...agreedRates(accepted) } },
  )
  const leastFils = line.finalQuote.leastFils(request, accepted.total_fils)
  const subject = quotedBy(line, request)
  const checking = { actor, subject, accepted, body, settings, pricing, leastFils, now }
  return { accepted, lines: await checkedFinal(tx, checking) }
}

/** Issues it, and asks for what is left to pay. */
export const issueFinal = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  { request, offered }: Posting<Row>,
  { accepted, lines }: Checked,
  { actor, body, now }: Posted,
) => {
  const subject = quotedBy(line, request)
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
    needsConsent: false,
  }
}

export const postFinalFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<{ id: string }, FinalQuoteBody>) => {
    const { now, body, settings } = call
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const posting = await line.finalQuote.lock(tx, call)
      const checked = await checkFinal(line, tx, posting, { actor, body, settings, now })
      const { request } = posting
      const waits = await line.finalQuote.askFirst?.(tx, { ...checked, request, body, actor, settings, now })
      if (!waits) return issueFinal(line, tx, posting, checked, { actor, body, now })
      const { total } = totalsOf(checked.lines)
      return {
        totalEstimate: toWire(total),
        balance: toWire(dueFils({ ...request, total_fils: total })),
        status: line.finalQuote.status(request),
        needsConsent: true,
      }
    })
  }
