// What registration is given from outside: the secret of codes and puzzles, the rules of cookies, the product's address, files.
import type { Files } from '../../kit/files.ts'
import type { CookieRules } from '../../kit/session-cookies.ts'
import type { TakeFile } from '../../kit/taken-file.ts'

export type RegistrationParts = {
  secret: string
  cookies: CookieRules
  publicUrl: string
  files: Files
  /** Pictures and PDF. */
  takeLicence: TakeFile
}
