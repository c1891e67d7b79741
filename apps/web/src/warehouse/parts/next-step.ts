// Where the next step of a storage request is taken by its customer.
import { storageNextText, type StorageNext } from '@marsa/model/warehouse/next-action.ts'

export const asNext = (key: string | null): StorageNext | undefined =>
  key !== null && key in storageNextText ? (key as StorageNext) : undefined

/** Steps that are the customer's own; others only say for whom one waits. */
const own = [
  'chooseQuote',
  'continuePayment',
  'bringGoods',
  'answerFindings',
  'payFinal',
  'extendOrCollect',
  'rate',
  'askAgain',
] as const
export type OwnStep = (typeof own)[number]
export const asOwnStep = (key: string | null): OwnStep | undefined => own.find((each) => each === key)

/** Steps that wait for money stand out. */
export const isPayment = (step: StorageNext | undefined): boolean =>
  step === 'payFinal' || step === 'continuePayment'

/** Somebody waits for the customer; a rating and asking again are theirs to leave. */
export const isWaiting = (key: string | null): boolean => {
  const step = asOwnStep(key)
  return step !== undefined && step !== 'rate' && step !== 'askAgain'
}

/** The page below `/{lang}/warehouse/` on which a step is done; before booking a payment is one of a quote. */
export const stepPath = (step: StorageNext | undefined, id: string, isBooked: boolean): string =>
  step === 'chooseQuote' || (step === 'continuePayment' && !isBooked)
    ? `storages/${id}/quotes`
    : `storages/${id}`
