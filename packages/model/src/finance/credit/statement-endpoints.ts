// Contracts of statements of account, one a month, as a page and as a file, and of the ageing of all; a statement is no tax invoice.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day as dayOf } from '../../kit/fields.ts'
import { creditReports } from './credit-reports.ts'
import { ageingSums } from './receipt-endpoints.ts'
import { creditReaders } from './credit-machine.ts'
import { movementKinds } from './statement.ts'

const money = z.string()
const number = z.string({ error: 'credit.statement-none' }).regex(/^ST-\d{2}-\d{6}$/, 'credit.statement-none')
const policy = { ...customers, ...creditReaders } as const

/** What a statement keeps of its day: names, lines and ageing never change after it was issued. */
export const statementContent = z.strictObject({
  company: z.strictObject({
    nameEn: z.string(),
    nameAr: z.string(),
    addressEn: z.string(),
    addressAr: z.string(),
    trn: z.string().nullable(),
  }),
  lines: z.array(
    z.strictObject({
      kind: z.enum(movementKinds),
      on: z.string(),
      reference: z.string(),
      amount: money,
      /** What is owed after it. */
      balance: money,
    }),
  ),
  ageing: ageingSums,
  bankAccount: z.string().nullable(),
})
export type StatementContent = z.infer<typeof statementContent>

export const creditStatement = statementContent.extend({
  number: z.string(),
  companyId: z.string(),
  fromOn: z.string(),
  toOn: z.string(),
  issuedOn: z.string(),
  opening: money,
  closing: money,
  currency: z.literal('AED'),
})
export type CreditStatement = z.infer<typeof creditStatement>

export const viewStatement = endpoint({
  verb: 'viewStatement',
  method: 'GET',
  path: 'Credit/Statement/{number}',
  policy,
  query: z.strictObject({ number }),
  answer: creditStatement,
  problems: ['credit.statement-none'],
})

export const downloadStatement = endpoint({
  verb: 'downloadStatement',
  method: 'GET',
  path: 'Credit/Statement/{number}/File',
  policy,
  query: z.strictObject({
    number,
    format: z.enum(['pdf', 'csv', 'xlsx']).default('pdf'),
    /** Of tables; the printed one is in both languages. */
    lang: z.enum(['en', 'ar']).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['credit.statement-none'],
})

/** Open invoices of every account by days past due. */
export const downloadAgeing = endpoint({
  verb: 'downloadAgeing',
  method: 'GET',
  path: 'Credit/Ageing',
  policy: creditReaders,
  query: z.strictObject({
    format: z.enum(['pdf', 'csv', 'xlsx']).default('csv'),
    lang: z.enum(['en', 'ar']).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
})

const day = dayOf('kit.field.invalid')

/** The other reports about all accounts; those over time are of these days, `outstanding` of the last 90 unless said. */
export const downloadCreditReport = endpoint({
  verb: 'downloadCreditReport',
  method: 'GET',
  path: 'Credit/Report',
  policy: creditReaders,
  query: z.strictObject({
    report: z.enum(creditReports),
    from: day.optional(),
    to: day.optional(),
    format: z.enum(['pdf', 'csv', 'xlsx']).default('csv'),
    lang: z.enum(['en', 'ar']).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['kit.report-long'],
})

export const statementEndpoints = { viewStatement, downloadStatement, downloadAgeing, downloadCreditReport }
