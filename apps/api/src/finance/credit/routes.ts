// Calls of credit accounts.
import * as calls from '@marsa/model/finance/credit/credit-endpoints.ts'
import { deleteDocument, downloadDocument, uploadTo, type DocumentParts } from '../../documents/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { applyForCredit, withdrawApplication, writeNote } from './apply-for-credit.ts'
import { creditSubject } from './credit-documents.ts'
import {
  changeCreditLimit,
  closeCredit,
  confirmCredit,
  decideCredit,
  restoreCredit,
  suspendCredit,
} from './decide-credit.ts'
import { listCredit, viewCredit, viewOwnCredit } from './view-credit.ts'

export const creditRoutes = (server: Server, documents: DocumentParts): void => {
  serve(server, calls.requestCreditAccess, applyForCredit)
  serve(server, calls.viewOwnCredit, viewOwnCredit)
  serve(server, calls.viewCredit, viewCredit)
  serve(server, calls.listCredit, listCredit)
  serve(server, calls.uploadCreditDocuments, uploadTo(documents, creditSubject, 'additional-documents'))
  serve(server, calls.downloadCreditDocument, downloadDocument(documents))
  serve(server, calls.deleteCreditDocument, deleteDocument(documents))
  serve(server, calls.askApplicant, writeNote('question'))
  serve(server, calls.answerApplicationQuestion, writeNote('answer'))
  serve(server, calls.withdrawApplication, withdrawApplication)
  serve(server, calls.decideCredit, decideCredit)
  serve(server, calls.changeCreditLimit, changeCreditLimit)
  serve(server, calls.confirmCredit, confirmCredit)
  serve(server, calls.suspendCredit, suspendCredit)
  serve(server, calls.restoreCredit, restoreCredit)
  serve(server, calls.closeCredit, closeCredit)
}
