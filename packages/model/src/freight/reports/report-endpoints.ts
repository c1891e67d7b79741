// Contracts of reports: what a customer shipped and spent, how an agent did, and how agents keep their answer times.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { PlaceName } from '../answers.ts'
import { day, staff } from '../shared-fields.ts'

const money = z.string()
const mode = z.enum(['sea', 'air'])

/** Days of the Emirates, both included; left out, the last twelve months. */
const period = { dateFrom: day.optional(), dateTo: day.optional() }
const file = {
  format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
  lang: z.enum(['en', 'ar']).default('en'),
}
const lane = { origin: PlaceName, destination: PlaceName, mode }
const between = { from: z.string(), to: z.string() }
const company = { nameEn: z.string(), nameAr: z.string() }

/** Booked shipments: totals with VAT, what the dearest quotation of each would have cost more, and how many came in time. */
const spending = {
  shipments: z.int(),
  spend: money,
  /** Against the highest quotation, over the `compared` shipments that had more than one. */
  saved: money,
  compared: z.int(),
  delivered: z.int(),
  /** Delivered by the day that the customer asked for. */
  onTime: z.int(),
  /** Of those that have a final quotation: how many, what was accepted for them, and what they came to; with VAT. */
  finals: z.int(),
  accepted: money,
  final: money,
}
export const Spending = z.strictObject(spending)
export type Spending = z.infer<typeof Spending>

const shipment = { RequestId: z.string(), number: z.string(), ...lane }
/** Shipments of the period that are not as they were planned; at most `reportRows` of each, the worst first. */
const deviations = {
  /** Containers that stood in the port after their free days, until they left it or until today. */
  overstays: z.array(
    z.strictObject({
      ...shipment,
      containers: z.int(),
      days: z.int(),
      /** False while they still stand there. */
      hasLeft: z.boolean(),
      /** By the tariff of the quotation; null where it states none. */
      amount: money.nullable(),
    }),
  ),
  /** Loose cargo that its agent has measured; `null` where it was not declared. */
  measured: z.array(
    z.strictObject({
      ...shipment,
      declaredCbm: z.number().nullable(),
      cbm: z.number().nullable(),
      declaredKg: z.number(),
      kg: z.number(),
    }),
  ),
}

export const CustomerReport = z.strictObject({
  ...between,
  total: Spending,
  /** Every month of the period, oldest first, as YYYY-MM; by the day of booking. */
  months: z.array(z.strictObject({ month: z.string(), ...spending })),
  /** The dearest first, at most as many as `reportRows`. */
  lanes: z.array(z.strictObject({ ...lane, ...spending })),
  agents: z.array(z.strictObject({ ...company, ...spending })),
  ...deviations,
})
export type CustomerReport = z.infer<typeof CustomerReport>

/** Requests that an agent was asked for. */
const answering = {
  asked: z.int(),
  quoted: z.int(),
  declined: z.int(),
  /** Let the time pass without an answer. */
  missed: z.int(),
  /** Answers that came before the clock ended. */
  inTime: z.int(),
  /** Middle value of working minutes until the answer; null without one. */
  minutes: z.int().nullable(),
}
const winning = { ...answering, won: z.int(), earned: money }

export const AgentReport = z.strictObject({
  ...between,
  total: z.strictObject(winning),
  /** By the day of the invitation. */
  months: z.array(z.strictObject({ month: z.string(), ...winning })),
  lanes: z.array(z.strictObject({ ...lane, ...winning })),
  /** Quotations by the rate card that filled them, `null` those by hand; the most used first, at most `reportRows`. */
  cards: z.array(
    z.strictObject({
      card: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
      quoted: z.int(),
      won: z.int(),
      /** Of both, those that a rule sent. */
      quotedByRule: z.int(),
      wonByRule: z.int(),
      earned: money,
    }),
  ),
  /** Of the shipments that it won. */
  ...deviations,
})
export type AgentReport = z.infer<typeof AgentReport>

/** Rows of a part of a report at most; the file has every shipment. */
export const reportRows = 20
/** Months back that a report begins when nothing is said, and that it spans at most. */
export const reportMonths = 12
export const longestReport = 60

const problems = ['freight.period-invalid'] as const

export const customerReport = endpoint({
  verb: 'customerReport',
  method: 'GET',
  path: 'FreightAPI/CustomerReport',
  policy: customers,
  query: z.strictObject(period),
  answer: CustomerReport,
  problems,
})

export const downloadCustomerReport = endpoint({
  verb: 'downloadCustomerReport',
  method: 'GET',
  path: 'FreightAPI/DownloadCustomerReport',
  policy: customers,
  query: z.strictObject({ ...period, ...file }),
  answer: z.unknown(),
  file: 'any',
  problems: [...problems, 'kit.report-long'],
})

export const agentReport = endpoint({
  verb: 'agentReport',
  method: 'GET',
  path: 'FreightAPI/AgentReport',
  policy: clearingAgents,
  query: z.strictObject(period),
  answer: AgentReport,
  problems,
})

export const downloadAgentReport = endpoint({
  verb: 'downloadAgentReport',
  method: 'GET',
  path: 'FreightAPI/DownloadAgentReport',
  policy: clearingAgents,
  query: z.strictObject({ ...period, ...file }),
  answer: z.unknown(),
  file: 'any',
  problems: [...problems, 'kit.report-long'],
})

/** Weeks that the desk sees. */
export const answerWeeks = 8

/** How agents keep their answer times (decisions 4.0): breaches now and lately, by week and by agent. */
export const viewAnswerTimes = endpoint({
  verb: 'viewAnswerTimes',
  method: 'GET',
  path: 'FreightAPI/AnswerTimes',
  policy: staff,
  query: z.strictObject({ weeks: z.coerce.number().int().min(1).max(26).default(answerWeeks) }),
  answer: z.strictObject({
    serverTime: z.string(),
    /** Requests whose clock has run out: those still open first, then the newest. */
    breaches: z.array(
      z.strictObject({
        RequestId: z.string(),
        quoteNumber: z.string(),
        ...company,
        invitedAt: z.string(),
        dueAt: z.string(),
        answeredAt: z.string().nullable(),
        /** Working minutes that the answer took beyond the agent's time; null without an answer. */
        lateMinutes: z.int().nullable(),
        /** The request still waits for quotations. */
        isOpen: z.boolean(),
      }),
    ),
    breachCount: z.int(),
    /** Weeks from Monday, oldest first, each by the day on which it begins. */
    weeks: z.array(z.strictObject({ week: z.string(), ...answering })),
    agents: z.array(z.strictObject({ companyId: z.string(), ...company, ...answering })),
  }),
})
export type AnswerTimes = z.infer<(typeof viewAnswerTimes)['answer']>

/** Breaches that are shown by name. */
export const breachRows = 50
