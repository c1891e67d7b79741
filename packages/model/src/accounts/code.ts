// Codes by text message: how long they live and how often one may be tried (A 9, Z13); how many are sent: kit/limit.ts.
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'

export const smsCodeDigits = 6
/** Minutes that a code lives, seconds until another one may be asked for, and wrong entries that close it. */
export const smsCodeRules = (settings: SettingsInForce) => ({
  minutes: settings['accounts.sms-code-minutes'],
  resendSeconds: settings['accounts.sms-resend-seconds'],
  tries: settings['accounts.sms-code-tries'],
})
/** What a form says before anybody has answered it. */
export const smsCodeTries = settingDefaults['accounts.sms-code-tries']
export const smsResendSeconds = settingDefaults['accounts.sms-resend-seconds']

/** What a code opens; a code for one thing opens no other. */
export const codePurposes = [
  'register',
  'guest',
  'change-mobile',
  'link-identity',
  'reset-pin',
  'bank-account',
  'payout',
] as const
export type CodePurpose = (typeof codePurposes)[number]
