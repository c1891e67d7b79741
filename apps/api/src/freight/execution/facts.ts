// The facts that the guards of milestones, final quotation and completion look at, from one row.
import {
  completeRefusal,
  milestoneRefusal,
  type MilestoneCode,
  type ShipmentFacts,
} from '@marsa/model/freight/execution/milestones.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { missingDocuments, requiredDocuments } from '@marsa/model/documents/required-documents.ts'
import { vgmGapOf, type ListedUnit } from '@marsa/model/freight/units/units.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import { uploadedCodes, type HeldDocument } from '../documents/held-documents.ts'
import type { RequestRow } from '../requests.store.ts'

type Balance = {
  state: BalanceState
  total_fils: string | bigint
  paid_fils: string | bigint
  on_credit: boolean
  final_quotation_id: string | null
}

export type FactSource = Pick<
  RequestRow,
  'state' | 'mode' | 'direction' | 'form' | 'milestones' | 'disputed_at' | 'agent_done_at'
> & {
  balance: Balance | null
  documents: readonly { docCode: string; state: string }[]
  /** The containers of its list. */
  units: readonly ListedUnit[]
}

export type Facts = ShipmentFacts & { disputed: boolean; agentDone: boolean; units: readonly ListedUnit[] }

export const factsOf = (row: FactSource): Facts => {
  const documents = row.documents as readonly HeldDocument[]
  const { mode, direction, form, balance } = row
  const customs = requiredDocuments({
    mode,
    direction,
    hazardous: form.hazardous,
    commodity: form.commodity,
    stage: 'customs',
  })
  return {
    state: row.state,
    mode,
    direction,
    destinationKind: form.destination.kind,
    balanceState: balance?.state ?? 'NOT_DUE',
    milestones: row.milestones,
    finalQuoted: balance?.final_quotation_id != null,
    balanceFils: balance ? BigInt(balance.total_fils) - BigInt(balance.paid_fils) : 0n,
    onCredit: balance?.on_credit ?? false,
    documents: uploadedCodes(documents),
    vgm: vgmGapOf(form, row.units),
    customsDocumentsMissing: missingDocuments(customs, documents),
    units: row.units,
    disputed: row.disputed_at !== null,
    agentDone: row.agent_done_at !== null,
  }
}

/** Why the winner cannot post a final quotation now (F27). */
export const finalQuoteRefusal = (
  facts: Pick<ShipmentFacts, 'state' | 'balanceState' | 'milestones'>,
): string | undefined => {
  if (!bookedStates.includes(facts.state)) return 'freight.not-booked'
  if (facts.balanceState === 'QS_FINAL_PAY_INITIATED') return 'freight.payment-open'
  // The final tax invoice went out with the final payment; there is one a shipment.
  if (facts.balanceState === 'QS_FINAL_PAY_RECEIVED') return 'freight.final-paid'
  return facts.milestones.includes('QS_PRG') || facts.milestones.includes('QS_DEL')
    ? 'freight.milestone-done'
    : undefined
}

/** `waits`: the agent's own completion waits for the customer's days to object. */
export const actionRefusals = (row: Pick<RequestRow, 'milestones'>, facts: Facts, waits: boolean) => ({
  milestone: (code: MilestoneCode): string | null =>
    row.milestones.includes(code) ? 'freight.milestone-done' : (milestoneRefusal(code, facts) ?? null),
  finalQuote: finalQuoteRefusal(facts) ?? null,
  complete: completeRefusal(facts, waits) ?? null,
})
