// Reads of reports and answer times; the only place of their cache keys.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  agentReport,
  customerReport,
  viewAnswerTimes,
} from '@marsa/model/freight/reports/report-endpoints.ts'
import { ask } from '../../kit/query.ts'

export type Days = { dateFrom?: string | undefined; dateTo?: string | undefined }

export const customerReportQuery = (days: Days) =>
  queryOptions({ ...ask(customerReport, days), placeholderData: keepPreviousData })

export const agentReportQuery = (days: Days) =>
  queryOptions({ ...ask(agentReport, days), placeholderData: keepPreviousData })

export const answerTimesQuery = ask(viewAnswerTimes, {})
