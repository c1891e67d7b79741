// Calls of what agents are owed.
import { settlementEndpoints as calls } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { confirmAgentAccount, saveAgentAccount } from './agent-account.ts'
import {
  approveSettlement,
  cancelSettlement,
  downloadSettlementFile,
  paySettlement,
  returnSettlement,
  sendSettlement,
} from './decide-run.ts'
import { adjustSettlement, draftSettlement, holdPayable, removeSettlementItem } from './draft-run.ts'
import { downloadRemittance } from './remittance.ts'
import { listPayables, viewOwnSettlements, viewPayables, viewSettlement } from './view-settlements.ts'

export const settlementRoutes = (server: Server): void => {
  serve(server, calls.listPayables, listPayables)
  serve(server, calls.viewPayables, viewPayables)
  serve(server, calls.draftSettlement, draftSettlement)
  serve(server, calls.viewSettlement, viewSettlement)
  serve(server, calls.removeSettlementItem, removeSettlementItem)
  serve(server, calls.adjustSettlement, adjustSettlement)
  serve(server, calls.approveSettlement, approveSettlement)
  serve(server, calls.cancelSettlement, cancelSettlement)
  serve(server, calls.sendSettlement, sendSettlement)
  serve(server, calls.downloadSettlementFile, downloadSettlementFile)
  serve(server, calls.paySettlement, paySettlement)
  serve(server, calls.returnSettlement, returnSettlement)
  serve(server, calls.holdPayable, holdPayable)
  serve(server, calls.confirmAgentAccount, confirmAgentAccount)
  serve(server, calls.viewOwnSettlements, viewOwnSettlements)
  serve(server, calls.saveAgentAccount, saveAgentAccount)
  serve(server, calls.downloadRemittance, downloadRemittance)
}
