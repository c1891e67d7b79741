// Opens and finds steps: a ticket for the page, a cookie for its browser, a challenge for a passkey.
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { passkeyRequest } from '@marsa/model/accounts/endpoints.ts'
import { stepMinutes } from '@marsa/model/accounts/factors/factors.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'
import type { SessionParts } from '../open-session.ts'
import type { Passkey } from './factors.store.ts'
import { newTicket, ticketHash } from './seal.ts'
import { insertStep, openStep, type Holder, type Purpose, type Step } from './steps.store.ts'

/** What second factors need: passkeys are bound to the address that people use. */
export type FactorParts = SessionParts & { publicUrl: string }

const cookieName = ({ secure }: CookieRules): string => (secure ? '__Host-marsa_step' : 'marsa_step')

/** What a ticket of a visitor is bound to: the browser's own cookie, made at the first step. */
const browserOf = ({ cookies }: FactorParts, call: Pick<Call, 'request' | 'reply'>): Holder => {
  const held = cookieOf(call.request, cookieName(cookies))
  const token = held ?? newTicket()
  if (!held) void call.reply.header('set-cookie', cookie(cookieName(cookies), token, cookies, true))
  return { browser: ticketHash(token) }
}

export type Opened = { ticket: string; challenge: string }

const open = async (
  db: Db,
  step: { purpose: Purpose; holder: Holder; userId: string | null; remember?: boolean },
): Promise<Opened> => {
  const ticket = newTicket()
  const challenge = randomBytes(32)
  await insertStep(db, { remember: false, ...step, ticketHash: ticketHash(ticket), challenge })
  return { ticket, challenge: challenge.toString('base64url') }
}

export const openBrowserStep = (
  parts: FactorParts,
  call: Pick<Call, 'db' | 'request' | 'reply'>,
  step: { purpose: Purpose; userId: string | null; remember?: boolean },
): Promise<Opened> => open(call.db, { ...step, holder: browserOf(parts, call) })

export const openSessionStep = (
  db: Db,
  step: { purpose: Purpose; userId: string; session: string },
): Promise<Opened> => open(db, { ...step, holder: { session: step.session } })

/** The step of a ticket that this browser holds; refuses one that is over, used up or another browser's. */
export const browserStep = async (
  parts: FactorParts,
  call: Pick<Call, 'db' | 'request'>,
  purpose: Purpose,
  ticket: string,
): Promise<Step> => {
  const held = cookieOf(call.request, cookieName(parts.cookies))
  const step = held && (await openStep(call.db, purpose, ticketHash(ticket), { browser: ticketHash(held) }))
  if (!step) throw new Problem('factors.step-over')
  return step
}

export const sessionStep = async (
  db: Db,
  purpose: Purpose,
  ticket: string | undefined,
  session: string,
): Promise<Step> => {
  const step = ticket && (await openStep(db, purpose, ticketHash(ticket), { session }))
  if (!step) throw new Problem('factors.step-over')
  return step
}

/** What the browser needs to ask for one of these passkeys, or for any when none are named. */
export const passkeyRequestOf = (
  { publicUrl }: FactorParts,
  challenge: string,
  passkeys: readonly Passkey[],
  userVerification: 'required' | 'preferred',
): z.infer<typeof passkeyRequest> => ({
  challenge,
  rpId: new URL(publicUrl).hostname,
  timeout: stepMinutes * 60_000,
  userVerification,
  allowCredentials: passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key',
    transports,
  })),
})
