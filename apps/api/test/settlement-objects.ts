// Calls of settlement runs as the matrix asks them; what there is of them is in finance/settlements/settlements.test.ts.
import { randomUUID } from 'node:crypto'
import type { Ask } from './app.ts'

const one = () => ({ query: { id: randomUUID() } })
const reason = 'Because of the test'

export const aboutNoSettlements: Record<string, Ask> = {
  listPayables: {},
  viewPayables: { query: { agentId: randomUUID() } },
  draftSettlement: { body: { agentId: randomUUID() } },
  viewSettlement: one(),
  removeSettlementItem: { ...one(), body: { itemId: randomUUID(), reason } },
  adjustSettlement: { ...one(), body: { amount: '-1', reason } },
  approveSettlement: one(),
  cancelSettlement: { ...one(), body: { reason } },
  sendSettlement: one(),
  downloadSettlementFile: one(),
  paySettlement: { ...one(), body: { reference: 'MATRIX' } },
  returnSettlement: { ...one(), body: { reason } },
  holdPayable: { body: { agentId: randomUUID(), isHeld: true, reason } },
  confirmAgentAccount: { ...one(), body: { note: reason } },
  viewOwnSettlements: {},
  saveAgentAccount: { body: { iban: 'AE070331234567890123456', password: 'Matrix#2026' } },
  downloadRemittance: one(),
}
