// Prints the tax invoice that visitors may look at: once, since it is the same for everybody.
import { exampleInvoice } from '@marsa/model/documents/example-invoice.ts'
import type { exampleTaxInvoice as contract } from '@marsa/model/freight/example-invoice-endpoint.ts'
import { instantOf } from '@marsa/model/kit/day.ts'
import { printTaxInvoice } from '../../documents/door.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Call } from '../../kit/serve.ts'

let printed: Promise<Buffer> | undefined

const print = async (): Promise<Buffer> => {
  try {
    return await printTaxInvoice({ ...exampleInvoice, isExample: true }, instantOf(exampleInvoice.issuedOn))
  } catch (error) {
    // The next visitor tries again.
    printed = undefined
    throw error
  }
}

export const exampleTaxInvoice = async ({ reply }: Call<typeof contract>) =>
  attachment(reply, 'application/pdf', 'example-tax-invoice.pdf').send(await (printed ??= print()))
