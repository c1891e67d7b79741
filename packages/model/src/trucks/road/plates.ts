// Number plates of trucks: one folded form to store and compare, and shapes by country that only warn.
import { latinDigits } from '../../kit/id.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'

/** ISO 3166 codes of the countries whose trucks are on our roads. */
export const plateCountries = {
  AE: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  SA: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  OM: { en: 'Oman', ar: 'سلطنة عُمان' },
  KW: { en: 'Kuwait', ar: 'الكويت' },
  BH: { en: 'Bahrain', ar: 'البحرين' },
  QA: { en: 'Qatar', ar: 'قطر' },
  JO: { en: 'Jordan', ar: 'الأردن' },
} as const
export type PlateCountry = keyof typeof plateCountries
export const plateCountryCodes = Object.keys(plateCountries) as [PlateCountry, ...PlateCountry[]]

/** A plate as typed; the emirate is one of the Emirates' plates alone, the code may be empty. */
export type PlateInput = { country: string; emirate?: string | null; code?: string | null; number: string }
export type Plate = { country: PlateCountry; emirate: Emirate | null; code: string; number: string }

/** The seventeen letters of Saudi plates, each with its Latin one. */
const saudiLetters: Readonly<Record<string, string>> = {
  ا: 'A',
  ب: 'B',
  ح: 'J',
  د: 'D',
  ر: 'R',
  س: 'S',
  ص: 'X',
  ط: 'T',
  ع: 'E',
  ق: 'G',
  ك: 'K',
  ل: 'L',
  م: 'Z',
  ن: 'N',
  ه: 'H',
  و: 'U',
  ى: 'V',
}
/** Other ways to type two of them. */
const sameLetter: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ي: 'ى' }

/** Latin digits and capitals, nothing between them. */
const folded = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ـ/g, '')
    .toUpperCase()

const saudiCode = (code: string): string =>
  code.replace(/\p{L}/gu, (sign) => saudiLetters[sameLetter[sign] ?? sign] ?? sign)

type Shape = { code: RegExp; number: RegExp }
const letters = (most: number): RegExp => new RegExp(`^[A-Z]{1,${most}}$`)
const digits = (most: number): RegExp => new RegExp(`^\\d{1,${most}}$`)
const noCode = /^$/

const emirateShape: Shape = { code: letters(2), number: digits(5) }
const emirateShapes: Partial<Record<Emirate, Shape>> = {
  AZ: { code: /^(?:[124-9]|1\d|2[01]|50)$/, number: digits(5) },
  SH: { code: digits(2), number: digits(5) },
}
const shapes: Record<Exclude<PlateCountry, 'AE'>, Shape> = {
  SA: { code: new RegExp(`^[${Object.values(saudiLetters).join('')}]{3}$`), number: digits(4) },
  OM: { code: letters(2), number: digits(5) },
  KW: { code: digits(2), number: digits(6) },
  JO: { code: digits(2), number: digits(6) },
  BH: { code: noCode, number: digits(6) },
  QA: { code: noCode, number: digits(6) },
}

const shapeOf = ({ country, emirate }: Plate): Shape =>
  country === 'AE' ? ((emirate && emirateShapes[emirate]) ?? emirateShape) : shapes[country]

/** `AE-DU B 48210`: country and emirate, code, number; what there is none of is left out. */
export const plateText = ({ country, emirate, code, number }: Plate): string =>
  [emirate ? `${country}-${emirate}` : country, code, number].filter(Boolean).join(' ')

export type CheckedPlate =
  /** `warning` says that the shape is unusual: no official list is published, so it is taken nevertheless. */
  | { plate: Plate; text: string; warning?: 'trucks.plate-unusual' }
  | { field: keyof PlateInput; problem: string }

/** Folds a plate. Refused are unknown countries, an Emirates' plate without its emirate, and numbers that are not 1 to 6 digits. */
export const checkPlate = (input: PlateInput): CheckedPlate => {
  const country = folded(input.country)
  if (!Object.hasOwn(plateCountries, country)) return { field: 'country', problem: 'trucks.plate-country' }
  const isHome = country === 'AE'
  const emirate = isHome ? folded(input.emirate ?? '') : null
  if (emirate !== null && !Object.hasOwn(emirates, emirate))
    return { field: 'emirate', problem: 'trucks.plate-emirate' }
  const number = folded(input.number)
  if (!/^\d{1,6}$/.test(number)) return { field: 'number', problem: 'trucks.plate-number' }
  const typed = folded(input.code ?? '')
  const plate: Plate = {
    country: country as PlateCountry,
    emirate: emirate as Emirate | null,
    code: country === 'SA' ? saudiCode(typed) : typed,
    number,
  }
  const shape = shapeOf(plate)
  const isUsual = shape.code.test(plate.code) && shape.number.test(number)
  return { plate, text: plateText(plate), ...(isUsual ? {} : { warning: 'trucks.plate-unusual' }) }
}

/** Reads a plate that is written in one line, as a port's notice has it: "ae-du b 48210"; undefined when it is none. */
export const readPlate = (text: string): string | undefined => {
  const found = /^([A-Z]{2})(?:-([A-Z]{2}))?\s+(?:(\S+(?:\s\p{L})*)\s+)?(\d{1,6})$/u.exec(
    latinDigits(text.normalize('NFKC')).toUpperCase().trim().replace(/\s+/g, ' '),
  )
  if (!found) return undefined
  const [, country = '', emirate = '', code = '', number = ''] = found
  const checked = checkPlate({ country, emirate, code, number })
  return 'text' in checked ? checked.text : undefined
}
