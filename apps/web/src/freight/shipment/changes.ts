// The parts of shipment pages about changes on the way, each fetched when a page has something for it.
import { lazyPart } from '../../ui/lazy-part.tsx'

export const LazyActions = lazyPart(async () => (await import('./shipment-actions.tsx')).ShipmentActions)
export const LazyCases = lazyPart(async () => (await import('../changes/shipment-cases.tsx')).ShipmentCases)
export const LazyObjection = lazyPart(async () => (await import('../changes/objection.tsx')).Objection)
export const LazyTradeDocuments = lazyPart(async () => (await import('./trade-documents.tsx')).TradeDocuments)
export const LazyDesk = lazyPart(async () => (await import('../changes/desk-panel.tsx')).DeskPanel)
export const LazyEarlier = lazyPart(async () => (await import('../asking/earlier-quotes.tsx')).EarlierQuotes)
export const LazyBill = lazyPart(async () => (await import('../bill/bill-card.tsx')).BillCard)
export const LazyUnits = lazyPart(async () => (await import('../units/units-card.tsx')).UnitsCard)
export const LazyMeasuring = lazyPart(
  async () => (await import('../measuring/measuring-card.tsx')).MeasuringCard,
)
export const LazyAddedCharges = lazyPart(
  async () => (await import('../consent/added-charges.tsx')).AddedCharges,
)
export const LazyConversation = lazyPart(
  async () => (await import('../conversation/conversation-card.tsx')).ConversationCard,
)
export const LazyAsk = lazyPart(async () => (await import('../quoting/ask-question.tsx')).AskQuestion)
export const LazyJobChanges = lazyPart(
  async () => (await import('../execution/agent-changes.tsx')).JobChanges,
)
