// Contracts of credit: applying (C092) with documents, questions and answers; deciding, by two above an amount; the account.
import { z } from 'zod'
import { docCodes } from '../../documents/document-type.ts'
import { StoredDocument } from '../../documents/document.ts'
import { fileProblems, uploadFields } from '../../documents/document-contracts.ts'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { page } from '../overview-endpoints.ts'
import {
  applicationKinds,
  creditAccountMachine,
  creditApplicationMachine,
  creditDeciders,
  applicationReaders,
} from './credit-machine.ts'
import { creditForm, limit, terms, text } from './credit-form.ts'

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const applicationId = idOf('credit.not-found')
const companyId = idOf('credit.no-account')
const reason = reasonOf('credit.reason')
export const requestCreditAccess = endpoint({
  verb: 'requestCreditAccess',
  call: 'C092',
  method: 'POST',
  path: 'RequestCreditAccess',
  policy: customers,
  body: creditForm,
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.string().nullable(),
    applicationId: z.string(),
    applicationStatus: z.literal('PENDING'),
  }),
  problems: [
    'credit.business-only',
    'credit.company-admin-only',
    'credit.pending',
    'credit.is-suspended',
    'credit.limit-invalid',
    'credit.terms-invalid',
  ],
})

const need = z.strictObject({ docCode: z.enum(docCodes), count: z.int() })

