// Code 128 (ISO/IEC 15417): the bars of a waybill number, in set B for its letters and set C for its digits in pairs; and
// of GS1-128, where the first sign says that an application identifier follows.

const startB = 104
const startC = 105
const switchToC = 99
const fnc1 = 102
export const stop = 106

/** Widths in modules of three bars and three spaces for each value; of the stop four bars and three spaces. */
export const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

/** Splits what is to be coded into its letters and the pairs of digits behind them. */
const parts = (code: string): { letters: string; digits: string } => {
  const found = /^([A-Z]+)((?:\d\d)+)$/.exec(code)
  if (!found) throw new RangeError(`neither a waybill nor a piece of one: ${code}`)
  return { letters: found[1]!, digits: found[2]! }
}

const withCheck = (values: readonly number[]): number[] => [
  ...values,
  values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103,
]

/** The values of a code with start and check, without the stop. Throws a RangeError where it is not letters and pairs of digits. */
export const code128Values = (code: string): number[] => {
  const { letters, digits } = parts(code)
  return withCheck([
    startB,
    ...Array.from(letters, (letter) => letter.charCodeAt(0) - 32),
    switchToC,
    ...digits.match(/\d\d/g)!.map(Number),
  ])
}

/** The values of an application identifier with its data, all digits in pairs: `00` and the eighteen of an SSCC. */
export const gs1Values = (digits: string): number[] => {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError(`not pairs of digits: ${digits}`)
  return withCheck([startC, fnc1, ...digits.match(/\d\d/g)!.map(Number)])
}

const widthsOf = (values: readonly number[]): number[] =>
  Array.from([...values, stop].map((value) => patterns[value]!).join(''), Number)

/** Widths in modules of bars and spaces in turn, beginning and ending with a bar. */
export const code128Widths = (code: string): number[] => widthsOf(code128Values(code))

/** The same of a GS1-128. */
export const gs1Widths = (digits: string): number[] => widthsOf(gs1Values(digits))
