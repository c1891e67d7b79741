// Cargo and customs milestones: which may be reported when, by mode and direction (F22-F26, F31, F32, F34).
import type { DocCode } from '../../documents/document-type.ts'
import type { RequestState } from '../request-machine.ts'
import { bookedStates } from '../request-machine.ts'
import type { BalanceState } from '../balance-machine.ts'
import { isVgmMissing, type VgmGap } from '../units/vgm-gap.ts'

export const milestoneCodes = [
  'DEPARTED',
  'QS_DOC',
  'QS_CUD',
  'QS_CUC',
  'QS_ARRIVE',
  'QS_DIS',
  'QS_CGO',
  'QS_PRG',
  'QS_DEL',
] as const
export type MilestoneCode = (typeof milestoneCodes)[number]

export type Carriage = {
  mode: 'sea' | 'air'
  direction: 'import' | 'export'
  destinationKind: 'door' | 'port'
}

/** What a milestone's guard looks at. `documents` are the codes of documents that are in. */
export type ShipmentFacts = Carriage & {
  state: RequestState
  balanceState: BalanceState
  milestones: readonly MilestoneCode[]
  finalQuoted: boolean
  /** Fils still to pay of the total in force; 0 or less is nothing. */
  balanceFils: bigint
  onCredit: boolean
  documents: readonly string[]
  customsDocumentsMissing: readonly DocCode[]
  /** Masses of containers that a departure waits for. */
  vgm: VgmGap
}

/** The milestones of a carriage in the order a customer reads them. */
export const milestonePlan = ({ mode, direction, destinationKind }: Carriage): MilestoneCode[] => {
  const arrival: MilestoneCode[] = mode === 'sea' ? ['QS_ARRIVE', 'QS_DIS'] : ['QS_ARRIVE']
  const delivery: MilestoneCode[] = destinationKind === 'door' ? ['QS_CGO', 'QS_PRG', 'QS_DEL'] : ['QS_DEL']
  return direction === 'import'
    ? ['DEPARTED', ...arrival, 'QS_DOC', 'QS_CUD', 'QS_CUC', ...delivery]
    : ['QS_CUD', 'QS_CUC', 'DEPARTED', ...arrival, ...delivery]
}

/** Whether a step happens where the cargo leaves from; the others happen where it comes to. */
export const isAtOrigin = (code: MilestoneCode, direction: Carriage['direction']): boolean =>
  code === 'DEPARTED' || (direction === 'export' && (code === 'QS_CUD' || code === 'QS_CUC'))

/** Steps on the way from the port or airport to a door; the others happen at the port or airport itself. */
export const isAtDoor = (code: MilestoneCode): boolean => code === 'QS_PRG' || code === 'QS_DEL'

const landed = ({ mode }: Carriage): MilestoneCode => (mode === 'sea' ? 'QS_DIS' : 'QS_ARRIVE')

/** Milestones with which the numbers of bill, waybill and container become known. */
export const tellsNumbers = (code: MilestoneCode): boolean => code === 'DEPARTED' || code === 'QS_DOC'

/** Milestones that must be behind this one. */
export const needsBehind = (code: MilestoneCode, carriage: Carriage): MilestoneCode[] => {
  const { direction, destinationKind } = carriage
  switch (code) {
    case 'QS_CUD':
      return direction === 'import' ? ['QS_DOC'] : []
    case 'QS_CUC':
      return ['QS_CUD']
    case 'DEPARTED':
      return direction === 'export' ? ['QS_CUC'] : []
    case 'QS_ARRIVE':
      return direction === 'export' ? ['DEPARTED'] : []
    case 'QS_DIS':
      return ['QS_ARRIVE']
    case 'QS_CGO':
      return ['QS_CUC', landed(carriage)]
    case 'QS_PRG':
      return ['QS_CGO']
    case 'QS_DEL':
      return destinationKind === 'door' ? ['QS_PRG'] : ['QS_CUC', landed(carriage)]
    default:
      return []
  }
}

const moneyRefusal = (facts: ShipmentFacts): string | undefined => {
  if (!facts.finalQuoted) return 'freight.final-quote-first'
  if (facts.balanceFils > 0n && !facts.onCredit) return 'freight.balance-open'
  return undefined
}

const documentRefusal = (code: MilestoneCode, facts: ShipmentFacts): string | undefined => {
  if (code === 'QS_DOC' && !facts.documents.includes('DELIVERY_ORDER')) return 'freight.delivery-order-first'
  if (code === 'QS_CUD' && facts.customsDocumentsMissing.length) return 'freight.customs-papers-missing'
  if (code === 'QS_DEL') {
    const toDoor = facts.destinationKind === 'door'
    if (!facts.documents.includes(toDoor ? 'PROOF_OF_DELIVERY' : 'RELEASE'))
      return toDoor ? 'freight.proof-first' : 'freight.release-first'
  }
  return undefined
}

/** The first step that has to be reported before this one. */
export const stepBefore = (
  code: MilestoneCode,
  facts: Carriage & Pick<ShipmentFacts, 'milestones'>,
): MilestoneCode | undefined => needsBehind(code, facts).find((behind) => !facts.milestones.includes(behind))

/** Why the winning agent cannot report a milestone now; undefined when it can. */
export const milestoneRefusal = (code: MilestoneCode, facts: ShipmentFacts): string | undefined => {
  if (!bookedStates.includes(facts.state)) return 'freight.not-booked'
  if (!milestonePlan(facts).includes(code)) return 'freight.milestone-not-part'
  if (facts.milestones.includes(code)) return 'freight.milestone-done'
  if (stepBefore(code, facts)) return 'freight.milestone-too-early'
  if (code === 'DEPARTED' && isVgmMissing(facts.vgm)) return 'freight.vgm-first'
  const last = facts.destinationKind === 'door' ? 'QS_PRG' : 'QS_DEL'
  return (code === last ? moneyRefusal(facts) : undefined) ?? documentRefusal(code, facts)
}

/**
 * Why delivery cannot be completed (F35): delivered, and the agent's invoice to the customer is in. `waits` is the agent's
 * alone: it has completed already, and the customer may still object.
 */
export const completeRefusal = (
  facts: Pick<ShipmentFacts, 'state' | 'milestones' | 'documents'> & { disputed: boolean },
  waits = false,
): string | undefined => {
  if (!bookedStates.includes(facts.state)) return 'freight.not-booked'
  if (!facts.milestones.includes('QS_DEL')) return 'freight.not-delivered'
  if (!facts.documents.includes('INVOICE')) return 'freight.invoice-first'
  if (facts.disputed) return 'freight.disputed'
  return waits ? 'freight.completion-reported' : undefined
}
