// What a bilingual tax invoice with nine lines costs to print, on the product's own rendering thread.
import { printTaxInvoice } from '../apps/api/src/documents/print-document.ts'
import { closePdf } from '../apps/api/src/kit/pdf.ts'
import { exampleInvoice } from '@marsa/model/documents/example-invoice.ts'

export type PrintingResult = { perSecond: number; cpuMs: number; kilobytes: number }

const madeAt = new Date('2026-11-24T10:00:00+04:00')

/** Every figure, name and reference is another one in each invoice, so that the thread has none of them laid out from the last. */
const anotherInvoice = (index: number): typeof exampleInvoice => {
  let state = index * 7919 + 13
  const digits = (text: string): string =>
    text.replace(/[1-9]/g, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return String((state % 9) + 1)
    })
  const both = (text: { en: string; ar: string }) => ({
    en: `${text.en} ${index}`,
    ar: `${text.ar} ${index}`,
  })
  const { customer } = exampleInvoice
  return {
    ...exampleInvoice,
    number: `INV-26-${String(index).padStart(7, '0')}`,
    facts: exampleInvoice.facts.map((fact) => ({ ...fact, value: digits(fact.value) })),
    customer: {
      name: both(customer.name),
      address: { en: customer.address.en.map(digits), ar: customer.address.ar.map(digits) },
      trn: customer.trn && digits(customer.trn),
    },
    lines: exampleInvoice.lines.map((line) => ({
      ...line,
      net: digits(line.net),
      vat: digits(line.vat),
      total: digits(line.total),
    })),
    zeroRated: digits(exampleInvoice.zeroRated),
    standardRated: digits(exampleInvoice.standardRated),
    vat: digits(exampleInvoice.vat),
    total: digits(exampleInvoice.total),
    payments: exampleInvoice.payments.map((payment) => ({ ...payment, amount: digits(payment.amount) })),
    notes: both(exampleInvoice.notes),
  }
}

export const measurePrinting = async (seconds: number): Promise<PrintingResult> => {
  let index = 0
  const print = () => printTaxInvoice(anotherInvoice(++index), madeAt)
  const { length } = await print()
  while (index < 11) await print()
  const usedBefore = process.cpuUsage()
  const began = performance.now()
  const printer = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) await print()
  }
  await Promise.all([printer(), printer()])
  const printed = index - 11
  const { user, system } = process.cpuUsage(usedBefore)
  const perSecond = (printed / (performance.now() - began)) * 1000
  await closePdf()
  return { perSecond, cpuMs: (user + system) / 1000 / printed, kilobytes: length / 1000 }
}
