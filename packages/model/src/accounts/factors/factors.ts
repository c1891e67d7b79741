// The second step of sign-in: who should have one, what a code looks like, and how long things last.
import type { Role } from '../../kit/access.ts'
import { latinDigits } from '../../kit/id.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { needsLongPassword } from '../users/users-rules.ts'

/** Digits and seconds of a code of an authenticator (RFC 6238), and how many steps a clock may be off. */
export const codeRule = { digits: 6, period: 30, drift: 1 } as const
/** Codes for the day the telephone is lost; each works once. */
export const recoveryCount = 10
export const mostPasskeys = 10
/** Minutes that an open step of sign-in, or a challenge of a passkey, waits for its answer. */
export const stepMinutes = 5
/** Days that a device is not asked for the second step. */
export const deviceDays = (settings: SettingsInForce): number => settings['accounts.device-days']
/** Days from the first sign-in after which whoever needs a second factor can do nothing else before they set it up. */
export const factorGraceDays = (settings: SettingsInForce): number => settings['accounts.factor-grace-days']

export type FactorDuty = 'offered' | 'required'

/** Administrators must have a second factor, other staff and agents' administrators are asked to; the demo asks nobody. */
export const factorDuty = (role: Role, isCompanyAdmin: boolean, demo: boolean): FactorDuty | null => {
  if (demo) return null
  if (role === 'admin' || role === 'admin-readonly') return 'required'
  return needsLongPassword(role, isCompanyAdmin) ? 'offered' : null
}

/** A code as typed: digits of either script, spaces and hyphens left out, letters small. */
export const bareCode = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '').toLowerCase()

export const isAuthenticatorCode = (bare: string): boolean =>
  new RegExp(`^\\d{${codeRule.digits}}$`).test(bare)

/** Signs of recovery codes: none that looks like another. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'
export const recoveryLength = 10

export const isRecoveryCode = (bare: string): boolean =>
  new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`).test(bare)

/** "abcde-fghjk", as it is shown and printed. */
export const shownRecovery = (bare: string): string => `${bare.slice(0, 5)}-${bare.slice(5)}`
