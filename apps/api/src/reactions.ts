// What every line does where they stand together: its documents, its payments, its requests, its trucks at the port.
import { purchaseSubject } from '@marsa/model/finance/purchases/purchase.ts'
import { refundTransferSubject } from '@marsa/model/finance/refunds/refund.ts'
import { bundlePurchase } from '@marsa/model/express/bundles/membership.ts'
import { byKind, type QuotedLine } from '@marsa/model/lines.ts'
import type { DocumentLine, DocumentLines } from './documents/parts.ts'
import {
  creditDocuments,
  creditPayment,
  creditPaymentReactions,
  creditSubject,
  purchaseDocuments,
  refundTransferDocuments,
  transferDocuments,
  transferSubject,
  type FinanceParts,
} from './finance/door.ts'
import {
  bundlePaymentReactions,
  claimDocuments,
  claimSubject,
  shipmentAttachments,
  shipmentPaymentReactions,
  shipmentSubject,
} from './express/door.ts'
import { freightDocuments, freightLine } from './freight/door.ts'
import type { OnPortEvent } from './integrations/door.ts'
import type { Clock } from './kit/clock.ts'
import { paymentReactionsOf, type ServerLine } from './requests/door.ts'
import { storageDocuments, storageLine } from './warehouse/door.ts'
import {
  contractDocuments,
  contractSubject,
  fleetDocuments,
  fleetSubject,
  placeGateEvent,
  trucksDocuments,
  trucksLine,
} from './trucks/door.ts'

const documents: Record<QuotedLine, DocumentLine> = {
  freight: freightDocuments,
  warehouse: storageDocuments,
  trucks: trucksDocuments,
}
export const documentLines = (clock: Clock): DocumentLines => ({
  ...byKind((_, line) => documents[line]),
  [creditSubject.kind]: creditDocuments,
  [fleetSubject.kind]: fleetDocuments,
  [contractSubject.kind]: contractDocuments,
  [transferSubject.kind]: transferDocuments,
  [purchaseSubject.kind]: purchaseDocuments,
  [refundTransferSubject.kind]: refundTransferDocuments,
  [claimSubject.kind]: claimDocuments(clock),
  [shipmentSubject]: shipmentAttachments,
})

/** Each with its own row and states, which nobody but itself and the verbs of all lines reads. */
export const requestLines: Record<QuotedLine, ServerLine> = {
  freight: freightLine,
  warehouse: storageLine,
  trucks: trucksLine,
}

export const paymentReactions = (clock: Clock): FinanceParts['reactions'] => ({
  ...byKind((_, line) => paymentReactionsOf(requestLines[line], clock)),
  [creditPayment]: creditPaymentReactions(clock),
  [bundlePurchase]: bundlePaymentReactions(clock),
  [shipmentSubject]: shipmentPaymentReactions(clock),
})

export const onPortEvent =
  (clock: Clock): OnPortEvent =>
  (tx, event) =>
    placeGateEvent(tx, event, clock.now())
