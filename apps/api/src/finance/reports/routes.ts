// Calls of reports, dashboards and schedules.
import { reportingEndpoints as calls } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { scheduleEndpoints as schedules } from '@marsa/model/finance/reports/schedule-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import type { Sql } from '../../kit/sql.ts'
import { issueReportTicket, listDashboards, listFinanceReports, viewReportAccess } from './report-access.ts'
import { viewSales } from './sales-report.ts'
import { addSchedule, endSchedule, listSchedules, pauseSchedule, runSchedule } from './schedules.ts'
import { viewBoard } from './view-board.ts'
import { viewReport } from './view-report.ts'

/** `lanes` say from where to where each subject goes, as the lines know it. */
export const reportingRoutes = (server: Server, lanes: Sql): void => {
  serve(server, calls.viewReportAccess, viewReportAccess)
  serve(server, calls.listDashboards, listDashboards)
  serve(server, calls.issueReportTicket, issueReportTicket)
  serve(server, calls.viewReport, viewReport(lanes))
  serve(server, calls.listFinanceReports, listFinanceReports)
  serve(server, calls.viewBoard, viewBoard)
  serve(server, calls.viewSales, viewSales(lanes))
  serve(server, schedules.listSchedules, listSchedules)
  serve(server, schedules.addSchedule, addSchedule)
  serve(server, schedules.pauseSchedule, pauseSchedule)
  serve(server, schedules.runSchedule, runSchedule)
  serve(server, schedules.endSchedule, endSchedule)
}
