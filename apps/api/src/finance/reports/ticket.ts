// The signed ticket that opens one report once: b64url(payload).b64url(HMAC-SHA256(key, b64url(payload))).
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { reportGroups } from '@marsa/model/finance/reports/report-list.ts'

export const ticketSeconds = 120
/** Of the render session that its first use opens. */
export const renderMinutes = 10
const audience = 'reporting'

const payload = z.strictObject({
  v: z.literal(1),
  jti: z.uuid(),
  sub: z.uuid(),
  sid: z.uuid(),
  grp: z.enum(Object.keys(reportGroups) as [keyof typeof reportGroups]),
  /** The report that it is held to; empty for any of the group. */
  rpt: z.string(),
  aud: z.string(),
  iat: z.int(),
  exp: z.int(),
  /** Choices that it is held to. */
  prm: z.record(z.string(), z.string()),
})
export type Ticket = z.infer<typeof payload>

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export const signTicket = (ticket: Ticket, key: Buffer): string => {
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${text}.${macOf(key, text).toString('base64url')}`
}

export const newTicket = (facts: Omit<Ticket, 'v' | 'aud' | 'iat' | 'exp'>, now: Date): Ticket => {
  const iat = Math.floor(now.getTime() / 1000)
  const { jti, sub, sid, grp, rpt, prm } = facts
  return { v: 1, jti, sub, sid, grp, rpt, aud: audience, iat, exp: iat + ticketSeconds, prm }
}

export type TicketRefusal = 'reporting.ticket' | 'reporting.ticket-expired'

/** Form, signature, audience, time, in this order; what the ticket says is looked at once it is known to be ours. */
export const readTicket = (
  text: string,
  keys: readonly Buffer[],
  now: Date,
): { ticket: Ticket } | { refusal: TicketRefusal } => {
  const [body, mac, ...more] = text.split('.')
  const given = Buffer.from(mac ?? '', 'base64url')
  if (!body || more.length > 0 || given.length !== 32 || !/^[\w-]+$/.test(body))
    return { refusal: 'reporting.ticket' }
  // Every key is tried, so that time says nothing of which one fits.
  const fits = keys.map((key) => timingSafeEqual(macOf(key, body), given)).includes(true)
  if (!fits) return { refusal: 'reporting.ticket' }
  const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!read.success || read.data.aud !== audience) return { refusal: 'reporting.ticket' }
  if (now.getTime() >= read.data.exp * 1000) return { refusal: 'reporting.ticket-expired' }
  return { ticket: read.data }
}
