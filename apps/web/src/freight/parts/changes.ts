// The parts of shipment pages about changes on the way, each fetched when a page has something for it.
import { laterPart } from '../../ui/later-part.tsx'

export const LaterActions = laterPart(async () => (await import('./shipment-actions.tsx')).ShipmentActions)
export const LaterCases = laterPart(async () => (await import('./shipment-cases.tsx')).ShipmentCases)
export const LaterObjection = laterPart(async () => (await import('./objection.tsx')).Objection)
export const LaterFinalChanges = laterPart(
  async () => (await import('./shipment-final-changes.tsx')).ShipmentFinalChanges,
)
export const LaterDesk = laterPart(async () => (await import('./desk-panel.tsx')).DeskPanel)
export const LaterEarlier = laterPart(async () => (await import('./earlier-quotes.tsx')).EarlierQuotes)
export const LaterAsk = laterPart(async () => (await import('./ask-question.tsx')).AskQuestion)
export const LaterJobChanges = laterPart(async () => (await import('./agent-changes.tsx')).JobChanges)
