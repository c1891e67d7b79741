// The audit trail as a CSV file, sent as it is read; that somebody took it is itself in the trail.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import {
  exportLimits,
  type AuditEntry,
  type downloadAudit as contract,
} from '@marsa/model/overview/audit-endpoints.ts'
import { auditColumnText as words } from '@marsa/model/overview/audit-text.ts'
import { isSettingKey, rowOf } from '@marsa/model/settings/registry.ts'
import { valueInWords } from '@marsa/model/settings/value-words.ts'
import { auditActionRow, auditObjectRow, auditStateRow } from '@marsa/model/overview/audit-words.ts'
import { auditKindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { neutralCell } from '../../kit/spreadsheet.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { auditCount, auditPage } from './audit.store.ts'
import { cursorAfter, readCursor, viewEntry } from './view-entry.ts'

type Filter = Omit<Call<typeof contract>['query'], 'lang'>

/** A state or the value of a setting, in words. */
const stood = (
  { fromState, toState, setting }: AuditEntry,
  side: 'from' | 'to',
  lang: Lang,
): string | null => {
  const state = side === 'from' ? fromState : toState
  if (state !== null) return say(lang, auditStateRow(state))
  if (!setting) return null
  const value = setting[side]
  // A setting that a later version has is written as it is stored.
  return isSettingKey(setting.key) ? valueInWords(lang, rowOf(setting.key), value) : JSON.stringify(value)
}

/** Rows read at once. */
const portion = 2_000
const dayMs = 86_400_000

const columns: readonly {
  heading: keyof typeof words
  value: (entry: AuditEntry, lang: Lang) => string | null
}[] = [
  { heading: 'at', value: (entry) => entry.at },
  { heading: 'action', value: (entry, lang) => say(lang, auditActionRow(entry.objectKind, entry.action)) },
  { heading: 'by', value: (entry) => entry.actor?.name ?? entry.actorKind },
  { heading: 'byEmail', value: (entry) => entry.actor?.email ?? null },
  { heading: 'subject', value: (entry) => entry.subject?.name ?? null },
  { heading: 'subjectEmail', value: (entry) => entry.subject?.email ?? null },
  { heading: 'company', value: (entry, lang) => entry.company?.[lang] ?? null },
  { heading: 'kind', value: (entry, lang) => say(lang, auditObjectRow(entry.objectKind)) },
  { heading: 'object', value: (entry) => entry.objectName },
  { heading: 'objectId', value: (entry) => entry.objectId },
  { heading: 'from', value: (entry, lang) => stood(entry, 'from', lang) },
  { heading: 'to', value: (entry, lang) => stood(entry, 'to', lang) },
  { heading: 'reason', value: (entry) => entry.reason },
]

/** One line a row, so that a reader of the stream can count them. */
const cell = (text: string | null): string => neutralCell((text ?? '').replace(/\s+/g, ' '))

async function* linesOf(db: Db, filter: Filter, lang: Lang): AsyncGenerator<string> {
  yield `\ufeff${stringify([columns.map(({ heading }) => say(lang, words[heading]))])}`
  let before: string | undefined
  for (let sent = 0; sent < exportLimits.rows; sent += portion) {
    const found = await auditPage(db, filter, readCursor(before), portion)
    if (found.length > 0)
      yield stringify(
        found.map(viewEntry).map((entry) => columns.map(({ value }) => cell(value(entry, lang)))),
      )
    if (found.length < portion) return
    before = cursorAfter(found.at(-1)!)
  }
}

export const downloadAudit = async (call: Call<typeof contract>) => {
  const { lang, ...filter } = call.query
  const actor = signedIn(call)
  const days = (Date.parse(filter.to) - Date.parse(filter.from)) / dayMs + 1
  if (days < 1 || days > exportLimits.days)
    throw new Problem('overview.export-days', { days: exportLimits.days }, { to: 'overview.export-days' })
  const count = await auditCount(call.db, filter, exportLimits.rows + 1)
  if (count > exportLimits.rows) throw new Problem('overview.export-rows', { rows: exportLimits.rows })
  await call.once((tx) =>
    audit(tx, {
      kind: auditKindOf(actor),
      action: 'downloadAudit',
      objectKind: 'audit',
      companyId: actor.companyId,
      reason: `${filter.from} – ${filter.to}, ${count}`,
    }),
  )
  return attachment(call.reply, 'text/csv; charset=utf-8', `audit-${filter.from}-${filter.to}.csv`)
    .header('x-row-count', String(count))
    .send(Readable.from(linesOf(call.db, filter, lang)))
}
