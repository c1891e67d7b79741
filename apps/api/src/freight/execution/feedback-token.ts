// The signed value in feedback links: names one completed shipment and nothing else (Z42).
import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (secret: string, requestId: string): string =>
  createHmac('sha256', secret).update(`feedback:${requestId}`).digest('base64url').slice(0, 22)

/** `id.mac`; nobody makes one up for a shipment they do not own. */
export const writeFeedbackToken = (secret: string, requestId: string): string =>
  `${requestId}.${macOf(secret, requestId)}`

/** The request a token names, or undefined when it was not written with this secret. */
export const readFeedbackToken = (secret: string, token: string): string | undefined => {
  const [requestId = ''] = token.split('.')
  const [given, written] = [Buffer.from(token), Buffer.from(writeFeedbackToken(secret, requestId))]
  return given.length === written.length && timingSafeEqual(given, written) ? requestId : undefined
}
