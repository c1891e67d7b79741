// What may change a shipment of the demo world on its way, as data.
import type { AgentKey } from './personas.ts'

/** A change, and the words that people use for it. */
export type Change =
  | { kind: 'question'; by: AgentKey | 'desk'; question: string; answer?: string }
  | { kind: 'again' }
  /** `isCardClosed`: the card that paid takes no refund any more. */
  | { kind: 'called-off'; reason: string; isCardClosed?: true }
  | { kind: 'slot'; daysAhead: number; reason: string }
  | { kind: 'dispute'; reason: string; closed?: string }
  | { kind: 'correction'; reason: string }
