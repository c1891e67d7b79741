// Amounts and days as they stand in the files of banks and gateways.

const amountPattern = /^-?\d{1,12}(\.\d{1,2})?$/

/** Fils of a decimal amount with at most two places, with or without separators of thousands. */
export const filsIn = (text: string): bigint | undefined => {
  const plain = text.replaceAll(/[,\s]/g, '')
  if (!amountPattern.test(plain)) return undefined
  const [whole = '', cents = ''] = plain.replace('-', '').split('.')
  const fils = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
  return plain.startsWith('-') ? -fils : fils
}

const isDay = (day: string): boolean => {
  const instant = new Date(`${day}T00:00:00Z`)
  return (
    /^20\d\d-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(day)
  )
}

/** YYYY-MM-DD of that or of DD/MM/YYYY with any of its separators; a time after it is left out. */
export const dayIn = (text: string): string | undefined => {
  const [, day, month, year] = /^(\d\d)[/.-](\d\d)[/.-](20\d\d)$/.exec(text.trim()) ?? []
  const found = year ? `${year}-${month}-${day}` : text.trim().slice(0, 10)
  return isDay(found) ? found : undefined
}
