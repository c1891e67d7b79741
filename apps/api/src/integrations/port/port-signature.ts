// Whether a notice is the port's own and new: `X-Port-Signature: t=<seconds>,v1=<hex>` over the time and the body as it came.
import { timingSafeEqual } from 'node:crypto'
import { signatureOf } from '../sign.ts'

export const portSignatureHeader = 'x-port-signature'

/** Between the port's clock and ours, and for what somebody has recorded on the way. */
const toleranceSeconds = 300

/** Nothing is the port's where no secret was agreed. */
export const portNoticeRefusal = (
  secret: string,
  header: unknown,
  body: string,
  now: Date,
): 'integrations.port-notice-refused' | 'integrations.port-notice-old' | undefined => {
  const seconds = Number(/^t=(\d{1,12}),/.exec(String(header))?.[1])
  const [given, expected] = [Buffer.from(String(header)), Buffer.from(signatureOf(secret, seconds, body))]
  if (!secret || given.length !== expected.length || !timingSafeEqual(given, expected))
    return 'integrations.port-notice-refused'
  const age = Math.abs(now.getTime() / 1000 - seconds)
  return age > toleranceSeconds ? 'integrations.port-notice-old' : undefined
}
