// Whether a notice of another system is its own and new: `t=<seconds>,v1=<hex>` over the time and the body as it came.
import { timingSafeEqual } from 'node:crypto'
import { signatureOf } from './sign.ts'

/** Between its clock and ours, and for what somebody has recorded on the way. */
const toleranceSeconds = 300

/** Nothing is its own where no secret was agreed. */
export const noticeRefusal = (
  secret: string,
  header: unknown,
  body: string,
  now: Date,
): 'integrations.notice-refused' | 'integrations.notice-old' | undefined => {
  const seconds = Number(/^t=(\d{1,12}),/.exec(String(header))?.[1])
  const [given, expected] = [Buffer.from(String(header)), Buffer.from(signatureOf(secret, seconds, body))]
  if (!secret || given.length !== expected.length || !timingSafeEqual(given, expected))
    return 'integrations.notice-refused'
  const age = Math.abs(now.getTime() / 1000 - seconds)
  return age > toleranceSeconds ? 'integrations.notice-old' : undefined
}
