// Where the next step of a storage request is taken.
import { storageTurnText } from '@marsa/model/warehouse/turn-text.ts'

export type Step = keyof typeof storageTurnText
export const asStep = (key: string | null): Step | undefined =>
  key !== null && key in storageTurnText ? (key as Step) : undefined

/** The page below `/{lang}/warehouse/` on which a customer's step is done; before booking a payment is one of a quote. */
export const stepPath = (step: Step | undefined, id: string, isBooked: boolean): string =>
  step === 'compare-quotes' || (step === 'finish-payment' && !isBooked)
    ? `storages/${id}/quotes`
    : `storages/${id}`
