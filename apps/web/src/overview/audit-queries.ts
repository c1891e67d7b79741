// The audit trail, its chain and the reports of pages; the only place of these cache keys.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAudit, listAuditDays, type AuditFilter } from '@marsa/model/overview/audit-endpoints.ts'
import { listReports } from '@marsa/model/overview/transaction-log-endpoints.ts'
import type { ReportAction } from '@marsa/model/overview/transaction-log.ts'
import { call } from '../kit/call.ts'
import { ask, keyOf } from '../kit/query.ts'

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: keyOf(listAudit, filter),
    queryFn: ({ signal, pageParam }) => call(listAudit, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  })

export const auditDaysQuery = ask(listAuditDays)

export const reportsQuery = (action: ReportAction | undefined) =>
  infiniteQueryOptions({
    queryKey: keyOf(listReports, { action }),
    queryFn: ({ signal, pageParam }) => call(listReports, { query: { action, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  })
