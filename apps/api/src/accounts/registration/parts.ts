// What registration is given from outside: the secret of codes and puzzles, the rules of cookies, the product's address.
import type { CookieRules } from '../../kit/session-cookies.ts'

export type RegistrationParts = { secret: string; cookies: CookieRules; publicUrl: string }
