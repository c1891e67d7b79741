// What cells of a workbook mean: their places, and numbers that are dates.

export type Place = { line: number; column: number }

/** `B12` -> line 12, column 2. */
export const cellPlace = (reference: string): Place | undefined => {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (!letters) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { line: Number(digits), column }
}

/** Formats that every workbook has without saying so (18.8.30), as far as they are dates or times. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether numbers of a format are shown as dates; `code` is the workbook's own, where it has one. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined
    ? builtIn.some(([from, to]) => id >= from && id <= to)
    : /[ymdhs]/i.test(code.replace(/\[[^\]]*\]|"[^"]*"|\\.|_.|\*.|General/gi, ''))

const dayMs = 86_400_000
/** Days from the zero of a workbook to 1970: counted from 1900 with its leap day that never was, or from 1904. */
const zero = { from1900: 25_569, from1904: 24_107 }

export const dateOfNumber = (number: number, from1904: boolean): Date =>
  new Date(Math.round((number - (from1904 ? zero.from1904 : zero.from1900)) * dayMs))

/** A date without a time is a day; its hours are those written in the sheet, whatever the zone. */
export const dateText = (date: Date): string => {
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16)
  return text.endsWith('T00:00') ? text.slice(0, 10) : text.replace('T', ' ')
}
