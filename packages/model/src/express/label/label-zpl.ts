// A label in ZPL II for printers with 203 dots an inch: bars and Latin letters as its own fields, everything else as dots.
import { labelDots, type TextElement } from '../../documents/label/label-elements.ts'
import type { LabelElement } from './label-layout.ts'

/** One bit a dot, rows from the top, each filled up to whole bytes; a set bit is black. */
export type Bitmap = { rows: number; bytesPerRow: number; bits: Uint8Array }

/** The printer's own font joins no Arabic letters, and knows few others. */
export const isDrawn = ({ text }: TextElement): boolean => !/^[\x20-\x7e]*$/.test(text)

/** Field data cannot command the printer: what begins commands goes as hexadecimal, which `^FH` allows. */
const fieldData = (text: string): string =>
  text.replace(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const hex = (bits: Uint8Array): string =>
  Array.from(bits, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

const drawn = ({ rows, bytesPerRow, bits }: Bitmap): string =>
  `^GFA,${bits.length},${rows * bytesPerRow},${bytesPerRow},${hex(bits)}^FS`

const written = ({ text, size, width, lines, align, isInverse }: TextElement): string =>
  `^A0N,${size},${size}^FB${width},${lines},0,${align === 'center' ? 'C' : 'L'}${isInverse ? '^FR' : ''}^FH^FD${fieldData(text)}^FS`

const field = (element: LabelElement, bitmapOf: (text: TextElement) => Bitmap): string => {
  const { x, y, width, height } = element
  const at = `^FO${x},${y}`
  if (element.kind === 'rule') return `${at}^GB${width},${height},${height}^FS`
  if (element.kind === 'bars')
    // Mode A finds the same sets as ours: B for the letters, C for the digits.
    return `${at}^BY${element.module}^BCN,${height},N,N,N,A^FD${element.code}^FS`
  if (isDrawn(element)) return at + drawn(bitmapOf(element))
  const ground = element.isInverse ? `${at}^GB${width},${height},${height}^FS` : ''
  return `${ground}^FO${x},${y + Math.round(element.size / 7)}${written(element)}`
}

/** Pages of labels, one after the other; `bitmapOf` draws a text that the printer cannot (see `isDrawn`). */
export const labelZpl = (
  pages: readonly (readonly LabelElement[])[],
  bitmapOf: (text: TextElement) => Bitmap,
): string =>
  pages
    .map((page) =>
      [
        `^XA^PW${labelDots.width}^LL${labelDots.height}^LH0,0^CI28`,
        ...page.map((element) => field(element, bitmapOf)),
        '^XZ',
      ].join('\n'),
    )
    .join('\n')
