// Access tokens of five minutes, signed with a secret of this process: a restart ends them, as a gateway may at any time.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const tokenSeconds = 300

export type Tokens = { issue: () => string; accepts: (header: string | undefined) => boolean }

export const createTokens = (now: () => number): Tokens => {
  const secret = randomBytes(32)
  const sign = (until: string): string => createHmac('sha256', secret).update(until).digest('base64url')
  return {
    issue: () => {
      const until = String(now() + tokenSeconds * 1000)
      return `${until}.${sign(until)}`
    },
    accepts: (header) => {
      const [, until = '', signature = ''] = /^Bearer (\d+)\.([\w-]+)$/.exec(header ?? '') ?? []
      const expected = Buffer.from(sign(until))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now()
    },
  }
}
