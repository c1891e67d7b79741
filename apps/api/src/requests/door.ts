// What lines may use of quotations.
export {
  findQuotation,
  lockQuotations,
  ownQuotation,
  quotationNumbered,
  quotationsWithDesk,
  quotationWithCharges,
} from './quotations.store.ts'
export { pricedOf, type QuotationRow, type QuotationWithCharges } from './quotation-rows.ts'
export {
  addToSearch,
  addToTimeline,
  companyName,
  deleteDraft,
  requestNumber,
  requestsWith,
  visibleTo,
} from './requests.store.ts'
export { moveQuotation } from './move-quotation.ts'
export { same, writtenField } from './written-field.ts'
export { changesBetween, chargeView, toAgentView } from './quotation-view.ts'
export { issueFinalQuotation } from './final-quotation.ts'
export { chargedLines, invoiceWhole, wholeInvoice, type InvoicedSubject } from './invoice-quotation.ts'
export {
  answerHours,
  approvedAgents,
  invitationsOf,
  publishToInvited,
  type AnswerHours,
  type InvitationRow,
} from './invitations.store.ts'
export { agentCalendar, clockOf, dueTimes, stopClock } from './answer-clock.ts'
export { type QuotedSubject } from './write-quotation.ts'
export { dueFils, isAwarded, type Award, type MaybeAwarded } from './award.ts'
export { ownQuotationOf } from './pay.ts'
export { declineRequest, quotedBy, sendQuotationIn } from './answer-request.ts'
export { isHeld, isWithDesk, quotationCame, closeRound, quotingRefusal } from './quoting.ts'
export { isRated, noteComment, noteRating } from './feedback.store.ts'
export { roundTimers } from './round-timers.ts'
export { paymentReactionsOf } from './payment-reactions.ts'
export { beginRound, requestAgainFor } from './begin-round.ts'
export { checkFinal, issueFinal, postFinalFor } from './post-final.ts'
export {
  openState,
  type Booked,
  type FinalAsking,
  type FinalQuotePart,
  type PrintingPart,
  type RoundsPart,
  type ServerLine,
} from './line.ts'
export { agentWork } from './agent-work.ts'
export { comparedAround, comparedViews, findCompared } from './compare-quotes.ts'
export { detailFor, readerOf, type Timing } from './detail.ts'
export { sharedDetail, type SharedDetail } from './detail.store.ts'
export { type LetterheadOf } from './print-documents.ts'
export { namedBy } from './named.ts'
export { keepSummaries } from './summary.ts'
export type { RequestLines, Title } from './request-line.ts'
export { listRequests, type ListedRow, type ListPart } from './list.store.ts'
export { answerList, answerOrder, isOpenTo, summaryFor } from './list.ts'
export { readAs } from './own-side.store.ts'
export { emitTo, type Audience } from './emit.ts'
export { documentRights } from './document-rights.ts'
export { findTheirs, lockBooked, lockTheirs, readBooking } from './carried.ts'
export { usualLine, type UsualLine } from './usual/usual-line.ts'
export { completeFor, finishRequest, rateFor } from './usual/complete.ts'
export { listedOf, listFor } from './usual/list.ts'
export { formColumns } from './usual/form.ts'
export { customerOf, desk, type UsualMessages } from './usual/messages.ts'
export { saveFor } from './usual/save.ts'
export { cloneFor, removeDraftFor, saveDraftFor, submitDraftFor, submitDraftsFor } from './usual/drafts.ts'
export { usualList, type UsualListed } from './usual/usual.store.ts'
export { compareFor, editRefusalFor } from './usual/view.ts'
export { usualDocuments } from './usual/documents.ts'
export { documentRoutes, quoteRoutes, usualRoutes, type UsualParts } from './usual/routes.ts'
export { roundJobs } from './round-jobs.ts'
export type { SentRequest, Statuses, UsualRow } from './usual/spec.ts'
export { cancelFor, cancelTermsFor } from './cancel.ts'
export type { BulkLine } from './bulk/bulk-line.ts'
export { requestDrafts } from './bulk/request-drafts.ts'
export { bulkRoutes } from './bulk/bulk-routes.ts'
export { bulkJobs } from './bulk/bulk-jobs.ts'
export type { SheetParts } from './bulk/take-sheet.ts'
export { endShareFor, isFollowed, requestOfToken, shareFor } from './share/share.ts'
