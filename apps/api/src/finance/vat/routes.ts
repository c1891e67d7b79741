// Calls of the returns of tax periods.
import { filedReturnEndpoints as calls } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { listMissingEvidence as evidenceCall } from '@marsa/model/finance/vat/evidence-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { fileVatReturn, freezeVatReturn, unfreezeVatReturn } from './file-return.ts'
import { listMissingEvidence } from './view-evidence.ts'
import { listFiledReturns, viewFiledReturn } from './view-returns.ts'

export const filedReturnRoutes = (server: Server): void => {
  serve(server, calls.listFiledReturns, listFiledReturns)
  serve(server, calls.viewFiledReturn, viewFiledReturn)
  serve(server, evidenceCall, listMissingEvidence)
  serve(server, calls.freezeVatReturn, freezeVatReturn)
  serve(server, calls.fileVatReturn, fileVatReturn)
  serve(server, calls.unfreezeVatReturn, unfreezeVatReturn)
}
