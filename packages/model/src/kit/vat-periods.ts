// How long a tax period is, as the authority has assigned it.
export const vatPeriodLengths = {
  quarter: { en: 'Quarter', ar: 'ربع سنة' },
  month: { en: 'Month', ar: 'شهر' },
} as const
export type VatPeriodLength = keyof typeof vatPeriodLengths
