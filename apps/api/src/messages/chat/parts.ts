// What the chat is given: the visitor's cookie, the file store, and the inspection that uploads of documents go through.
import type { FastifyRequest } from 'fastify'
import type { Files } from '../../kit/files.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

/** One file of a multipart body, inspected and still in quarantine, with the fields sent beside it. */
export type TakenFile = {
  fields: Record<string, string>
  name: string
  mediaType: string
  size: number
  sha256: Buffer
  /** Makes it durable under a key. */
  keep: (key: string) => Promise<void>
  /** Removes what is left of it in quarantine. */
  drop: () => Promise<void>
}

export type ChatParts = VisitorCookies & {
  files: Files
  /** Takes one file of a request; refuses as an upload of documents would. */
  takeFile: (request: FastifyRequest) => Promise<TakenFile>
}
