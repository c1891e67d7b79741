// Invoices a second: the product's own printing of a bilingual tax invoice with nine lines, on its one rendering thread.
import { printTaxInvoice } from '../apps/api/src/documents/print-document.ts'
import { closePdf } from '../apps/api/src/kit/pdf.ts'
import { sampleInvoice } from '../apps/api/test/sample-documents.ts'

export type PrintingResult = { perSecond: number; kilobytes: number }

export const measurePrinting = async (seconds: number): Promise<PrintingResult> => {
  const madeAt = new Date('2026-11-24T10:00:00+04:00')
  const { length } = await printTaxInvoice(sampleInvoice, madeAt)
  for (let warm = 0; warm < 10; warm++) await printTaxInvoice(sampleInvoice, madeAt)
  const began = performance.now()
  let printed = 0
  const printer = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      await printTaxInvoice(
        { ...sampleInvoice, number: `INV-26-${String(++printed).padStart(7, '0')}` },
        madeAt,
      )
    }
  }
  await Promise.all([printer(), printer()])
  const perSecond = (printed / (performance.now() - began)) * 1000
  await closePdf()
  return { perSecond, kilobytes: length / 1000 }
}
