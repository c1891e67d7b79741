// What the comparison needs of its line, the same for the table and the cards.
import type { VatCategory } from '@marsa/model/kit/money.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import type { OfferActions } from './compare-offer.tsx'
import type { ChargeBlock, CompareFact } from './compare-rows.ts'

/** Words that differ from line to line; freight's where a line gives none. */
export type CompareWords = {
  /** Head over the facts. */
  facts: TextRow
  /** How much an agent has done, counted. */
  done: TextRow
  /** What is paid now and when the rest is, with `{amount}`. */
  nowAndLater: TextRow
  /** On the button. */
  accept: TextRow
  /** Name of the tax. */
  vat: TextRow
  /** Names of the net amounts. */
  nets: Record<VatCategory, TextRow>
}

export const usualWords: CompareWords = {
  facts: compareText.journey,
  done: compareText.shipmentsDone,
  nowAndLater: compareText.nowAndLater,
  accept: compareText.acceptAndPay,
  vat: compareText.vatRow,
  nets: {
    zero: compareText.netZero,
    standard: compareText.netStandard,
    'out-of-scope': compareText.netOutside,
  },
}

/** A row under the total: what else an amount comes to with a quote; empty where that is not known, for a reason of its own or none. */
export type ExtraRow = {
  key: string
  label: TextRow
  amount: (quote: QuotationView) => string
  without?: (quote: QuotationView) => TextRow
}

export type CompareProps<Quote extends QuotationView> = {
  quotes: Quote[]
  expected: readonly ChargeCode[]
  facts: readonly CompareFact<Quote>[]
  actions: OfferActions
  booked: boolean
  differencesOnly: boolean
  /** The quote that the reasons suggest. */
  suggestedId: string | undefined
  extras?: readonly ExtraRow[]
  /** Heads of the charges in their order; all stand under one where there are none. */
  blocks?: readonly ChargeBlock[] | undefined
  words?: Partial<CompareWords>
  /** On a phone the total of the quote in view stays in sight. */
  totalInSight?: boolean | undefined
}