/** A limit or terms that wait for a second administrator. */
const proposal = z.strictObject({
  proposalId: z.string(),
  limit: money,
  termsDays: z.int(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  lapsesAt: z.string(),
  /** What stands against the reader's confirming it; null when nothing does. */
  refusal: z.string().nullable(),
})

const application = z.strictObject({
  applicationId: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(creditApplicationMachine.states),
  version: z.int(),
  companyName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactMobile: z.string(),
  remarks: z.string(),
  requestedLimit: money.nullable(),
  requestedTerms: z.int().nullable(),
  licenceNumber: z.string().nullable(),
  appliedAt: z.string(),
  appliedBy: z.string(),
  decidedAt: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** Every document that is asked for, and of those what is missing. */
  needs: z.array(need),
  missing: z.array(need),
  documents: z.array(StoredDocument),
  /** What was asked and answered, oldest first. */
  notes: z.array(
    z.strictObject({
      kind: z.enum(['question', 'answer', 'recommendation']),
      text: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
})
export type CreditApplication = z.infer<typeof application>

const account = z.strictObject({
  state: z.enum(creditAccountMachine.states),
  version: z.int(),
  limit: money,
  termsDays: z.int(),
  used: money,
  reserved: money,
  owed: money,
  available: money,
  over: money,
  openedAt: z.string(),
  /** Why it was suspended or closed; by the system, a code of `systemReasons`. */
  reason: z.string().nullable(),
  /** The day to which it is open although something is overdue. */
  liftUntil: z.string().nullable(),
})
export type CreditAccount = z.infer<typeof account>

export const creditDecisions = ['OPEN', 'CHANGE', 'SUSPEND', 'RESTORE', 'CLOSE'] as const
export type CreditDecision = (typeof creditDecisions)[number]

const decision = z.strictObject({
  kind: z.enum(creditDecisions),
  at: z.string(),
  /** Null where there was no account before. */
  from: z.strictObject({ limit: money, termsDays: z.int() }).nullable(),
  to: z.strictObject({ limit: money, termsDays: z.int() }),
  reason: z.string(),
  /** Who proposed and who confirmed it; null for the company itself. */
  by: z.string().nullable(),
  second: z.string().nullable(),
})

/** The company itself, not its account; false for the company's own people. */
const whetherSuspended = { isCompanySuspended: z.boolean() }
const listedCompany = { companyId: z.string(), company: both, ...whetherSuspended }

/** Everything about the credit of one company. */
export const creditFile = z.strictObject({
  company: z.strictObject({ companyId: z.string(), name: both, ...whetherSuspended }),
  account: account.nullable(),
  /** The newest application, whatever became of it. */
  application: application.nullable(),
  /** Waits for a second administrator; null for the company itself. */
  proposal: proposal.nullable(),
  history: z.array(decision),
  /** Why the reader cannot apply now; null where nothing stands against it. */
  applyRefusal: z.string().nullable(),
  /** Limit to which one administrator decides alone. */
  aloneUpTo: money,
  currency: z.literal('AED'),
})
export type CreditFile = z.infer<typeof creditFile>

export const viewOwnCredit = endpoint({
  verb: 'viewOwnCredit',
  method: 'GET',
  path: 'Credit/Account',
  policy: customers,
  answer: creditFile,
})

export const viewCredit = endpoint({
  verb: 'viewCredit',
  method: 'GET',
  path: 'Credit/Account/{companyId}',
  policy: applicationReaders,
  query: z.strictObject({ companyId }),
  answer: creditFile,
  problems: ['credit.no-account'],
})

const queueRow = z.strictObject({
  ...listedCompany,
  applicationId: z.string(),
  kind: z.enum(applicationKinds),
  requestedLimit: money.nullable(),
  appliedAt: z.string(),
  /** Documents that are missing. */
  missing: z.int(),
  /** A question waits for the company's answer. */
  isAsked: z.boolean(),
})

const accountRow = z.strictObject({
  ...listedCompany,
  state: z.enum(creditAccountMachine.states),
  limit: money,
  used: money,
  available: money,
  termsDays: z.int(),
})

/** What waits for administrators, and all accounts by how much of the limit is used. */
export const listCredit = endpoint({
  verb: 'listCredit',
  method: 'GET',
  path: 'Credit/Accounts',
  policy: applicationReaders,
  query: z.strictObject({
    searchText: z.string().trim().max(60).default(''),
    state: z.enum(['APPROVED', 'SUSPENDED']).optional(),
    page,
  }),
  answer: z.strictObject({
    accountCount: z.int(),
    applications: z.array(queueRow),
    proposals: z.array(z.strictObject({ ...proposal.shape, ...listedCompany })),
    accounts: z.array(accountRow),
    currency: z.literal('AED'),
  }),
})

/** All files are stored or none. */
export const uploadCreditDocuments = endpoint({
  verb: 'uploadCreditDocuments',
  method: 'POST',
  path: 'Credit/Documents',
  policy: customers,
  multipart: { files: 'many', fields: uploadFields('ApplicationId') },
  answer: z.array(StoredDocument),
  problems: ['credit.company-admin-only', 'credit.not-pending', ...fileProblems],
})

export const downloadCreditDocument = endpoint({
  verb: 'downloadCreditDocument',
  method: 'GET',
  path: 'Credit/Documents/{documentId}',
  policy: { ...customers, ...applicationReaders },
  query: z.strictObject({ documentId: idOf('documents.id') }),
  readRecord: { kind: 'document', by: 'documentId' },
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

export const deleteCreditDocument = endpoint({
  verb: 'deleteCreditDocument',
  method: 'DELETE',
  path: 'Credit/Documents/{documentId}',
  policy: customers,
  query: z.strictObject({ documentId: idOf('documents.id') }),
  answer: z.strictObject({ status: z.string(), errorMessage: z.string().nullable() }),
  problems: ['documents.id', 'documents.in-use', 'documents.accepted', 'credit.not-pending'],
})

const words = z.strictObject({ text: text(1000).pipe(z.string().min(3, 'credit.reason')) })

/** An administrator asks the applicant. */
export const askApplicant = endpoint({
  verb: 'askApplicant',
  method: 'POST',
  path: 'Credit/Application/{id}/Ask',
  policy: creditDeciders,
  query: z.strictObject({ id: applicationId }),
  body: words,
  answer: ok,
  problems: ['credit.not-found', 'credit.not-pending', 'credit.reason'],
})

/** The service desk says what it thinks of an application; administrators decide (CR2). */
export const recommendCredit = endpoint({
  verb: 'recommendCredit',
  method: 'POST',
  path: 'Credit/Application/{id}/Recommend',
  policy: { desk: 'any' },
  query: z.strictObject({ id: applicationId }),
  body: words,
  answer: ok,
  problems: ['credit.not-found', 'credit.not-pending', 'credit.reason'],
})

export const answerApplicationQuestion = endpoint({
  verb: 'answerApplicationQuestion',
  method: 'POST',
  path: 'Credit/Application/{id}/Answer',
  policy: customers,
  query: z.strictObject({ id: applicationId }),
  body: words,
  answer: ok,
  problems: ['credit.not-found', 'credit.not-pending', 'credit.company-admin-only', 'credit.reason'],
})

export const withdrawApplication = endpoint({
  verb: 'withdrawApplication',
  method: 'POST',
  path: 'Credit/Application/{id}/Withdraw',
  policy: customers,
  query: z.strictObject({ id: applicationId }),
  answer: ok,
  problems: ['credit.not-found', 'credit.not-pending', 'credit.company-admin-only'],
})

/** True when it holds from now on; false while it waits for a second administrator. */
const decided = z.strictObject({ ...ok.shape, isMade: z.boolean() })

export const decideCredit = endpoint({
  verb: 'decideCredit',
  method: 'POST',
  path: 'Credit/Decide/{id}',
  policy: creditDeciders,
  query: z.strictObject({ id: applicationId }),
  /** Limit and terms where it is approved. */
  body: z
    .strictObject({
      outcome: z.enum(['approve', 'refuse']),
      limit: limit.optional(),
      terms: terms.optional(),
      reason,
    })
    .superRefine((body, context) => {
      if (body.outcome === 'refuse') return
      if (body.limit === undefined)
        context.addIssue({ code: 'custom', path: ['limit'], message: 'credit.limit-invalid' })
      if (body.terms === undefined)
        context.addIssue({ code: 'custom', path: ['terms'], message: 'credit.terms-invalid' })
    }),
  answer: decided,
  problems: [
    'credit.not-found',
    'credit.not-pending',
    'credit.documents-missing',
    'credit.proposal-open',
    'credit.not-open',
    'credit.limit-invalid',
    'credit.terms-invalid',
    'credit.reason',
  ],
})

/** The version is that of the account the administrator has seen. */
export const changeCreditLimit = endpoint({
  verb: 'changeCreditLimit',
  method: 'POST',
  path: 'Credit/ChangeLimit/{companyId}',
  policy: creditDeciders,
  query: z.strictObject({ companyId }),
  body: z.strictObject({ limit, terms, reason, version: z.int32().min(1) }),
  answer: decided,
  problems: [
    'credit.no-account',
    'credit.not-open',
    'credit.proposal-open',
    'credit.unchanged',
    'credit.reason',
    'kit.moved-on',
  ],
})

/** The second administrator confirms a proposal or drops it; who made it may only drop it. */
export const confirmCredit = endpoint({
  verb: 'confirmCredit',
  method: 'POST',
  path: 'Credit/Confirm/{id}',
  policy: creditDeciders,
  query: z.strictObject({ id: idOf('credit.proposal-none') }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'credit.proposal-none',
    'credit.proposal-lapsed',
    'credit.second-person',
    'credit.not-pending',
    'credit.not-open',
  ],
})

const onAccount = { method: 'POST', policy: creditDeciders } as const
const ofCompany = z.strictObject({ companyId })
const reasoned = z.strictObject({ reason })

export const suspendCredit = endpoint({
  ...onAccount,
  verb: 'suspendCredit',
  path: 'Credit/Suspend/{companyId}',
  query: ofCompany,
  body: reasoned,
  answer: ok,
  problems: ['credit.no-account', 'credit.not-open', 'credit.reason'],
})

export const restoreCredit = endpoint({
  ...onAccount,
  verb: 'restoreCredit',
  path: 'Credit/Restore/{companyId}',
  query: ofCompany,
  /** The day to which it is borne that something is overdue. */
  body: z.strictObject({ reason, until: day('credit.lift-invalid').optional() }),
  answer: ok,
  problems: [
    'credit.no-account',
    'credit.not-suspended',
    'credit.still-overdue',
    'credit.lift-invalid',
    'credit.reason',
  ],
})

export const closeCredit = endpoint({
  ...onAccount,
  verb: 'closeCredit',
  path: 'Credit/Close/{companyId}',
  query: ofCompany,
  body: reasoned,
  answer: ok,
  problems: ['credit.no-account', 'credit.not-open', 'credit.still-used', 'credit.reason'],
})

export const creditEndpoints = {
  requestCreditAccess,
  viewOwnCredit,
  viewCredit,
  listCredit,
  uploadCreditDocuments,
  downloadCreditDocument,
  deleteCreditDocument,
  askApplicant,
  recommendCredit,
  answerApplicationQuestion,
  withdrawApplication,
  decideCredit,
  changeCreditLimit,
  confirmCredit,
  suspendCredit,
  restoreCredit,
  closeCredit,
}
