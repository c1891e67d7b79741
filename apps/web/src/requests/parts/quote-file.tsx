// The file of a quote: dropped or chosen, checked here by the rules of the server, sent with its progress.
import { acceptOf, formatsText, megabytesText, screenOf } from '@marsa/model/documents/upload.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { useDocumentFile, type DocumentFileCalls, type DocumentFileState } from '../../documents/door.tsx'
import { useT } from '../../kit/t.ts'
import { ErrorText } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'

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

export function QuoteFileField({ file, send, remove, screen, error, label }: QuoteFileProps) {
  const t = useT()
  return (
    <div className="stack g3">
      <FileDrop
        label={label ?? t(words.file)}
        hint={t(words.fileHint, { formats: formatsText(screen), limit: megabytesText(screen.fileBytes) })}
        accept={acceptOf(screen).split(',')}
        onFiles={([chosen]) => chosen && void send(chosen)}
      />
      {file.state === 'uploading' && (
        <FileRow name={file.name} bytes={file.bytes} state="uploading" share={file.share} onRemove={remove} />
      )}
      {file.state === 'stored' && (
        <FileRow name={file.name} bytes={file.bytes} state="checked" onRemove={remove} />
      )}
      {file.state === 'refused' && (
        <FileRow name={file.name} state="refused" note={file.note} onRemove={remove} />
      )}
      {error && <ErrorText text={error} />}
    </div>
  )
}
