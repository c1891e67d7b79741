// The e-invoices of a customer's own documents, as they were sent.
import type {
  downloadOwnEInvoice as fileContract,
  listOwnEInvoices as listContract,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findOwnXml, listOwnSent } from './e-invoices.store.ts'

export const listOwnEInvoices = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => ({
  numbers: await listOwnSent(call.db, signedIn(call).companyId, call.query.numbers.split(',')),
})

export const downloadOwnEInvoice = async (call: Call<typeof fileContract>): Promise<Buffer> => {
  const { number } = call.query
  const xml = await findOwnXml(call.db, signedIn(call).companyId, number)
  if (xml === undefined) throw new Problem('e-invoice.file-none')
  attachment(call.reply, 'application/xml', `${number}.xml`)
  return Buffer.from(xml, 'utf8')
}
