// Prints labels of parcels: as a PDF, or in the language of label printers with the lines they cannot write drawn as dots.
import sharp from 'sharp'
import { code128Widths } from '@marsa/model/documents/label/code-128.ts'
import type { TextElement } from '@marsa/model/documents/label/label-elements.ts'
import { LabelData, labelPage, type LabelElement } from '@marsa/model/express/label/label-layout.ts'
import { isDrawn, labelZpl, type Bitmap } from '@marsa/model/express/label/label-zpl.ts'
import { printLabelPages } from '../../documents/door.ts'
import { renderSvg } from '../../kit/pdf.ts'

/** One page a parcel, shipment by shipment. */
const pagesOf = (labels: readonly LabelData[]): LabelElement[][] =>
  labels
    .map((label) => LabelData.parse(label))
    .flatMap((label) => label.parcelGrams.map((_, at) => labelPage(label, at + 1)))

export const printLabelsPdf = (labels: readonly LabelData[], madeAt: Date): Promise<Buffer> =>
  printLabelPages(
    labels.map(({ waybill }) => waybill).join(', '),
    pagesOf(labels).map((page) =>
      page.map((element) =>
        element.kind === 'bars' ? { ...element, widths: code128Widths(element.code) } : element,
      ),
    ),
    madeAt,
  )

const keyOf = ({ text, size, width }: TextElement): string => `${size} ${width} ${text}`

/** Draws texts at a bit a dot; several labels say the same, so each text is drawn once. */
const draw = async (all: readonly TextElement[]): Promise<Map<string, Bitmap>> => {
  const texts = [...new Map(all.map((text) => [keyOf(text), text])).values()]
  const bitmaps = new Map<string, Bitmap>()
  if (texts.length === 0) return bitmaps
  const width = Math.max(...texts.map((text) => text.width))
  const height = texts.reduce((sum, text) => sum + text.height, 0)
  const svg = await renderSvg('label-bitmap', { width, height, texts })
  const grey = await sharp(svg, { density: 203.2 * 4, limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer()
  let top = 0
  for (const text of texts) {
    const bytesPerRow = Math.ceil(text.width / 8)
    const bits = new Uint8Array(bytesPerRow * text.height)
    for (let y = 0; y < text.height; y++)
      for (let x = 0; x < text.width; x++)
        if (grey[(top + y) * width + x]! < 128) bits[y * bytesPerRow + (x >> 3)]! |= 0x80 >> (x & 7)
    bitmaps.set(keyOf(text), { rows: text.height, bytesPerRow, bits })
    top += text.height
  }
  return bitmaps
}

export const printLabelsZpl = async (labels: readonly LabelData[]): Promise<string> => {
  const pages = pagesOf(labels)
  const bitmaps = await draw(
    pages
      .flat()
      .filter((element) => element.kind === 'text')
      .filter(isDrawn),
  )
  return labelZpl(pages, (text) => bitmaps.get(keyOf(text))!)
}
