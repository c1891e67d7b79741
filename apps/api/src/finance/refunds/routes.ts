// Calls of refunds.
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import { refundEndpoints as calls } from '@marsa/model/finance/refunds/refund-endpoints.ts'
import { refundTransferSubject } from '@marsa/model/finance/refunds/refund.ts'
import { downloadDocument, uploadTo, type DocumentParts } from '../../documents/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { FinanceParts } from '../session.ts'
import { listRefunds } from './view-refunds.ts'
import {
  decideRefundTransfer,
  payRefundTransfer,
  proposeRefundTransfer,
  retryRefund,
  withdrawRefundTransfer,
} from './work-refunds.ts'

export const refundRoutes = (
  server: Server,
  { documents, finance }: { documents: DocumentParts; finance: FinanceParts },
): void => {
  serve(server, calls.listRefunds, listRefunds)
  serve(server, calls.retryRefund, retryRefund(finance))
  serve(server, calls.proposeRefundTransfer, proposeRefundTransfer(finance))
  serve(server, calls.decideRefundTransfer, decideRefundTransfer(finance))
  serve(server, calls.payRefundTransfer, payRefundTransfer(finance))
  serve(server, calls.withdrawRefundTransfer, withdrawRefundTransfer)
  serve(
    server,
    calls.uploadRefundProof,
    uploadTo(documents, refundTransferSubject, uploadScreens['additional-documents']),
  )
  serve(server, calls.downloadRefundProof, downloadDocument(documents))
}
