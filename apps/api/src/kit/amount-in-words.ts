// Dirham amounts in words for invoices and receipts, with the counted-noun grammar of English and Arabic.
import { toCardinal as toArabic } from 'n2words/ar-SA'
import { toCardinal as english } from 'n2words/en-GB'
import { parseMoney } from '@marsa/model/kit/money.ts'

/** Forms of a counted Arabic noun: ألف، ألفان (ألفا before a noun)، آلاف، ألفًا. */
type Noun = { one: string; two: string; twoBefore: string; few: string; many: string }

const scales: readonly [bigint, Noun][] = [
  [1_000_000_000n, { one: 'مليار', two: 'ملياران', twoBefore: 'مليارا', few: 'مليارات', many: 'مليارًا' }],
  [1_000_000n, { one: 'مليون', two: 'مليونان', twoBefore: 'مليونا', few: 'ملايين', many: 'مليونًا' }],
  [1_000n, { one: 'ألف', two: 'ألفان', twoBefore: 'ألفا', few: 'آلاف', many: 'ألفًا' }],
]
const dirham: Noun = { one: 'درهم', two: 'درهمان', twoBefore: 'درهما', few: 'دراهم', many: 'درهمًا' }
const fils: Noun = { one: 'فلس', two: 'فلسان', twoBefore: 'فلسا', few: 'فلوس', many: 'فلسًا' }

/** Below a thousand, where the library is right; two hundred is spelled to match its مائة. */
const arabic = (value: bigint): string => toArabic(value).replace('مئتان', 'مائتان')

/** A whole two hundred loses its nun before the noun it counts: مائتا ألف. */
const beforeNoun = (hundreds: bigint): string => arabic(hundreds).replace(/مائتان$/, 'مائتا')

/** So many of a scale; `before` is the form directly in front of the counted noun: ألفا درهم، أحد عشر ألف درهم. */
const scaled = (count: bigint, noun: Noun, before: boolean): string => {
  const rest = count % 100n
  if (count === 1n) return noun.one
  if (count === 2n) return before ? noun.twoBefore : noun.two
  if (rest === 0n) return `${beforeNoun(count)} ${noun.one}`
  if (rest <= 2n) return `${beforeNoun(count - rest)} ${noun.one} و${scaled(rest, noun, before)}`
  if (rest <= 10n) return `${arabic(count)} ${noun.few}`
  return `${arabic(count)} ${before ? noun.one : noun.many}`
}

/** A number in words; `before` a counted noun that follows directly. */
const arabicNumber = (value: bigint, before: boolean): string => {
  const parts: string[] = []
  let left = value
  for (const [size, noun] of scales) {
    const count = left / size
    left %= size
    if (count > 0n) parts.push(scaled(count, noun, before && left === 0n))
  }
  if (left > 0n) parts.push(before && left % 100n === 0n ? beforeNoun(left) : arabic(left))
  return parts.join(' و')
}

const arabicCount = (value: bigint, noun: Noun): string => {
  const rest = value % 100n
  if (value === 0n) return `صفر ${noun.one}`
  if (value === 1n) return `${noun.one} واحد`
  if (value === 2n) return noun.two
  if (rest === 0n) return `${arabicNumber(value, true)} ${noun.one}`
  if (rest <= 2n) return `${arabicNumber(value - rest, true)} ${noun.one} و${arabicCount(rest, noun)}`
  if (rest <= 10n) return `${arabicNumber(value, false)} ${noun.few}`
  return `${arabicNumber(value, false)} ${noun.many}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A dirham amount of the wire ("9811.50") in words of both languages. Throws RangeError on a negative amount, one
 * that is none, or one of a trillion and more.
 */
export const amountInWords = (amount: string): { en: string; ar: string } => {
  const minor = parseMoney(amount, 'AED')
  if (minor < 0n || minor >= 100_000_000_000_000n) throw new RangeError(`no words for ${amount}`)
  const whole = minor / 100n
  const part = minor % 100n
  const en = [
    ...(whole > 0n || part === 0n ? [`${english(whole)} ${whole === 1n ? 'dirham' : 'dirhams'}`] : []),
    ...(part > 0n ? [`${english(part)} fils`] : []),
  ]
  const ar = [
    ...(whole > 0n || part === 0n ? [arabicCount(whole, dirham)] : []),
    ...(part > 0n ? [arabicCount(part, fils)] : []),
  ]
  return { en: capital(en.join(' and ')), ar: ar.join(' و') }
}
