// Whose turn a booked request is that goes the usual way, by its money and its invoice.
import type { QuotedLine } from '../lines.ts'
import { turn, type Turn } from './turn.ts'
import type { UsualState } from './usual-machine.ts'
import { usualCode } from './usual-problems.ts'

/** What is done on such a request once it is booked. */
export type UsualAction =
  | 'finish-payment'
  | 'pay-balance'
  | 'post-final-quote'
  | 'upload-invoice'
  | 'complete'

export type UsualFacts = {
  state: UsualState
  /** A final payment is under way. */
  held: boolean
  /** The agent's invoice to the customer is there. */
  hasInvoice: boolean
}

export const usualTurn = ({ state, held, hasInvoice }: UsualFacts): Turn<UsualAction> => {
  if (held) return turn('customer', 'finish-payment')
  if (state === 'QS_PPA') return turn('agent', 'post-final-quote')
  if (state === 'QS_AWAITING_FINAL_PAY') return turn('customer', 'pay-balance')
  return turn('agent', hasInvoice ? 'complete' : 'upload-invoice', {
    documents: hasInvoice ? [] : ['INVOICE'],
  })
}

/** Why the agent cannot complete it now; undefined when it can. */
export const completeRefusal = (line: QuotedLine, { state, hasInvoice }: UsualFacts): string | undefined => {
  if (state !== 'QS_FINAL_PAY_RECEIVED') return usualCode(line, 'balance-open')
  return hasInvoice ? undefined : usualCode(line, 'invoice-first')
}

/** Why the agent cannot post a final quotation now; undefined when it can. */
export const finalRefusal = (
  line: QuotedLine,
  state: UsualState,
  paymentOpen: boolean,
): string | undefined => {
  if (state === 'QS_FINAL_PAY_RECEIVED') return usualCode(line, 'final-paid')
  return paymentOpen ? 'quotes.payment-in-progress' : undefined
}
