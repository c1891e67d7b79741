// Asks for the newsletter, or out of it, by address alone (C028): a mail with a link decides; the answer says nothing.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import type { joinNewsletter as contract } from '@marsa/model/help/endpoints.ts'
import { audit } from '../kit/audit.ts'
import type { Call } from '../kit/serve.ts'
import { sendMail } from '../messages/door.ts'
import { askToJoin, subscribed } from './newsletter.store.ts'
import { leaveToken, newToken, tokenHash } from './newsletter-token.ts'

/** Days in which the link of the mail is good. */
const confirmDays = 7
const dayMs = 86_400_000

export type NewsletterParts = { secret: string }

const sendConfirmation = async (call: Call<typeof contract>, { secret }: NewsletterParts): Promise<void> => {
  const { email } = call.body
  const language = call.query.lang ?? call.language
  await call.once(async (tx) => {
    const token = newToken()
    const leaving = leaveToken(secret, email)
    const asked = await askToJoin(tx, {
      email,
      language,
      confirmHash: tokenHash(token),
      confirmUntil: new Date(call.now.getTime() + confirmDays * dayMs),
      leaveHash: tokenHash(leaving),
      at: call.now,
    })
    if (!asked) return
    await audit(tx, {
      kind: kindOf(call.actor),
      action: 'newsletter.ask',
      objectKind: 'newsletter',
      objectId: asked.id,
    })
    await sendMail(tx, {
      mail: 'newsletter-confirm',
      to: { channel: 'mail', address: email, language },
      params: { token, days: confirmDays },
      key: tokenHash(token).toString('base64url'),
      isSecret: true,
      reason: 'newsletter',
      leaveToken: leaving,
    })
  })
}

/** Anybody can type an address, so leaving goes by a mail too. */
const sendFarewell = async (call: Call<typeof contract>, { secret }: NewsletterParts): Promise<void> => {
  const found = await subscribed(call.db, call.body.email)
  if (!found) return
  await call.once((tx) =>
    sendMail(tx, {
      mail: 'newsletter-leave',
      to: { channel: 'mail', address: found.email, language: call.query.lang ?? found.language },
      params: { token: leaveToken(secret, found.email) },
      key: `${found.id}:${call.now.toISOString()}`,
      isSecret: true,
      reason: 'newsletter',
    }),
  )
}

export const joinNewsletter =
  (parts: NewsletterParts) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    // Over its rate limit an address gets no further mail, and the caller learns nothing of it.
    if (await call.affords('newsletter.identifier', call.body.email))
      await (call.body.join ? sendConfirmation : sendFarewell)(call, parts)
    return succeeded
  }
