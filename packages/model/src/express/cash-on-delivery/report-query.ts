// What every report about money of express is asked with: its days, and the format and language of the file.
import { z } from 'zod'
import { day } from '../../kit/fields.ts'
import { languages } from '../../kit/text.ts'
import { daysRefusal, reportRanges, type ReportDays } from './report-days.ts'

export const reportDays = {
  range: z.enum(reportRanges).optional(),
  from: day('wallet.days-invalid').optional(),
  to: day('wallet.days-invalid').optional(),
}

/** Refines a query that has these days. */
export const checkDays = (value: ReportDays, context: z.core.$RefinementCtx): void => {
  const code = daysRefusal(value)
  if (code) context.addIssue({ code: 'custom', path: ['to'], message: code })
}
export const dayProblems = ['wallet.days-invalid', 'wallet.days-many']

export const reportFile = {
  format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
  lang: z.enum(languages).default('en'),
}
