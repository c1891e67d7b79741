// A phone number in groups, as people read it out.

/** Countries with a calling code of one digit or two; all others have three. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** "+971 50 555 0142" from "+971505550142"; what is no international number stays as stored. */
export const phone = (e164: string): string => {
  const [, code, own = ''] = international.exec(e164) ?? []
  if (!code) return e164
  // Four and four, as most numbers of eight digits are said; a landline of the Emirates begins with its area.
  const inFours = code !== '971' && [8, 11, 12].includes(own.length)
  return `+${code} ${own.replace(inFours ? /\B(?=(\d{4})+$)/g : /\B(?=(\d{3})*\d{4}$)/g, ' ')}`
}
