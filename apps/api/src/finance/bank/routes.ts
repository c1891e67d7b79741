// Calls of reconciliation.
import { askUndoCase, undoCase } from './undo-case.ts'
import { bankEndpoints as calls } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { importStatement, matchLine, previewStatement } from './import-statement.ts'
import { undoMatch } from './undo-match.ts'
import { listFinanceCases, viewReconciliation } from './view-bank.ts'
import { decideCase, resolveCase, takeCase, waitCase } from './work-cases.ts'

export const bankRoutes = (server: Server): void => {
  serve(server, calls.viewReconciliation, viewReconciliation)
  serve(server, calls.previewStatement, previewStatement)
  serve(server, calls.importStatement, importStatement)
  serve(server, calls.matchLine, matchLine)
  serve(server, calls.undoMatch, undoMatch)
  serve(server, calls.listFinanceCases, listFinanceCases)
  serve(server, calls.takeCase, takeCase)
  serve(server, calls.waitCase, waitCase)
  serve(server, calls.resolveCase, resolveCase)
  serve(server, calls.decideCase, decideCase)
  serve(server, calls.askUndoCase, askUndoCase)
  serve(server, calls.undoCase, undoCase)
}
