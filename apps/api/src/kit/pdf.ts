// Prints documents: a template and its data become a PDF, off the main thread, without a browser and without network (Z63).
import { workerThread } from './worker-thread.ts'
import type { PdfAsk } from './pdf-thread.ts'

const thread = workerThread<PdfAsk, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url), {
  timeoutMs: 20_000,
  megabytes: 256,
  queue: 500,
})

/**
 * Renders `templates/<template>.typ`. The data reaches the template as JSON and never as source, so no text in it can
 * become markup. `madeAt` is what the PDF says about its making; the same data and moment give the same bytes.
 */
export const renderPdf = async (template: string, data: object, madeAt: Date): Promise<Buffer> => {
  if (!/^[a-z-]+$/.test(template)) throw new RangeError(`not a template: ${template}`)
  const pdf = await thread.run({ template, json: JSON.stringify(data), madeAt: madeAt.getTime() })
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
}

/** Ends the thread; the next rendering would start another. */
export const closePdf = (): Promise<void> => thread.close()
