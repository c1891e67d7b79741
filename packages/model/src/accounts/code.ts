// Codes by text message: how long they live, how often they are sent, how often one may be tried (A 9, Z13).

export const smsCodeDigits = 6
export const smsCodeMinutes = 5
/** Seconds until another code may be asked for. */
export const smsResendSeconds = 60
/** Wrong entries that close a code. */
export const smsCodeTries = 5
/** How many codes are sent: to a number in a quarter of an hour and in a day, from an address and by us in a day. */
export const smsSends = { numberQuarter: 3, numberDay: 10, addressDay: 20, allDay: 5_000 } as const

/** What a code opens; a code for one thing opens no other. */
export const codePurposes = ['register', 'change-mobile', 'link-identity', 'reset-pin'] as const
export type CodePurpose = (typeof codePurposes)[number]
