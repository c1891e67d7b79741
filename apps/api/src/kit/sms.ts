// Text messages by a Twilio-shaped form POST; without an endpoint there is no sender.
import { DeliveryRefused, type Sender } from './delivery.ts'

export type Sms = { to: string; text: string }

/** Refusals that a new try may overcome: our credentials, a timeout, too many at once. */
const passing = new Set([401, 403, 408, 425, 429])

/** `https://sid:token@host/path?from=+9715..`: a plus sign in a query reads as a space. */
const readSettings = (smsUrl: string): { url: string; authorization: string; from: string } => {
  const url = new URL(smsUrl)
  const given = url.searchParams.get('from') ?? 'Marsa'
  const from = /^ \d/.test(given) ? `+${given.trim()}` : given
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.searchParams.delete('from')
  url.username = ''
  url.password = ''
  return { url: url.href, authorization: `Basic ${Buffer.from(credentials).toString('base64')}`, from }
}

type Answer = { sid?: string; code?: string | number }

/** `sendMs` is the time for the whole answer, with its last byte. */
export const openSms = (smsUrl: string | null, sendMs = 10_000): Sender<Sms> | null => {
  if (!smsUrl) return null
  const { url, authorization, from } = readSettings(smsUrl)
  return {
    send: async (id, { to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': id },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(sendMs),
      })
      const answer = (await response.json().catch(() => ({}))) as Answer
      if (response.ok) return answer.sid ?? ''
      const problem = `text message service answered ${response.status} ${answer.code ?? ''}`.trim()
      if (response.status < 500 && !passing.has(response.status)) throw new DeliveryRefused(problem)
      throw new Error(problem)
    },
    close: () => undefined,
  }
}
