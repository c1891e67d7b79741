// Texts that agree with a number.

/** English one and other; Arabic zero, one, two, few, many, other. */
export const counted = (en: [string, string], ar: [string, string, string, string, string, string]) => ({
  en: { one: en[0], other: en[1] },
  ar: { zero: ar[0], one: ar[1], two: ar[2], few: ar[3], many: ar[4], other: ar[5] },
})
