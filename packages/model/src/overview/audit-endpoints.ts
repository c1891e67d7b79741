// Contracts of the audit page: the trail by person, company, object, action and day, its export, and the check of its chain.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { languages } from '../kit/text.ts'

const readers = { admin: 'any', 'admin-readonly': 'any' } as const
const Both = z.strictObject({ en: z.string(), ar: z.string() })
const Person = z.strictObject({ id: z.string(), name: z.string(), email: z.string() }).nullable()

export const AuditEntry = z.strictObject({
  entryId: z.string(),
  at: z.string(),
  action: z.string(),
  actorKind: z.string(),
  /** Who did it; null for timers, events and visitors. */
  actor: Person,
  /** For whom it was done, where somebody acted for another person. */
  subject: Person,
  company: Both.extend({ id: z.string() }).nullable(),
  objectKind: z.string(),
  objectId: z.string().nullable(),
  /** Number or name that people know the object by. */
  objectName: z.string().nullable(),
  /** Its page below the language, where it has one. */
  link: z.string().nullable(),
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  /** Of a changed setting: which, and its values before and after; its reason is then what its author wrote alone. */
  setting: z.strictObject({ key: z.string(), from: z.unknown(), to: z.unknown() }).nullable(),
  reason: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const text = z.string().trim().max(120).optional()
const day = z.iso.date({ error: 'kit.field.invalid' })
const filter = {
  /** Name, e-mail or id of who acted or was acted for. */
  person: text,
  /** Name, agent code or id. */
  company: text,
  kind: z.string().max(40).optional(),
  /** Number or id of an object. */
  object: text,
  action: z.string().max(60).optional(),
}
export type AuditFilter = { [Name in keyof typeof filter]?: string | undefined } & {
  from?: string | undefined
  to?: string | undefined
}

export const listAudit = endpoint({
  verb: 'listAudit',
  method: 'GET',
  path: 'AuditTrail',
  policy: readers,
  query: z.strictObject({
    ...filter,
    from: day.optional(),
    to: day.optional(),
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,16}\.\d{1,19}$/, 'kit.field.invalid')
      .optional(),
  }),
  answer: z.strictObject({ items: z.array(AuditEntry), next: z.string().nullable() }),
})

/** Days and rows of one export at most. */
export const exportLimits = { days: 366, rows: 50_000 }

export const downloadAudit = endpoint({
  verb: 'downloadAudit',
  method: 'GET',
  path: 'AuditTrail/Export',
  policy: readers,
  query: z.strictObject({ ...filter, from: day, to: day, lang: z.enum(languages).default('en') }),
  answer: z.string(),
  file: 'text/csv',
  problems: ['overview.export-days', 'overview.export-rows'],
  limit: ['audit-export.person'],
})

export const AuditDay = z.strictObject({
  day: z.string(),
  /** Rows that are sealed in the chain of the day. */
  sealed: z.int(),
  /** When the chain was last continued. */
  sealedAt: z.string().nullable(),
})
export type AuditDay = z.infer<typeof AuditDay>

export const listAuditDays = endpoint({
  verb: 'listAuditDays',
  method: 'GET',
  path: 'AuditDays',
  policy: readers,
  answer: z.strictObject({
    items: z.array(AuditDay),
    /** Rows that wait to be sealed. */
    waiting: z.int(),
    /** The daily check of the last days. */
    lastCheck: z.strictObject({ at: z.string(), faults: z.int() }).nullable(),
  }),
})

export const checkAuditDay = endpoint({
  verb: 'checkAuditDay',
  method: 'GET',
  path: 'AuditDays/{day}',
  policy: readers,
  query: z.strictObject({ day }),
  answer: z.strictObject({
    day: z.string(),
    /** What is wrong, in the words of the check; at most a hundred. */
    faults: z.array(z.string()),
    faultCount: z.int(),
    /** Roots of the day that are kept outside of the database; with none, a chain computed anew would not be noticed. */
    roots: z.int(),
  }),
  limit: ['audit-check.person'],
})

export const auditEndpoints = { listAudit, downloadAudit, listAuditDays, checkAuditDay }
