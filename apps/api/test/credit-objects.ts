// Credit of a company, applied for and used, and how each call about it names its parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { receiptEndpoints as receipts } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { openAccount } from '../src/finance/door.ts'
import { findAccount } from '../src/finance/credit/accounts.store.ts'
import { issueStatementsOf } from '../src/finance/credit/statements.ts'
import { listStatements } from '../src/finance/credit/statements.store.ts'
import { systemTransaction } from '../src/kit/db.ts'
import type { Ask, TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import { owe } from './owed.ts'
import { addPerson, type Person } from './people.ts'

export type CreditObjects = {
  creditApplicationId: string
  creditDocumentId: string
  creditCompanyId: string
  creditProposalId: string
  creditReceiptId: string
  countedReceiptId: string
  creditInvoiceId: string
  creditWriteOffId: string
  statementNumber: string
}
type Fixture = (objects: CreditObjects) => Ask

export const noCredit = (): CreditObjects => ({
  creditApplicationId: randomUUID(),
  creditDocumentId: randomUUID(),
  creditCompanyId: randomUUID(),
  creditProposalId: randomUUID(),
  creditReceiptId: randomUUID(),
  countedReceiptId: randomUUID(),
  creditInvoiceId: randomUUID(),
  creditWriteOffId: randomUUID(),
  statementNumber: 'ST-99-999999',
})

const today = (): string => dayOf(new Date())

const proof: Fixture = ({ creditReceiptId }) => {
  const body = new FormData()
  body.set('ReceiptId', creditReceiptId)
  body.set('docCode', 'TRANSFER_PROOF')
  body.append('files', new Blob([new Uint8Array(makePdf('proof'))]), 'proof.pdf')
  return { body }
}

const upload: Fixture = ({ creditApplicationId }) => {
  const body = new FormData()
  body.set('ApplicationId', creditApplicationId)
  body.set('docCode', 'VAT_CERTIFICATE')
  body.append('files', new Blob([new Uint8Array(makePdf('credit'))]), 'credit.pdf')
  return { body }
}

/** An invoice on an account that is open. */
const addOwed = async (app: TestApp, customer: Person): Promise<string> => {
  const { companyId } = customer
  if (!(await findAccount(app.db, companyId)))
    await systemTransaction(app.db, (tx) =>
      openAccount(tx, companyId, { limitFils: 1_000_000n, termsDays: 30 }),
    )
  await app.owner.query('alter table tax_invoices drop constraint if exists tax_invoices_request')
  const agent = await addPerson(app.db, 'clearing-agent')
  return owe(app, { ...customer, agent }, '100')
}

/** Of the month that is under way, which no test waits for. */
const addStatement = async (app: TestApp, companyId: string): Promise<string> => {
  await issueStatementsOf(app.db, addDays(today(), 32))
  const [statement] = await listStatements(app.db, companyId)
  return statement!.number
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
  const creditInvoiceId = await addOwed(app, customer)
  const { rows: announced } = await app.owner.query<{ id: string }>(
    `insert into credit_receipts (company_id, way, state, move, moved_as, amount_fils, reference, value_on, user_id)
      values ($1, 'TRANSFER', 'ANNOUNCED', 'announce', 'customer', 5000, 'MATRIX', current_date, $2) returning id`,
    [companyId, userId],
  )
  const counted = await app.ask(await addPerson(app.db, 'admin'), receipts.recordReceipt, {
    body: { way: 'TRANSFER', companyId, reference: `MATRIX ${companyId}`, valueOn: today(), amount: '1' },
  })
  const { rows: writeOffs } = await app.owner.query<{ id: string }>(
    `insert into credit_write_offs (company_id, invoice_id, amount_fils, reason, proposed_by, proposed_at, lapses_at)
      values ($1, $2, 5000, 'Matrix', $3, now(), now() + interval '7 days') returning id`,
    [companyId, creditInvoiceId, userId],
  )
  return {
    creditApplicationId,
    creditDocumentId: body[0].documentId,
    creditCompanyId: companyId,
    creditProposalId: proposed[0]!.id,
    countedReceiptId: counted.body.receiptId,
    creditReceiptId: announced[0]!.id,
    creditInvoiceId,
    creditWriteOffId: writeOffs[0]!.id,
    statementNumber: await addStatement(app, companyId),
  }
}

const reason = 'Because of the test'
const onApplication =
  (body: object = {}): Fixture =>
  ({ creditApplicationId: id }) => ({ query: { id }, body })
const onAccount =
  (body: object = { reason }): Fixture =>
  ({ creditCompanyId: companyId }) => ({ query: { companyId }, body })
const onStatement: Fixture = ({ statementNumber: number }) => ({ query: { number } })
const onReceipt =
  (body: object): Fixture =>
  ({ creditReceiptId: id }) => ({ query: { id }, body })
const onInvoice =
  (body: object): Fixture =>
  ({ creditInvoiceId: id }) => ({ query: { id }, body })
const onDocument: Fixture = ({ creditDocumentId: documentId }) => ({ query: { documentId } })

export const aboutCredit: Record<string, Fixture> = {
  viewCredit: ({ creditCompanyId: companyId }) => ({ query: { companyId } }),
  uploadCreditDocuments: upload,
  downloadCreditDocument: onDocument,
  deleteCreditDocument: onDocument,
  askApplicant: onApplication({ text: reason }),
  answerApplicationQuestion: onApplication({ text: reason }),
  recommendCredit: onApplication({ text: reason }),
  withdrawApplication: ({ creditApplicationId: id }) => ({ query: { id } }),
  decideCredit: onApplication({ outcome: 'approve', limit: '5000', terms: 30, reason }),
  changeCreditLimit: onAccount({ limit: '5000', terms: 30, reason, version: 1 }),
  confirmCredit: ({ creditProposalId: id }) => ({ query: { id }, body: { isConfirmed: true } }),
  suspendCredit: onAccount(),
  restoreCredit: onAccount(),
  closeCredit: onAccount(),
  viewStatement: onStatement,
  downloadStatement: onStatement,
  viewCreditInvoices: ({ creditCompanyId: companyId }) => ({ query: { companyId } }),
  uploadTransferProof: proof,
  confirmReceipt: onReceipt({ reference: 'MATRIX-2', valueOn: today(), amount: '50' }),
  declineReceipt: onReceipt({ reason }),
  matchReceipt: ({ creditReceiptId: id, creditCompanyId: companyId }) => ({
    query: { id },
    body: { companyId },
  }),
  downloadCreditReceipt: ({ countedReceiptId: id }) => ({ query: { id } }),
  moveCheque: onReceipt({ step: 'deposit' }),
  reverseReceipt: onReceipt({ reason }),
  recoverWriteOff: onReceipt({ amount: '1.00', reference: 'FT-RECOVERED' }),
  allocateReceipt: ({ creditReceiptId: id, creditInvoiceId }) => ({
    query: { id },
    body: { invoices: [creditInvoiceId] },
  }),
  writeOffInvoice: onInvoice({ reason }),
  confirmWriteOff: ({ creditWriteOffId: id }) => ({ query: { id }, body: { isConfirmed: false } }),
  refundCredit: onAccount({ amount: '1', reference: 'MATRIX-3', reason }),
  recordReceipt: ({ creditCompanyId: companyId }) => ({
    body: { way: 'TRANSFER', companyId, reference: 'MATRIX-1', valueOn: today(), amount: '1' },
  }),
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
  viewOwnInvoices: {},
  listCreditReceipts: {},
  downloadAgeing: {},
  downloadCreditReport: { query: { report: 'exposure' } },
  payInvoices: { body: { invoices: [randomUUID()] } },
  announceTransfer: { body: { amount: '50', reference: 'MATRIX', valueOn: today() } },
}

export const creditTables = [
  'credit_applications',
  'credit_accounts',
  'credit_proposals',
  'credit_notes',
  'credit_receipts',
  'credit_receivables',
  'credit_allocations',
  'credit_refunds',
  'credit_write_offs',
  'credit_statements',
] as const
