// Printed documents: they render, on the right number of pages, from any text, and always to the same bytes.
import { afterAll, describe, expect, test } from 'vitest'
import { textOfPdf } from '../../test/pdf-text.ts'
import { exampleInvoice } from '@marsa/model/documents/example-invoice.ts'
import { sampleReceipt } from '../../test/sample-documents.ts'
import { closePdf, renderPdf } from '../kit/pdf.ts'
import { inspectPdf } from './inspection/inspect-pdf.ts'
import { printReceipt, printTaxInvoice } from './print-document.ts'

afterAll(closePdf)
const madeAt = new Date('2026-11-24T06:00:00Z')

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

describe('the tax invoice', () => {
  test('fits the running example on one page, tagged, with our four fonts and nothing active', async () => {
    const pdf = await printTaxInvoice(exampleInvoice, madeAt)
    expect(pagesOf(pdf)).toBe(1)
    const source = pdf.toString('latin1')
    for (const font of [
      'NotoSans-Regular',
      'NotoSans-Bold',
      'NotoNaskhArabic-Regular',
      'NotoNaskhArabic-Bold',
    ])
      expect(source).toContain(font)
    expect(source).toContain('/StructTreeRoot')
    expect(() => inspectPdf(pdf)).not.toThrow()
  })

  test('carries a long list over to further pages', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => exampleInvoice.lines[index % 9]!)
    expect(pagesOf(await printTaxInvoice({ ...exampleInvoice, lines }, madeAt))).toBe(3)
  })

  test('says the figures, the words and the names in both languages', async () => {
    const text = await textOfPdf(await printTaxInvoice(exampleInvoice, madeAt))
    for (const said of [
      'INV-26-0091744',
      '100 482 917 300 003',
      '9,811.50',
      '-4,997.62',
      'Nakhl Home Furnishings',
      'فاتورة ضريبية',
      'رسوم إذن التسليم',
    ])
      expect(text).toContain(said)
    expect(text).toContain('Nine thousand eight hundred and eleven')
    const lines = Array.from({ length: 60 }, (_, index) => exampleInvoice.lines[index % 9]!)
    const long = await textOfPdf(await printTaxInvoice({ ...exampleInvoice, lines }, madeAt))
    expect(long.match(/\d ?\/ ?\d$/gm)?.map((page) => page.replaceAll(' ', ''))).toEqual([
      '1/3',
      '2/3',
      '3/3',
    ])
  })

  test('may be a credit note', async () => {
    const title = { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' }
    const numberLabel = { en: 'Credit note number', ar: 'رقم الإشعار الدائن' }
    const text = await textOfPdf(await printTaxInvoice({ ...exampleInvoice, title, numberLabel }, madeAt))
    expect(text).toContain('Tax Credit Note')
    expect(text).toContain('Credit note number')
    expect(text).not.toContain('Invoice number')
    expect(text).not.toContain('Tax Invoice')
  })

  test('the same data and moment give the same bytes', async () => {
    const first = await printTaxInvoice(exampleInvoice, madeAt)
    expect((await printTaxInvoice(exampleInvoice, madeAt)).equals(first)).toBe(true)
  })
})

describe('the receipt', () => {
  test('is one page', async () => {
    expect(pagesOf(await printReceipt(sampleReceipt, madeAt))).toBe(1)
    expect(pagesOf(await printReceipt({ ...sampleReceipt, sandbox: false }, madeAt))).toBe(1)
  })

  test('takes text that looks like markup as text', async () => {
    const hostile = '#panic("x") *b* $x$ <label> @ref `code` #read("/etc/passwd") \\ \u202e // /* "'
    const data = {
      ...sampleReceipt,
      purpose: { en: hostile, ar: hostile },
      paidBy: {
        ...sampleReceipt.paidBy,
        trn: null,
        name: { en: hostile, ar: hostile },
        address: { en: [], ar: [] },
      },
    }
    expect(pagesOf(await printReceipt(data, madeAt))).toBe(1)
  })

  test('refuses data that is not of its shape', async () => {
    await expect(printReceipt({ ...sampleReceipt, amount: '1,000' }, madeAt)).rejects.toThrow(
      'invalid_format',
    )
  })
})

test('a template that does not exist is an error, and the next document still prints', async () => {
  await expect(renderPdf('nothing', {}, madeAt)).rejects.toThrow('nothing.typ')
  await expect(renderPdf('../receipt', {}, madeAt)).rejects.toThrow(RangeError)
  expect(pagesOf(await printReceipt(sampleReceipt, madeAt))).toBe(1)
})
