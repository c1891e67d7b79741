// What the lines take of quotes: the agent's form, the comparison, accepting and rejecting, earlier rounds.

export { ChargeEditor } from './parts/charge-editor.tsx'
export { lineSentences, problemOf } from './parts/charge-faults.ts'
export { isBlank, startLines, toInputs, withCarriage, type EditLine } from './parts/charge-lines.ts'
export { ChosenList } from './parts/chosen-list.tsx'
export { QuoteOfferCard } from './parts/quote-offer.tsx'
export { ChargeTotals } from './parts/charge-totals.tsx'
export { QuoteForm, type QuoteCalls } from './parts/quote-form.tsx'
export {
  isEditable,
  isSent,
  nameOfLine,
  startValues,
  type QuoteContent,
  type QuoteValues,
} from './parts/quote-values.ts'
export type { OwnFieldsProps } from './parts/quote-terms.tsx'
export { QuoteFileField, useQuoteFile, type QuoteFileCalls } from './parts/quote-file.tsx'
export { LazyFinalChanges } from './lazy-parts.ts'
export { FinalQuoteForm, type FinalQuoteContent } from './parts/final-quote-form.tsx'
export { FeedbackForm, thankFor } from './parts/feedback-form.tsx'
export { ReasonDialog, TextDialog } from './parts/text-dialog.tsx'
export { AnswerClock } from './parts/answer-clock.tsx'
export { useDeadline } from './deadline.ts'
export { ListPage, type TableProps } from './list/list-page.tsx'
export { listAddress, queryOf, readListSearch, readOwnSearch, type ListSearch } from './list/search.ts'
export { requestListText } from './list/text.ts'
export { AgentTurn, WaitsFor } from './parts/turn.tsx'
export type { CompareWords, ExtraRow } from './parts/compare-props.ts'
export { inOrder, type ChargeBlock, type CompareFact } from './parts/compare-rows.ts'
export { offerFacts, quoteFacts } from './parts/compare-facts.tsx'
export { useAgentName } from './parts/compare-values.tsx'
export { Times } from './parts/times.tsx'
export { EarlierQuotes, QuoteLines } from './parts/earlier-quotes.tsx'
export { RequestSheet, type SheetParty } from './parts/request-sheet.tsx'
export type { RequestRow, RequestView, WebLine } from './web-line.ts'
export { RequestTable, type RowBoxes } from './list/request-table.tsx'
export { AgentTable } from './agent/agent-table.tsx'
export { Crumbs } from './page/crumbs.tsx'
export { AgentRequestPage } from './agent/agent-request-page.tsx'
export { CustomerDocuments } from './agent/customer-documents.tsx'
export { FinalQuoteCard, PostFinalQuote } from './agent/final-quote-card.tsx'
export { CompleteCard } from './agent/complete-card.tsx'
export { agentListText, agentPageText } from './agent/text.ts'
export { ShareLink } from './parts/share-link.tsx'
export type { SharingLine } from './parts/share-dialog.tsx'
export { customerCalls, documentCallsOf, quoteCalls } from './line-calls.ts'
export { RequestPage, RequestWait } from './page/request-page.tsx'
export { RequestHead, Since } from './page/request-head.tsx'
export { NextPanel } from './page/next-panel.tsx'
export { ContactsCard, type Person } from './page/contacts-card.tsx'
export { RequestPayments } from './page/request-payments.tsx'
export { CancelDialog } from './page/cancel-dialog.tsx'
export { ComparePage } from './page/compare-page.tsx'
export { paymentPlaceOf } from './page/payment-place.ts'
export { requestPageText } from './page/text.ts'
export { usualWebLine } from './usual/web-line.tsx'
export type { CarriedProps, FormValues, OwnControlProps, UsualView } from './usual/spec.ts'
export { useFormDocuments, type FormDocument, type FormDocuments } from './parts/use-form-documents.ts'
export {
  AgentUsualBadge,
  UsualBadge,
  usualEventIcon,
  type BadgeStyle,
  type StatusReading,
} from './usual/status-badge.tsx'
export { BulkPage } from './bulk/bulk-page.tsx'
export type { BulkPages } from './bulk/bulk-pages.ts'
export { draftsQuery } from './bulk/queries.ts'
export { RefusedList, refusedOf, type Refused } from './bulk/refused-list.tsx'
export { SendMade } from './bulk/send-made.tsx'
export { RunProgress } from './bulk/run-progress.tsx'
export { useRun, type Run, type Step } from './bulk/use-run.ts'
export { useReasonsOf } from './bulk/words.ts'
