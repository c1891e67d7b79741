// The webhook of the port: the id of an event, signed with the time it is sent at.
import { createHmac } from 'node:crypto'

export type NoticeTarget = { url: string; secret: string }

export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Answers whether it was taken: any 2xx within 10 seconds. */
export const sendNotice = async (
  { url, secret }: NoticeTarget,
  eventID: string,
  now: Date,
): Promise<boolean> => {
  const body = JSON.stringify({ eventID })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-port-signature': signatureOf(secret, Math.floor(now.getTime() / 1000), body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
