// The tax invoice that visitors may look at is printed as every other one, and says that it is an example.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleInvoice } from '@marsa/model/documents/example-invoice.ts'
import { exampleTaxInvoice } from '@marsa/model/freight/example-invoice-endpoint.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a visitor reads an example of a tax invoice, the same each time', async () => {
  const answer = await app.ask(null, exampleTaxInvoice)
  expect(answer.status).toBe(200)
  const text = await textOfPdf(answer.raw)
  for (const part of ['EXAMPLE', exampleInvoice.number, '9,811.50']) expect(text).toContain(part)
  const again = await app.ask(null, exampleTaxInvoice)
  expect(again.raw.equals(answer.raw)).toBe(true)
})

test('its lines add up to its sums', () => {
  const of = (pick: (line: (typeof exampleInvoice.lines)[number]) => string) =>
    sum(exampleInvoice.lines.map((line) => parseMoney(pick(line))))
  expect(of(({ total }) => total)).toBe(parseMoney(exampleInvoice.total))
  expect(of(({ vat }) => vat)).toBe(parseMoney(exampleInvoice.vat))
  expect(sum(exampleInvoice.payments.map(({ amount }) => parseMoney(amount)))).toBe(
    parseMoney(exampleInvoice.total),
  )
})
