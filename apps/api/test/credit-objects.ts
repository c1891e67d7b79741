// An application for credit with a document and a proposal, and how each call about credit names it: for the access matrix.
import { randomUUID } from 'node:crypto'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import type { Ask, TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import type { Person } from './people.ts'

export type CreditObjects = {
  creditApplicationId: string
  creditDocumentId: string
  creditCompanyId: string
  creditProposalId: string
}
type Fixture = (objects: CreditObjects) => Ask

export const noCredit = (): CreditObjects => ({
  creditApplicationId: randomUUID(),
  creditDocumentId: randomUUID(),
  creditCompanyId: randomUUID(),
  creditProposalId: randomUUID(),
})

const upload: Fixture = ({ creditApplicationId }) => {
  const body = new FormData()
  body.set('ApplicationId', creditApplicationId)
  body.set('docCode', 'VAT_CERTIFICATE')
  body.append('files', new Blob([new Uint8Array(makePdf('credit'))]), 'credit.pdf')
  return { body }
}

/** Of the customer's company, whose administrator they become. */
export const addCredit = async (app: TestApp, customer: Person): Promise<CreditObjects> => {
  const { userId, companyId } = customer
  await app.owner.query('update users set is_company_admin = true where id = $1', [userId])
  const { rows: made } = await app.owner.query<{ id: string }>(
    `insert into credit_applications (company_id, user_id, kind, state, move, moved_as, company_name, contact_name,
        contact_email, contact_mobile, remarks, held_fils, applied_at)
      values ($1, $2, 'NEW', 'PENDING', 'apply', 'customer', 'Matrix', 'Matrix', 'matrix@test.example', '+971501234567', '', 0, now())
      returning id`,
    [companyId, userId],
  )
  const creditApplicationId = made[0]!.id
  const { rows: proposed } = await app.owner.query<{ id: string }>(
    `insert into credit_proposals (company_id, application_id, kind, to_fils, to_days, reason, needs_second, proposed_by,
        proposed_at, lapses_at)
      values ($1, $2, 'OPEN', 6000000, 30, 'Matrix', true, $3, now(), now() + interval '7 days') returning id`,
    [companyId, creditApplicationId, userId],
  )
  const objects = { ...noCredit(), creditApplicationId }
  const { body } = await app.ask(customer, credit.uploadCreditDocuments, upload(objects))
  return {
    creditApplicationId,
    creditDocumentId: body[0].documentId,
    creditCompanyId: companyId,
    creditProposalId: proposed[0]!.id,
  }
}

const reason = 'Because of the test'
const onApplication =
  (body: object = {}): Fixture =>
  ({ creditApplicationId: id }) => ({ query: { id }, body })
const onAccount =
  (body: object = { reason }): Fixture =>
  ({ creditCompanyId: companyId }) => ({ query: { companyId }, body })
const onDocument: Fixture = ({ creditDocumentId: documentId }) => ({ query: { documentId } })

export const aboutCredit: Record<string, Fixture> = {
  viewCredit: ({ creditCompanyId: companyId }) => ({ query: { companyId } }),
  uploadCreditDocuments: upload,
  downloadCreditDocument: onDocument,
  deleteCreditDocument: onDocument,
  askApplicant: onApplication({ text: reason }),
  answerApplicationQuestion: onApplication({ text: reason }),
  withdrawApplication: ({ creditApplicationId: id }) => ({ query: { id } }),
  decideCredit: onApplication({ outcome: 'approve', limit: '5000', terms: 30, reason }),
  changeCreditLimit: onAccount({ limit: '5000', terms: 30, reason, version: 1 }),
  confirmCredit: ({ creditProposalId: id }) => ({ query: { id }, body: { isConfirmed: true } }),
  suspendCredit: onAccount(),
  restoreCredit: onAccount(),
  closeCredit: onAccount(),
}

export const aboutNoCredit: Record<string, Ask> = {
  requestCreditAccess: {
    body: {
      companyName: 'Matrix',
      contactName: 'Matrix',
      contactEmail: 'matrix@test.example',
      contactMobile: '0501234567',
    },
  },
  viewOwnCredit: {},
  listCredit: {},
}

export const creditTables = [
  'credit_applications',
  'credit_accounts',
  'credit_proposals',
  'credit_notes',
] as const
