// What registration is given from outside: the secret of codes and puzzles, the rules of cookies, the product's address, files.
import type { FastifyRequest } from 'fastify'
import type { Files } from '../../kit/files.ts'
import type { CookieRules } from '../../kit/session-cookies.ts'
import type { TakenFile } from '../../messages/chat/parts.ts'

export type RegistrationParts = {
  secret: string
  cookies: CookieRules
  publicUrl: string
  files: Files
  /** Takes one picture or PDF of a request; refuses as an upload of documents would. */
  takeLicence: (request: FastifyRequest) => Promise<TakenFile>
}
