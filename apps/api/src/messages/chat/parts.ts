// What the chat is given: the visitor's cookie, the file store, and the inspection that uploads of documents go through.
import type { Files } from '../../kit/files.ts'
import type { TakeFile } from '../../kit/taken-file.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

export type ChatParts = VisitorCookies & {
  files: Files
  takeFile: TakeFile
}
