// Decimal text as a whole number of its smallest part, and back: nothing is lost on the way.

/** "1.5" with 3 decimals is 1500n; more decimals than that are cut off. */
export const scaled = (text: string, decimals: number): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/** 1500n with 3 decimals is "1.500". */
export const unscaled = (value: bigint, decimals: number): string => {
  const digits = value.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
