// Notices of sandboxes: a body signed with the time it is sent at.
import { createHmac } from 'node:crypto'

/** `header` carries the signature. */
export type NoticeTarget = { url: string; secret: string; header: string }

export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Answers whether it was taken: any 2xx within 10 seconds. */
export const sendNotice = async (
  { url, secret, header }: NoticeTarget,
  content: object,
  now: Date,
): Promise<boolean> => {
  const body = JSON.stringify(content)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [header]: signatureOf(secret, Math.floor(now.getTime() / 1000), body),
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
