// Text of a PDF as a reader copies it: the same library that shows documents in the browser reads them in tests.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Arabic words stand on a line as they are drawn, from left to right; read they are from right to left.
const arabicWords = /[\u0600-\u06ff]+(?: [\u0600-\u06ff]+)+/g

/** One line of the document a line; runs of spaces are one, marks of direction are left out. */
export const textOfPdf = async (pdf: Buffer): Promise<string> => {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    const document = await reading.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages
      .join('\n')
      .replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '')
      .replaceAll(/ +/g, ' ')
      .replaceAll(arabicWords, (words) => words.split(' ').toReversed().join(' '))
  } finally {
    await reading.destroy()
  }
}
