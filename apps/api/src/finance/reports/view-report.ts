// A report as rows or as a file (C112): for its readers, and for whoever comes with a ticket that was signed for them.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { auditKindOf, may, type AuditKind } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { financeReaders } from '@marsa/model/finance/overview-endpoints.ts'
import type {
  ReportChoices,
  viewReport as contract,
} from '@marsa/model/finance/reports/reporting-endpoints.ts'
import {
  isInGroup,
  reportFormats,
  reportIds,
  reportOf,
  type ReportFormat,
  type ReportGroup,
  type ReportId,
} from '@marsa/model/finance/reports/report-list.ts'
import { actorBySession } from '../../accounts/door.ts'
import { attachment } from '../../kit/attachment.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { tokenHash } from '../../kit/link-token.ts'
import { once } from '../../kit/once.ts'
import { reportTypes } from '../../kit/report-file.ts'
import type { Call } from '../../kit/serve.ts'
import type { Sql } from '../../kit/sql.ts'
import { makeFile, readPage, type Wish } from './make-report.ts'
import { readTicket, renderMinutes } from './ticket.ts'
import { findRender, openRender, signingKeys } from './tickets.store.ts'

/** Who reads, in whose name, and what they are held to. */
type Reader = {
  userId: string
  sessionId: string
  companyId: string
  kind: AuditKind
  language: Lang
  held: { companyId?: string }
  session: { token: string; expiresAt: string } | null
}
type Opening = { group: ReportGroup; report: string; params: Record<string, string> }

const isTicketFor = ({ group, report }: Pick<Opening, 'group' | 'report'>, id: ReportId): boolean =>
  isInGroup(group, id) && (report === '' || report === id)

const heldTo = ({ companyId }: Record<string, string>): { companyId?: string } =>
  companyId === undefined ? {} : { companyId }

/** The session that it was signed for still lives, is that person's, and they may still read. */
const readerOf = async (db: Db, sessionId: string, userId: string) => {
  const row = await actorBySession(db, sessionId)
  if (!row || row.user_id !== userId || !may(row, financeReaders)) throw new Problem('reporting.ticket')
  return {
    userId,
    sessionId,
    language: row.language,
    companyId: row.company_id,
    kind: auditKindOf(row),
  }
}

const firstUse = async (
  db: Db,
  text: string,
  id: ReportId,
  now: Date,
  requestId: string,
): Promise<Reader> => {
  const read = readTicket(text, await signingKeys(db), now)
  if ('refusal' in read) throw new Problem(read.refusal)
  const { jti, sub, sid, grp: group, rpt: report, prm: params } = read.ticket
  const reader = await readerOf(db, sid, sub)
  if (!isTicketFor({ group, report }, id)) throw new Problem('reporting.ticket')
  const token = randomBytes(32).toString('base64url')
  const opened = await once(db, { userId: sub, sessionId: sid, requestId }, undefined, async (tx) => {
    const row = await openRender(tx, {
      jti,
      token_hash: tokenHash(token),
      user_id: sub,
      session_id: sid,
      report_group: group,
      report: id,
      params,
      minutes: renderMinutes,
    })
    if (row)
      await audit(tx, {
        kind: reader.kind,
        action: 'openReport',
        objectKind: 'report',
        companyId: reader.companyId,
        reason: id,
      })
    return row
  })
  if (!opened) throw new Problem('reporting.ticket-used')
  return { ...reader, held: heldTo(params), session: { token, expiresAt: toOffset(opened.expires_at) } }
}

/** Further pages and files of what a ticket has opened. */
const inRender = async (db: Db, token: string, id: ReportId): Promise<Reader | undefined> => {
  const render = await findRender(db, tokenHash(token))
  if (!render) return undefined
  if (render.report !== id) throw new Problem('reporting.ticket')
  const reader = await readerOf(db, render.session_id, render.user_id)
  return { ...reader, held: heldTo(render.params), session: null }
}

const reader = async (call: Call<typeof contract>, id: ReportId): Promise<Reader> => {
  const { db, actor, now, request } = call
  if (actor)
    return {
      userId: actor.userId,
      sessionId: actor.sessionId,
      companyId: actor.companyId,
      kind: auditKindOf(actor),
      language: actor.language,
      held: {},
      session: null,
    }
  const text = /^Ticket (\S{1,4000})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!text) throw new Problem('kit.signed-out')
  return text.includes('.')
    ? firstUse(db, text, id, now, request.id)
    : ((await inRender(db, text, id)) ?? Promise.reject(new Problem('reporting.ticket-expired')))
}

const known = (name: string): ReportId => {
  const id = reportIds.find((each) => each === name)
  if (!id) throw new Problem('reporting.report-none')
  return id
}

const byType = Object.entries(reportTypes) as [ReportFormat, string][]
/** As the query says, or as the caller accepts. */
const formatOf = (asked: string | undefined, accept: string | undefined): ReportFormat | 'json' =>
  reportFormats.find((each) => each === asked) ??
  (asked === undefined ? byType.find(([, type]) => accept?.includes(type.split(';')[0]!))?.[0] : undefined) ??
  'json'

export const viewReport = (lanes: Sql) => async (call: Call<typeof contract>) => {
  const { db, now, query, reply, request, settings } = call
  const { id: name, lang, format: asked, next, ...choices } = query
  const id = known(name)
  const by = await reader(call, id)
  const held: ReportChoices = { ...choices, ...by.held }
  if (held.companyId && !reportOf(id).byCompany) throw new Problem('reporting.company')
  const wish: Wish = { db, now, settings, lang: lang ?? by.language, choices: held, lanes }
  const format = formatOf(asked, request.headers.accept)
  if (format === 'json')
    return { ...(await readPage(id, wish, next ?? 0)), asOf: toOffset(now), session: by.session }
  const file = await makeFile(id, wish, format)
  try {
    await once(db, { userId: by.userId, sessionId: by.sessionId, requestId: request.id }, undefined, (tx) =>
      audit(tx, {
        kind: by.kind,
        action: 'exportReport',
        objectKind: 'report',
        companyId: by.companyId,
        reason: `${id}.${format}, ${file.count}`,
      }),
    )
  } catch (error) {
    // Nobody reads what is not recorded; its snapshot must not stay open for it.
    if (file.body instanceof Readable) file.body.destroy()
    throw error
  }
  return attachment(reply, reportTypes[format], `marsa-${id}-${dayOf(now)}.${format}`)
    .header('x-row-count', String(file.count))
    .send(file.body)
}
