// Who sees which reports and dashboards (C109, C110, C113), and the tickets that open them in a frame (C111).
import { randomBytes, randomUUID } from 'node:crypto'
import { auditKindOf, may, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { financeReaders } from '@marsa/model/finance/overview-endpoints.ts'
import {
  formatsOf,
  groupNamed,
  isInGroup,
  reportIds,
  reportOf,
} from '@marsa/model/finance/reports/report-list.ts'
import type {
  issueReportTicket as ticketContract,
  listDashboards as dashboardsContract,
  listFinanceReports as listContract,
  viewReportAccess as accessContract,
} from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { newTicket, signTicket } from './ticket.ts'
import { keyToSign } from './tickets.store.ts'

export const viewReportAccess = async (
  call: Call<typeof accessContract>,
): Promise<AnswerOf<typeof accessContract>> => {
  const hasAccess =
    call.query.serviceName.toUpperCase() === 'BIR' && may(call.actor, financeReaders) !== undefined
  return { hasAccess, url: hasAccess ? `/${call.language}/finance/reports` : null }
}

/** The user name is a claim; that somebody claims another's is worth a row of the trail. */
const refuseOthers = async (call: Pick<Call, 'actor' | 'unkept'>, username: string): Promise<Actor> => {
  const actor = signedIn(call)
  if (username.toLowerCase() === actor.email.toLowerCase()) return actor
  await call.unkept((tx) =>
    audit(tx, {
      kind: auditKindOf(actor),
      action: 'refuseReport',
      objectKind: 'report',
      companyId: actor.companyId,
    }),
  )
  throw new Problem('reporting.username')
}

const page = (id: string, nameEn: string, nameAr: string, path: string) => ({ id, nameEn, nameAr, path })
const operations = page('operations', 'Operations', 'العمليات', 'dashboard')
const ofFinance = [
  page('finance', 'Finance', 'المالية', 'finance/home'),
  page('sales', 'Sales', 'المبيعات', 'finance/sales'),
  page('reports', 'Reports', 'التقارير', 'finance/reports'),
]

export const listDashboards = async (
  call: Call<typeof dashboardsContract>,
): Promise<AnswerOf<typeof dashboardsContract>> => {
  const actor = await refuseOthers(call, call.query.username)
  // Whoever acts for somebody sees what is their own to see.
  const viewer = { role: actor.acting?.role ?? actor.role }
  const pages = [...(may(viewer, financeReaders) ? ofFinance : []), operations]
  return { dashboards: pages.map(({ path, ...row }) => ({ ...row, url: `/${call.language}/${path}` })) }
}

export const listFinanceReports = async (
  _call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> =>
  reportIds.map((id) => ({
    id,
    nameEn: reportOf(id).title.en as string,
    nameAr: reportOf(id).title.ar as string,
    formats: [...formatsOf(id)],
  }))

export const issueReportTicket = async (
  call: Call<typeof ticketContract>,
): Promise<AnswerOf<typeof ticketContract>> => {
  const { username, groupName, report, companyId } = call.query
  const actor = await refuseOthers(call, username)
  const group = groupNamed(groupName)
  if (!group) throw new Problem('reporting.group')
  if (report && !isInGroup(group, report)) throw new Problem('reporting.report-none')
  if (report && companyId && !reportOf(report).byCompany) throw new Problem('reporting.company')
  const ticket = newTicket(
    {
      jti: randomUUID(),
      sub: actor.userId,
      sid: actor.sessionId,
      grp: group,
      rpt: report ?? '',
      prm: companyId ? { companyId } : {},
    },
    call.now,
  )
  const key = await call.unkept((tx) => keyToSign(tx, randomBytes(32)))
  return { ticket: signTicket(ticket, key), expiresAt: toOffset(new Date(ticket.exp * 1000)) }
}
