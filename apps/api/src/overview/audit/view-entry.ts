// One row of the audit trail as the page shows it.
import { toOffset } from '@marsa/model/kit/day.ts'
import { byKind } from '@marsa/model/lines.ts'
import type { AuditEntry } from '@marsa/model/overview/audit-endpoints.ts'
import type { AuditRow, Cursor } from './audit.store.ts'

/** Where staff see the requests of a kind, below the language. */
const requestPages = byKind(({ pages }) => `/${pages.customer}`)

/** The page of an object below the language, where there is one. */
const linkOf = ({ object_kind: kind, object_id: id, object_name: name, ...row }: AuditRow) => {
  if (row.request_id !== null) return `${requestPages[row.request_kind]}/${row.request_id}`
  if (kind === 'callback') return '/desk/callbacks'
  if (id === null) return null
  if (kind === 'chat') return `/desk/chats?chat=${id}`
  if (kind === 'registration') return `/admin/registrations/${id}`
  if (kind === 'company') return `/admin/companies?company=${id}`
  if (kind === 'express-shipment' || kind === 'express-cod') return `/express/shipments/${id}`
  if (kind === 'e-invoice') return `/finance/invoices/${id}`
  if (kind === 'settlement-run') return `/finance/settlements/${id}`
  if (kind === 'setting') return `/admin/settings?history=${name ?? ''}`
  return null
}

const personOf = (id: string | null, name: string | null, email: string | null) =>
  id === null ? null : { id, name: name ?? '', email: email ?? '' }

export const viewEntry = (row: AuditRow): AuditEntry => ({
  entryId: String(row.id),
  at: toOffset(row.at),
  action: row.action,
  actorKind: row.actor_kind,
  actor: personOf(row.actor_id, row.actor_name, row.actor_email),
  subject: personOf(row.subject_id, row.subject_name, row.subject_email),
  company:
    row.company_id === null
      ? null
      : { id: row.company_id, en: row.company_en ?? '', ar: row.company_ar ?? '' },
  objectKind: row.object_kind,
  objectId: row.object_id,
  objectName: row.object_name,
  link: linkOf(row),
  fromState: row.from_state,
  toState: row.to_state,
  setting: row.setting,
  reason: row.reason,
})

export const cursorAfter = ({ micros, id }: AuditRow): string => `${micros}.${id}`

export const readCursor = (text: string | undefined): Cursor | undefined => {
  const [micros, id] = text?.split('.') ?? []
  return micros && id ? { micros, id } : undefined
}
