// The bill of lading of a shipment by sea, from the shipper's instruction to its surrender (trade.md 11, L1-L7).
import { machine } from '../../kit/machine.ts'
import type { ShipmentSide } from '../sides.ts'
import { legsOf, sideOf, type Incoterm } from '../cargo/incoterms.ts'

export const billMachine = machine({
  name: 'bill-of-lading',
  states: ['SI_SENT', 'BL_DRAFT', 'BL_CHANGES', 'BL_APPROVED', 'BL_ISSUED', 'BL_SURRENDERED'],
  terminal: ['BL_ISSUED', 'BL_SURRENDERED'],
  moves: {
    instruct: { from: [], to: ['SI_SENT'], actors: ['customer', 'agent'] }, // L1
    // What was forgotten, while nobody has drafted anything yet.
    correct: { from: ['SI_SENT'], to: ['SI_SENT'], actors: ['customer', 'agent'] },
    draft: { from: ['SI_SENT', 'BL_CHANGES'], to: ['BL_DRAFT'], actors: ['agent'] }, // L2
    askChanges: { from: ['BL_DRAFT'], to: ['BL_CHANGES'], actors: ['customer'] }, // L3
    approve: { from: ['BL_DRAFT'], to: ['BL_APPROVED'], actors: ['customer'] }, // L4
    issue: { from: ['BL_APPROVED'], to: ['BL_ISSUED'], actors: ['agent'] }, // L5
    surrender: { from: ['BL_ISSUED'], to: ['BL_SURRENDERED'], actors: ['agent'] }, // L6
    void: {
      from: ['BL_DRAFT', 'BL_CHANGES', 'BL_APPROVED', 'BL_ISSUED'],
      to: ['SI_SENT'],
      actors: ['agent'],
    }, // L7
  },
})
export type BillState = (typeof billMachine.states)[number]
export type BillMove = keyof typeof billMachine.moves

/** How the carrier releases the cargo: against paper, without any, or after the paper was given back at origin. */
export const billKinds = ['original', 'seaway', 'telex'] as const
export type BillKind = (typeof billKinds)[number]

/**
 * Whether the main carriage is part of what our customer pays, so that its agent has the bill of lading drawn up. Where the other
 * side pays it, the bill comes from there and is uploaded as a document.
 */
export const carriageIsOurs = ({
  mode,
  direction,
  incoterm,
}: {
  mode: 'sea' | 'air'
  direction: 'import' | 'export'
  incoterm?: Incoterm | undefined
}): boolean => mode === 'sea' && (incoterm === undefined || legsOf(incoterm, sideOf(direction)).includes('M'))

export type BillFacts = {
  state: BillState | null
  kind: BillKind | null
  isBooked: boolean
  isCompleted: boolean
  /** Fils still to pay of the total in force. */
  balanceFils: bigint
  onCredit: boolean
}

/** Why a side cannot make a move now; undefined when it can. What a form must hold is asked of its fields. */
export const billRefusal = (move: BillMove, side: ShipmentSide, facts: BillFacts): string | undefined => {
  const { from, actors } = billMachine.moves[move]
  if (!(actors as readonly string[]).includes(side)) return 'kit.forbidden'
  // Paper may come back after the goods have arrived.
  const isOpen = facts.isBooked || (facts.isCompleted && (move === 'surrender' || move === 'issue'))
  if (!isOpen) return 'freight.not-booked'
  if (move === 'instruct') return facts.state === null ? undefined : 'bill.moved-on'
  if (facts.state === null) return 'bill.none'
  if (!from.includes(facts.state)) return 'bill.moved-on'
  if (move === 'issue' && facts.balanceFils > 0n && !facts.onCredit) return 'bill.balance-open'
  return move === 'surrender' && facts.kind !== 'original' ? 'bill.no-original' : undefined
}
