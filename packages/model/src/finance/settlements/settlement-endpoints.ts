// Contracts of what agents are owed: the list by agent, runs with their steps, holds, and the agent's own page.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { languages } from '../../kit/text.ts'
import { iban } from '../../reference/iban-field.ts'
import { page } from '../overview-endpoints.ts'
import {
  holdReasons,
  settlementPreparers,
  settlementReaders,
  settlementRunMachine,
  type HoldReason,
} from './settlement-run.ts'

/** Everybody who works for an agent sees what it is owed. */
export const agentReaders = {
  'clearing-agent': 'own',
  'warehouse-agent': 'own',
  'truck-provider': 'own',
} as const satisfies Policy

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const runId = idOf('settlement.run-none')
const agentId = idOf('settlement.agent-none')
const reason = reasonOf('settlement.reason')
const run = z.strictObject({ id: runId })
const holdCodes = Object.keys(holdReasons) as [HoldReason, ...HoldReason[]]

const runRow = z.strictObject({
  runId: z.string(),
  number: z.string(),
  agentId: z.string(),
  agent: both,
  /** Money may still go there; whoever decides is told. */
  isSuspended: z.boolean(),
  state: z.enum(settlementRunMachine.states),
  untilOn: z.string(),
  draftedAt: z.string(),
  preparedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  gross: money,
  commission: money,
  commissionVat: money,
  adjustments: money,
  net: money,
  bankReference: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type RunView = z.infer<typeof runRow>

const account = z.strictObject({
  accountId: z.string(),
  ibanEnd: z.string(),
  holder: z.string(),
  enteredAt: z.string(),
  isConfirmed: z.boolean(),
})
export type AgentAccountView = z.infer<typeof account>

const owed = z.strictObject({
  transactionId: z.string(),
  posting: z.string(),
  at: z.string(),
  subjectId: z.string().nullable(),
  subjectNumber: z.string().nullable(),
  amount: money,
  /** Why it is not paid with the next run; null where it is. */
  hold: z.enum(holdCodes).nullable(),
  holdReason: z.string().nullable(),
})
export type OwedView = z.infer<typeof owed>

export const listPayables = endpoint({
  verb: 'listPayables',
  method: 'GET',
  path: 'finance/payables',
  policy: settlementReaders,
  query: z.strictObject({
    /** Of the agents by name, and of their runs. */
    searchText: z.string().trim().max(60).default(''),
    page,
    runState: z.enum(settlementRunMachine.states).optional(),
    runPage: page,
  }),
  answer: z.strictObject({
    agentCount: z.int(),
    runCount: z.int(),
    agents: z.array(
      z.strictObject({
        agentId: z.string(),
        agent: both,
        isSuspended: z.boolean(),
        owed: money,
        released: money,
        held: money,
        inRun: money,
        paid: money,
      }),
    ),
    runs: z.array(runRow),
    currency: z.literal('AED'),
  }),
})

export const viewPayables = endpoint({
  verb: 'viewPayables',
  method: 'GET',
  path: 'finance/payables/{agentId}',
  policy: settlementReaders,
  query: z.strictObject({ agentId }),
  answer: z.strictObject({
    agent: both,
    isSuspended: z.boolean(),
    account: account.nullable(),
    owed: z.array(owed),
    runs: z.array(runRow),
    isHeld: z.boolean(),
    /** What stands against drafting a run now; null when nothing does. */
    draftRefusal: z.string().nullable(),
    currency: z.literal('AED'),
  }),
  problems: ['settlement.agent-none'],
})

export const draftSettlement = endpoint({
  verb: 'draftSettlement',
  method: 'POST',
  path: 'finance/settlements/draft',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  body: z.strictObject({ agentId }),
  answer: z.strictObject({ ...ok.shape, runId: z.string(), number: z.string() }),
  problems: ['settlement.agent-none', 'settlement.open', 'settlement.nothing'],
})

const item = z.strictObject({
  itemId: z.string(),
  transactionId: z.string(),
  posting: z.string(),
  at: z.string(),
  subjectNumber: z.string().nullable(),
  amount: money,
  base: money,
  commission: money,
})

export const viewSettlement = endpoint({
  verb: 'viewSettlement',
  method: 'GET',
  path: 'finance/settlements/{id}',
  policy: settlementReaders,
  query: run,
  answer: z.strictObject({
    ...runRow.shape,
    ratePercent: z.string(),
    account: account.nullable(),
    items: z.array(item),
    adjustmentRows: z.array(
      z.strictObject({
        adjustmentId: z.string(),
        amount: money,
        reason: z.string(),
        by: z.string(),
        at: z.string(),
      }),
    ),
    invoiceId: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    /** What stands against the reader's approving it; null when nothing does. */
    approveRefusal: z.string().nullable(),
    currency: z.literal('AED'),
  }),
  problems: ['settlement.run-none'],
})
export type SettlementView = z.infer<typeof viewSettlement.answer>

/** Takes one item out of a draft; it is in the next run. */
export const removeSettlementItem = endpoint({
  verb: 'removeSettlementItem',
  method: 'POST',
  path: 'finance/settlements/{id}/remove',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: run,
  body: z.strictObject({ itemId: idOf('settlement.item-none'), reason }),
  answer: ok,
  problems: ['settlement.run-none', 'settlement.item-none', 'settlement.reason', 'kit.moved-on'],
})

const signedAmount = z
  .string({ error: 'settlement.amount' })
  .regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'settlement.amount')
  .refine((text) => Number(text) !== 0, 'settlement.amount')

export const adjustSettlement = endpoint({
  verb: 'adjustSettlement',
  method: 'POST',
  path: 'finance/settlements/{id}/adjust',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: run,
  body: z.strictObject({ amount: signedAmount, reason }),
  answer: ok,
  problems: ['settlement.run-none', 'settlement.amount', 'settlement.reason', 'kit.moved-on'],
})

export const approveSettlement = endpoint({
  verb: 'approveSettlement',
  method: 'POST',
  path: 'finance/settlements/{id}/approve',
  policy: settlementPreparers,
  capability: 'finance.approve',
  query: run,
  answer: ok,
  problems: [
    'settlement.run-none',
    'settlement.second-person',
    'settlement.disputed',
    'settlement.under-minimum',
    'settlement.no-account',
    'finance.iban-recent',
    'kit.moved-on',
  ],
})

export const cancelSettlement = endpoint({
  verb: 'cancelSettlement',
  method: 'POST',
  path: 'finance/settlements/{id}/cancel',
  policy: settlementPreparers,
  capability: 'finance.approve',
  query: run,
  body: z.strictObject({ reason }),
  answer: ok,
  problems: ['settlement.run-none', 'settlement.reason', 'kit.moved-on'],
})

/** Makes the bank's file, once; asked again, the file is the same. */
export const sendSettlement = endpoint({
  verb: 'sendSettlement',
  method: 'POST',
  path: 'finance/settlements/{id}/file',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: run,
  answer: ok,
  problems: ['settlement.run-none', 'settlement.sender-account', 'kit.moved-on'],
})

export const downloadSettlementFile = endpoint({
  verb: 'downloadSettlementFile',
  method: 'GET',
  path: 'finance/settlements/{id}/file',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: run,
  answer: z.unknown(),
  file: 'any',
  problems: ['settlement.run-none', 'settlement.file-none'],
})

const reference = z
  .string({ error: 'settlement.reference' })
  .trim()
  .min(1, 'settlement.reference')
  .max(35, 'settlement.reference')

export const paySettlement = endpoint({
  verb: 'paySettlement',
  method: 'POST',
  path: 'finance/settlements/{id}/paid',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: run,
  body: z.strictObject({ reference }),
  answer: ok,
  problems: ['settlement.run-none', 'settlement.reference', 'kit.moved-on'],
})

export const returnSettlement = endpoint({
  verb: 'returnSettlement',
  method: 'POST',
  path: 'finance/settlements/{id}/returned',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: run,
  body: z.strictObject({ reason }),
  answer: ok,
  problems: ['settlement.run-none', 'settlement.reason', 'kit.moved-on'],
})

/** Holds all of an agent, or one subject, or lifts that. */
export const holdPayable = endpoint({
  verb: 'holdPayable',
  method: 'POST',
  path: 'finance/holds',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  body: z.strictObject({
    agentId,
    subjectId: z.uuid().optional(),
    isHeld: z.boolean(),
    reason: reason.optional(),
  }),
  answer: ok,
  problems: ['settlement.agent-none', 'settlement.reason', 'settlement.hold-none'],
})

export const confirmAgentAccount = endpoint({
  verb: 'confirmAgentAccount',
  method: 'POST',
  path: 'finance/accounts/{id}/confirm',
  policy: settlementPreparers,
  capability: 'finance.prepare',
  query: z.strictObject({ id: idOf('settlement.no-account') }),
  /** Whom somebody spoke to, at which number. */
  body: z.strictObject({ note: reason }),
  answer: ok,
  problems: ['settlement.no-account', 'settlement.reason', 'kit.moved-on'],
})

/** What the reader's own company is owed, when it is paid, and where to. */
export const viewOwnSettlements = endpoint({
  verb: 'viewOwnSettlements',
  method: 'GET',
  path: 'user/settlements',
  policy: agentReaders,
  answer: z.strictObject({
    account: account.nullable(),
    /** What stands against the reader's changing the account; null when nothing does. */
    accountRefusal: z.string().nullable(),
    released: money,
    held: money,
    /** The day of the next run, and what it would bring less commission; null where that is below the minimum. */
    next: z.strictObject({ on: z.string(), net: money }).nullable(),
    minimum: money,
    ratePercent: z.string(),
    owed: z.array(owed),
    runs: z.array(runRow),
    currency: z.literal('AED'),
  }),
})

export const saveAgentAccount = endpoint({
  verb: 'saveAgentAccount',
  method: 'PUT',
  path: 'user/settlements/account',
  policy: agentReaders,
  body: z.strictObject({
    iban,
    password: z.string().min(1, 'accounts.password-wrong').max(200),
  }),
  answer: ok,
  problems: [
    'settlement.admin-only',
    'reference.iban.form',
    'reference.iban.check-digits',
    'accounts.password-wrong',
  ],
})

/** The advice of a run as a printed document, for the agent and for finance. */
export const downloadRemittance = endpoint({
  verb: 'downloadRemittance',
  method: 'GET',
  path: 'finance/settlements/{id}/advice',
  policy: { ...agentReaders, ...settlementReaders },
  query: z.strictObject({
    id: runId,
    format: z.enum(['pdf', 'csv', 'xlsx']).default('pdf'),
    lang: z.enum(languages).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['settlement.run-none'],
})

export const settlementEndpoints = {
  listPayables,
  viewPayables,
  draftSettlement,
  viewSettlement,
  removeSettlementItem,
  adjustSettlement,
  approveSettlement,
  cancelSettlement,
  sendSettlement,
  downloadSettlementFile,
  paySettlement,
  returnSettlement,
  holdPayable,
  confirmAgentAccount,
  viewOwnSettlements,
  saveAgentAccount,
  downloadRemittance,
}
