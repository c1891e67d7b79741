// Which line reacts to what a capability does, by the kind of subject it was done to.
import type { DocumentLines } from './documents/parts.ts'
import type { FinanceParts } from './finance/door.ts'
import { freightDocuments, freightLine, freightSubject } from './freight/door.ts'
import type { Clock } from './kit/clock.ts'
import { paymentReactionsOf, type RequestLines } from './requests/door.ts'
import { storageDocuments, storageLine, storageSubject } from './warehouse/door.ts'

export const documentLines: DocumentLines = {
  [freightSubject]: freightDocuments,
  [storageSubject]: storageDocuments,
}

export const paymentReactions = (clock: Clock): FinanceParts['reactions'] => ({
  [freightSubject]: paymentReactionsOf(freightLine, clock),
  [storageSubject]: paymentReactionsOf(storageLine, clock),
})

/** Every line where they stand together. */
export const requestLines: RequestLines = { freight: freightLine, warehouse: storageLine }
