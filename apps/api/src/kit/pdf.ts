// Prints documents: a template and its data become a PDF, off the main thread, without a browser and without network (Z63).
import { workerThread } from './worker-thread.ts'
import type { PdfAsk } from './pdf-thread.ts'

const thread = workerThread<PdfAsk, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url), {
  timeoutMs: 20_000,
  megabytes: 256,
  queue: 500,
})

const render = async (template: string, data: object, options: Pick<PdfAsk, 'madeAt'>): Promise<Buffer> => {
  if (!/^[a-z-]+$/.test(template)) throw new RangeError(`not a template: ${template}`)
  const printed = await thread.run({ template, json: JSON.stringify(data), ...options })
  return Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength)
}

/**
 * Renders `templates/<template>.typ`. The data reaches the template as JSON and never as source, so no text in it can
 * become markup. `madeAt` is what the PDF says about its making; the same data and moment give the same bytes.
 */
export const renderPdf = (template: string, data: object, madeAt: Date): Promise<Buffer> =>
  render(template, data, { madeAt: madeAt.getTime() })

/** Renders a template of one page as an SVG with its letters as shapes. */
export const renderSvg = (template: string, data: object): Promise<Buffer> => render(template, data, {})

/** Ends the thread; the next rendering would start another. */
export const closePdf = (): Promise<void> => thread.close()
