// Codes by text message: how long they live and how often one may be tried (A 9, Z13); how many are sent: kit/limit.ts.

export const smsCodeDigits = 6
export const smsCodeMinutes = 5
/** Seconds until another code may be asked for. */
export const smsResendSeconds = 60
/** Wrong entries that close a code. */
export const smsCodeTries = 5
/** What a code opens; a code for one thing opens no other. */
export const codePurposes = ['register', 'change-mobile', 'link-identity', 'reset-pin'] as const
export type CodePurpose = (typeof codePurposes)[number]
