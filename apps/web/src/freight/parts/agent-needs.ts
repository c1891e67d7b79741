// By what an agent has to do, its requests fall into four views.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { liveStates, type QuotationState } from '@marsa/model/requests/quotation.ts'
import type { Need } from './agent-views.ts'

/** `Q_ACCEPTED` is the winner's; a quotation that may still win waits for the customer. */
export const needOf = (row: Pick<ShipmentSummary, 'nextAction' | 'ownState' | 'status'>): Need => {
  if (row.nextAction === 'answer-request') return 'answer'
  if (row.ownState === 'Q_ACCEPTED')
    return row.status === 'QS_CMP' || row.status === 'QS_CAN' ? 'others' : 'won'
  return liveStates.includes(row.ownState as QuotationState) ? 'quoted' : 'others'
}

const far = '9999'

/** What is due first stands first; won ones that wait for the agent before those that wait for others. */
export const inUrgency = (need: Need, rows: readonly ShipmentSummary[]): ShipmentSummary[] => {
  if (need === 'answer') return rows.toSorted((a, b) => ((a.answerBy ?? far) < (b.answerBy ?? far) ? -1 : 1))
  if (need === 'won')
    return rows.toSorted((a, b) => Number(b.nextAction !== null) - Number(a.nextAction !== null))
  return [...rows]
}
