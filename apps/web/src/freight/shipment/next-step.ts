// Where the next step of a shipment is taken.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { actionText, type NextActionKey } from '../text.ts'

export const asAction = (key: string | null): NextActionKey | undefined =>
  key !== null && key in actionText ? (key as NextActionKey) : undefined

const agentSteps: readonly string[] = ['report-milestone', 'post-final-quote', 'upload-invoice']

/** The page below `/{lang}/freight/` on which a step is done. */
export const stepPath = (action: NextActionKey | undefined, id: string): string => {
  if (action === 'finish-draft') return `quote?id=${id}`
  if (action === 'compare-quotes' || action === 'finish-payment') return `shipments/${id}/quotes`
  if (action === 'answer-request') return `requests/${id}`
  return action && agentSteps.includes(action) ? `jobs/${id}` : `shipments/${id}`
}

/** The page that a row of the list opens: a draft goes on in the wizard, an agent sees the request or the job. */
export const rowPath = (
  row: Pick<ShipmentSummary, 'RequestId' | 'status' | 'nextAction'>,
  agent: boolean,
): string => {
  if (freightPhaseOf(row.status) === 'draft') return `quote?id=${row.RequestId}`
  if (!agent) return `shipments/${row.RequestId}`
  return row.nextAction === 'answer-request' ? `requests/${row.RequestId}` : `jobs/${row.RequestId}`
}
