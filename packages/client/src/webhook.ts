// Checks that a webhook is ours and fresh, and reads its event; with Web Crypto, so that it runs anywhere.
import type { WebhookEventName } from './generated.ts'

export type WebhookEvent = {
  /** The same at every delivery of the event: what has been seen before is answered with 200 and left alone. */
  id: string
  type: WebhookEventName | 'test'
  createdAt: string
  data: {
    subject?:
      | { kind: 'freight-request' | 'storage-request' | 'truck-request'; id: string; number: string }
      | { kind: 'credit-account'; id: string; number: null }
  } & Record<string, unknown>
}

/** Seconds that may lie between signing and arrival. */
const usualTolerance = 300

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * The event of a call. `signature` is the header `marsa-signature`, `body` the body as it came, byte for byte. Throws where it
 * is not signed with the secret, or not within the tolerance (seconds) of now.
 */
export const readWebhook = async (
  secret: string,
  signature: string | null | undefined,
  body: string,
  { tolerance = usualTolerance, now = new Date() }: { tolerance?: number; now?: Date } = {},
): Promise<WebhookEvent> => {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? []
  if (!seconds || !mac) throw new Error('the signature is missing or malformed')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance)
    throw new Error('the signature is too old')
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['verify'])
  const isOurs = await crypto.subtle.verify('HMAC', key, bytesOf(mac), text.encode(`${seconds}.${body}`))
  if (!isOurs) throw new Error('the signature does not fit')
  return JSON.parse(body) as WebhookEvent
}
