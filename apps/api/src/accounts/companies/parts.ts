// What companies are given: the file store, and the inspection that uploads of documents go through.
import type { FastifyRequest } from 'fastify'
import type { Files } from '../../kit/files.ts'
import type { TakenFile } from '../../messages/chat/parts.ts'

export type CompaniesParts = {
  files: Files
  /** Takes one picture of a request and draws it anew; refuses as an upload of documents would. */
  takePicture: (request: FastifyRequest) => Promise<TakenFile>
}
