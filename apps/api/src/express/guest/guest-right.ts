// The right of a guest: made with a code to the mobile, found by its token until it ends, and lent to the calls of shipments.
import { randomBytes, randomUUID } from 'node:crypto'
import type {
  newGuest as contract,
  sendGuestCode as codeContract,
} from '@marsa/model/express/guest/guest-endpoints.ts'
import { guestEnds } from '@marsa/model/express/guest/guest-rules.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import {
  bindingOf,
  checkCode,
  consumeCode,
  guestOf,
  issueCode,
  keepBinding,
  spendPuzzle,
} from '../../accounts/door.ts'
import { tokenHash, tokenOf } from '../../kit/link-token.ts'
import type { Call } from '../../kit/serve.ts'
import type { CookieRules } from '../../kit/session-cookies.ts'
import { findGuest, insertGuestRight, type GuestRow } from './guests.store.ts'

const tokenBytes = 16

/** Of the link in the e-mail: it shows and changes nothing, and can be said again when the mail is written. */
export const lookToken = (secret: string, guestId: string): string =>
  tokenOf(secret, `guest:${guestId}`, tokenBytes)

export type GuestParts = { secret: string; cookies: CookieRules }

export const sendGuestCode =
  ({ secret, cookies }: GuestParts) =>
  async (call: Call<typeof codeContract>): Promise<AnswerOf<typeof codeContract>> => {
    const { body, request, reply, now } = call
    await spendPuzzle(secret, call, body.captcha)
    const binding = keepBinding(cookies, request, reply, now)
    return {
      ...succeeded,
      ...(await issueCode(call, secret, { purpose: 'guest', mobile: body.mobile, binding })),
    }
  }

export const newGuest =
  ({ secret, cookies }: GuestParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { db, body, request, now, language } = call
    const { name, mobile, email, smsCode } = body
    const holder = { purpose: 'guest', mobile, binding: bindingOf(cookies, request) ?? '' } as const
    const codeId = await checkCode(db, secret, holder, smsCode)
    await call.spend('guest.number', mobile)
    const [id, token, expiresAt] = [
      randomUUID(),
      randomBytes(tokenBytes).toString('base64url'),
      guestEnds(now),
    ]
    await call.unkept(async (tx) => {
      await consumeCode(tx, codeId)
      const { companyId, userId } = await guestOf(tx, { mobile, name, language })
      await insertGuestRight(tx, {
        id,
        company_id: companyId,
        user_id: userId,
        name,
        mobile,
        email,
        language,
        tokenHash: tokenHash(token),
        lookHash: tokenHash(lookToken(secret, id)),
        made_at: now,
        expires_at: expiresAt,
      })
    })
    return { guestId: id, token, expiresAt: toOffset(expiresAt) }
  }

type Asked = Pick<Call, 'db' | 'now'>

/** Refuses what nobody was given and what is over; both say the same. */
export const guestBy = async ({ db, now }: Asked, token: string): Promise<GuestRow> => {
  const guest = await findGuest(db, tokenHash(token))
  if (!guest || now >= guest.expires_at) throw new Problem('express.guest-over')
  return guest
}

/** The same for what changes something. */
export const changingGuest = async (call: Asked, token: string): Promise<GuestRow> => {
  const guest = await guestBy(call, token)
  if (!guest.may_change) throw new Problem('express.guest-look')
  return guest
}

/** A call as the guest's own: of their company, as a customer who may do what the verb does, and no more than it names. */
export const asGuest = <E extends Endpoint>(
  call: Call,
  { id, company_id: companyId, user_id: userId, name, email, language }: GuestRow,
  input: Pick<Call<E>, 'query'> | Pick<Call<E>, 'body'>,
): Call<E> => {
  const actor: Actor = {
    userId,
    companyId,
    sessionId: id,
    role: 'customer',
    email,
    firstName: name,
    lastName: '',
    language,
    companyName: { en: name, ar: name },
    agentCode: null,
    modes: [],
    isCompanyAdmin: false,
    isCreditCustomer: false,
    capabilities: [],
  }
  return { ...call, ...input, actor, relation: 'own' } as Call<E>
}
