// Pages of a PDF as pictures, for what can only be seen: bar codes and drawings.
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** With two dots for each of a label printer's. */
export const picturesOfPdf = async (pdf: Buffer): Promise<Buffer[]> => {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    const document = await reading.promise
    const pictures: Buffer[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: (2 * 203.2) / 72 })
      const canvas = createCanvas(viewport.width, viewport.height)
      // The library's types ask for a browser's canvas.
      await page.render({ canvas: canvas as never, viewport }).promise
      pictures.push(canvas.toBuffer('image/png'))
    }
    return pictures
  } finally {
    await reading.destroy()
  }
}
