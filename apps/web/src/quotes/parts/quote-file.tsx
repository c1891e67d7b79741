// The file of a quote: dropped or chosen, checked here by the rules of the server, sent with its progress.
import { useEffect, useRef, useState } from 'react'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import {
  acceptOf,
  formatsText,
  megabytesText,
  uploadRefusal,
  uploadScreens,
} from '@marsa/model/documents/upload.ts'
import { quoteFormText as words } from '@marsa/model/quotes/quote-form-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { uploadPaper, type PaperUpload } from '../../documents/door.tsx'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import type { Prepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { ErrorText } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileRow } from '../../ui/file-row.tsx'

export type QuoteFileState =
  | { state: 'none' }
  | { state: 'uploading'; name: string; bytes: number; share: number }
  /** `fresh`: sent from this form and not yet part of a quotation. */
  | { state: 'stored'; name: string; bytes?: number; documentId: string; fresh?: true }
  | { state: 'refused'; name: string; note: string }

const screen = uploadScreens['quote-form']

/** How a line takes the file of a quotation of one request, and takes it back by its id. */
export type QuoteFileCalls = { upload: PaperUpload; remove: Prepared<string> }

/** The file of a quotation of this request, and what starts and ends its upload. */
export const useQuoteFile = (calls: QuoteFileCalls, start: QuoteFileState, onChange: () => void) => {
  const { lang } = useLang()
  const [file, setFile] = useState<QuoteFileState>(start)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const remove = () => {
    running.current?.abort()
    // Nothing refers to it yet; where it cannot be deleted it simply stays among the agent's papers.
    if (file.state === 'stored' && file.fresh)
      void call(calls.remove.contract, calls.remove.input(file.documentId)).catch(() => undefined)
    setFile({ state: 'none' })
    onChange()
  }
  const send = async (chosen: File) => {
    running.current?.abort()
    onChange()
    const { name, size: bytes } = chosen
    const refusal = uploadRefusal(screen, [chosen])
    if (refusal)
      return setFile({
        state: 'refused',
        name,
        note: sentence(documentProblems, lang, refusal.code, refusal.params),
      })
    const control = new AbortController()
    running.current = control
    setFile({ state: 'uploading', name, bytes, share: 0 })
    try {
      const [stored] = await uploadPaper(calls.upload, {
        docCode: 'VENDOR_QUOTE',
        file: chosen,
        lang,
        key: crypto.randomUUID(),
        signal: control.signal,
        onShare: (share) => setFile({ state: 'uploading', name, bytes, share }),
      })
      setFile({ state: 'stored', name: stored!.file, bytes, documentId: stored!.documentId, fresh: true })
    } catch (problem) {
      if (control.signal.aborted) return
      if (!(problem instanceof Refusal)) throw problem
      setFile({ state: 'refused', name, note: problem.sentence })
    }
  }
  return { file, send, remove }
}

export type QuoteFileProps = Pick<ReturnType<typeof useQuoteFile>, 'file' | 'send' | 'remove'> & {
  error?: string
}

export function QuoteFileField({ file, send, remove, error }: QuoteFileProps) {
  const t = useT()
  return (
    <div className="stack g3">
      <FileDrop
        label={t(words.file)}
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
