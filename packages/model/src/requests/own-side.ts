// What an agent reads of a round before the award: its own part in it, and nothing by which a rival could be noticed.
import type { QuotationState } from './quotation.ts'

export type OwnPart = {
  /** Its newest quotation of the round; null where it has none. */
  own: QuotationState | null
  /** The time to answer is over. */
  windowOver: boolean
}

export type OwnSide = 'waiting' | 'offered' | 'paying' | 'over'

/** Where a round stands for one agent; lines name it by their own codes. */
export const ownSide = ({ own, windowOver }: OwnPart): OwnSide => {
  if (own === 'Q_LOCKED') return 'paying'
  if (own === 'Q_SUBMITTED' || own === 'Q_FAILED') return 'offered'
  return windowOver ? 'over' : 'waiting'
}

/**
 * The state of a request as an agent reads it that was only invited. One that was rejected is so for whom the customer rejected;
 * one that another has won is over, and how it goes on is the winner's to know.
 */
export const seenByInvited =
  <State extends string>(line: {
    /** States that rivals move a request through. */
    round: readonly State[]
    codes: Record<OwnSide, State>
    rejected: State
    /** States that it goes on in with its winner. */
    won: readonly State[]
  }) =>
  (state: State, part: OwnPart): State => {
    if (state === line.rejected) return part.own === 'Q_REJECTED' ? state : line.codes.over
    if (line.won.includes(state)) return part.own === 'Q_ACCEPTED' ? state : line.codes.over
    return line.round.includes(state) ? line.codes[ownSide(part)] : state
  }
