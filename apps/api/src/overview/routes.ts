// Calls of the views over all lines: search, audit trail, reports of pages, holidays.
import * as auditCalls from '@marsa/model/overview/audit-endpoints.ts'
import { listDeadlines as listDeadlinesCall } from '@marsa/model/overview/deadline-endpoints.ts'
import { viewDesk as viewDeskCall } from '@marsa/model/overview/desk-endpoints.ts'
import { search as searchCall } from '@marsa/model/overview/endpoints.ts'
import * as holidayCalls from '@marsa/model/overview/holiday-endpoints.ts'
import * as reportCalls from '@marsa/model/overview/transaction-log-endpoints.ts'
import { serve, type Server } from '../kit/serve.ts'
import type { RequestLines } from '../requests/door.ts'
import { checkAuditDay } from './audit/check-audit-day.ts'
import { downloadAudit } from './audit/download-audit.ts'
import { listAuditDays } from './audit/list-audit-days.ts'
import { listAudit } from './audit/list-audit.ts'
import { listDeadlines } from './deadlines.ts'
import { viewDesk } from './desk/view-desk.ts'
import { listHolidays } from './holidays/list-holidays.ts'
import { removeHoliday } from './holidays/remove-holiday.ts'
import { saveHoliday } from './holidays/save-holiday.ts'
import { listReports } from './reports/list-reports.ts'
import { transactionLog } from './reports/transaction-log.ts'
import { search } from './search/search.ts'

/** `auditRoots` is the folder with the roots of the audit trail. */
type OverviewParts = { auditRoots: string; lines: RequestLines }

export const overviewRoutes = (server: Server, { auditRoots, lines }: OverviewParts): void => {
  serve(server, searchCall, search(lines))
  serve(server, viewDeskCall, viewDesk)
  serve(server, listDeadlinesCall, listDeadlines)
  serve(server, auditCalls.listAudit, listAudit)
  serve(server, auditCalls.downloadAudit, downloadAudit)
  serve(server, auditCalls.listAuditDays, listAuditDays)
  serve(server, auditCalls.checkAuditDay, checkAuditDay(auditRoots))
  serve(server, reportCalls.transactionLog, transactionLog)
  serve(server, reportCalls.listReports, listReports)
  serve(server, holidayCalls.listHolidays, listHolidays)
  serve(server, holidayCalls.saveHoliday, saveHoliday)
  serve(server, holidayCalls.removeHoliday, removeHoliday)
}
