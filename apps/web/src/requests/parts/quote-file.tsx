// The file of a quote: dropped or chosen, checked here by the rules of the server, sent with its progress.
import { formatsText, megabytesText, screenOf } from '@marsa/model/documents/upload.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import {
  DocumentFileField,
  useDocumentFile,
  type DocumentFileCalls,
  type DocumentFileState,
} from '../../documents/door.tsx'
import { useT } from '../../kit/t.ts'

export type QuoteFileState = DocumentFileState

/** How a line takes the file of a quotation of one request, and takes it back by its id. */
export type QuoteFileCalls = DocumentFileCalls

/** The file of a quotation of this request, and what starts and ends its upload. */
export const useQuoteFile = (calls: QuoteFileCalls, start: QuoteFileState, onChange: () => void) => {
  const screen = screenOf(calls.upload.contract, 'quote-form')
  return { ...useDocumentFile({ docCode: 'VENDOR_QUOTE', screen }, calls, start, onChange), screen }
}

export type QuoteFileProps = Pick<ReturnType<typeof useQuoteFile>, 'file' | 'send' | 'remove' | 'screen'> & {
  error?: string
  /** What the file is called, where it is not the quote's. */
  label?: string
}

export function QuoteFileField({ label, ...file }: QuoteFileProps) {
  const t = useT()
  const { screen } = file
  const hint = t(words.fileHint, { formats: formatsText(screen), limit: megabytesText(screen.fileBytes) })
  return <DocumentFileField {...file} label={label ?? t(words.file)} hint={hint} />
}
