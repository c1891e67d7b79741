// Calls of reports and their schedules as the matrix asks them; what they do is in finance/reports.
import { randomUUID } from 'node:crypto'
import type { Ask } from './app.ts'

const one = () => ({ query: { id: randomUUID() } })

export const aboutNoReports: Record<string, Ask> = {
  viewReportAccess: { query: { serviceName: 'BIR' } },
  listDashboards: { query: { username: 'matrix@test.example' } },
  issueReportTicket: { query: { username: 'matrix@test.example', groupName: 'finance' } },
  viewReport: { query: { id: 'trial-balance' } },
  listFinanceReports: {},
  viewBoard: {},
  viewSales: {},
  listSchedules: {},
  addSchedule: {
    body: {
      report: 'trial-balance',
      format: 'csv',
      cadence: 'daily',
      day: null,
      at: '08:00',
      recipientIds: [randomUUID()],
    },
  },
  pauseSchedule: { ...one(), body: { isPaused: true } },
  runSchedule: one(),
  endSchedule: one(),
}
