// What every line answers of one request, beside what is the line's own; and what an invited agent works with.
import { z } from 'zod'
import { taxInvoiceKinds } from '../finance/invoice-kinds.ts'
import { paymentTypes } from '../finance/payment-model.ts'
import { chargeCodes } from './charges.ts'
import { FinalChanges, OwnQuotation, QuotationView, TurnView } from './views.ts'

const instant = z.string()
const money = z.string()

export const TimelineEntry = z.strictObject({
  id: z.string(),
  /** A QS_ code or a step of the line, or QUOTE_..., RESCHEDULED and others for events without a status of their own. */
  code: z.string(),
  at: instant,
  place: z.string().nullable(),
  note: z.string().nullable(),
  amount: money.nullable(),
  by: z.enum(['customer', 'agent', 'desk', 'admin', 'system', 'gateway', 'visitor']),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const MoneyView = z.strictObject({
  total: money,
  paid: money,
  balance: money,
  currency: z.literal('AED'),
  paymentType: z.enum(paymentTypes),
  payments: z.array(
    z.strictObject({
      sessionId: z.string(),
      part: z.enum(['down', 'final', 'full']),
      amount: money,
      at: instant,
      reference: z.string(),
      receiptNumber: z.string().nullable(),
    }),
  ),
  /** Money on its way back or there already. */
  refunds: z.array(z.strictObject({ amount: money, at: instant, isSettled: z.boolean() })),
  /** What was kept of a cancelled request; null where nothing was cancelled. */
  cancelFee: money.nullable(),
  /** Given back of a disputed delivery; null where nothing was. */
  compensation: money.nullable(),
  /** Tax invoices and credit notes as they were issued, oldest first. */
  invoices: z.array(z.strictObject({ kind: z.enum(taxInvoiceKinds), number: z.string() })),
})
export type MoneyView = z.infer<typeof MoneyView>

export const detailFields = {
  statusSince: instant,
  version: z.int(),
  round: z.int(),
  windowEndsAt: instant.nullable(),
  invitedAgents: z.int(),
  timeline: z.array(TimelineEntry),
  quotation: QuotationView.nullable(),
  /** What the final quotation changed; null while there is none. */
  finalChanges: FinalChanges.nullable(),
  money: MoneyView.nullable(),
  agent: z
    .strictObject({
      nameEn: z.string(),
      nameAr: z.string(),
      contactName: z.string(),
      contactNumber: z.string().nullable(),
    })
    .nullable(),
  customer: z
    .strictObject({
      name: z.string(),
      companyEn: z.string(),
      companyAr: z.string(),
      mobile: z.string().nullable(),
    })
    .nullable(),
  nextAction: z.string().nullable(),
  /** Whose turn it is; null where nobody has to act, and for an agent that has not won. */
  turn: TurnView.nullable(),
  /** Why the reader cannot remind the side whose turn it is, cancel the request, or send it again; null when they can. */
  remindRefusal: z.string().nullable(),
  cancelRefusal: z.string().nullable(),
  reinitiateRefusal: z.string().nullable(),
  feedback: z.enum(['NONE', 'RATED', 'COMMENTED']),
}

const Detail = z.strictObject(detailFields)
export type Detail = z.infer<typeof Detail>

/** The quotations of a round side by side. */
export const comparedFields = {
  windowEndsAt: instant.nullable(),
  serverTime: instant,
  expected: z.array(z.enum(chargeCodes)),
  /** Fils by which the lowest leads the next live quotation, as an amount; null without a second. */
  leadOfLowest: money.nullable(),
  invitedAgents: z.int(),
  /** Null where nothing can be bought on credit; the refusal says why, and is null too for those who cannot have any. */
  creditLeft: money.nullable(),
  creditRefusal: z.string().nullable(),
}
const ComparedRound = z.strictObject(comparedFields)
export type ComparedRound = z.infer<typeof ComparedRound>

/** Beside the request as an invited agent reads it: its own quotation and answer clock. */
export const agentFields = {
  expected: z.array(z.enum(chargeCodes)),
  invitation: z.strictObject({
    invitedAt: instant,
    dueAt: instant,
    /** The answer clock stands since then, while the customer is asked for more (F6). */
    pausedSince: instant.nullable(),
    answerMinutes: z.int(),
    /** Open times of the agent's own calendar until the answer is due, so that the countdown runs in working time. */
    open: z.array(z.strictObject({ from: instant, to: instant })),
    answeredAt: instant.nullable(),
    closesAt: instant,
  }),
  serverTime: instant,
  own: OwnQuotation.nullable(),
  submitRefusal: z.string().nullable(),
}
const AgentRound = z.strictObject(agentFields)
export type AgentRound = z.infer<typeof AgentRound>
