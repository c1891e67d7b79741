// The calls that storage has in common with every line, and what of them is documented (C096-C107).
import { documentCalls } from '../documents/document-contracts.ts'
import { quoteCalls } from '../requests/quote-contracts.ts'

const storage = { line: 'warehouse', noun: 'Storage' } as const

export const storageQuoteCalls = quoteCalls(storage, {
  viewQuote: { path: 'ViewQuoteCustomer', call: 'C104' },
  pay: { path: 'Pay', call: 'C107' },
  submit: { path: 'SubmitQuote', call: 'C106' },
  receipt: { path: 'DownloadReciept', call: 'C100' },
})

export const storageDocumentCalls = documentCalls(
  { ...storage, by: 'storageRequestID' },
  {
    upload: { path: 'upload', call: 'C096' },
    remove: { path: 'DeleteDocument', call: 'C097', scope: 'documents.write' },
    file: { path: 'DocumentDownload', call: 'C098' },
  },
)
