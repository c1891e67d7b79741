// One document that a form holds: checked here by the rules of the server, sent with its progress, taken back when it is removed.
import { useEffect, useRef, useState } from 'react'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { uploadRefusal, type UploadScreen } from '@marsa/model/documents/upload.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import type { Prepared } from '../../kit/prepared.ts'
import { uploadDocument, type DocumentUpload } from './upload-document.ts'

export type DocumentFileState =
  | { state: 'none' }
  | { state: 'uploading'; name: string; bytes: number; share: number }
  /** `fresh`: sent from this form and not yet part of anything. */
  | { state: 'stored'; name: string; bytes?: number; documentId: string; fresh?: true }
  | { state: 'refused'; name: string; note: string }

/** How a line takes the document, and takes it back by its id. */
export type DocumentFileCalls = { upload: DocumentUpload; remove: Prepared<string> }

export type DocumentKind = {
  docCode: DocCode
  screen: UploadScreen
  /** The name it is stored under, where cameras name every picture alike. */
  nameOf?: (name: string) => string
}

/** The document, and what starts and ends its upload. */
export const useDocumentFile = (
  kind: DocumentKind,
  calls: DocumentFileCalls,
  start: DocumentFileState,
  onChange: (file: DocumentFileState) => void,
) => {
  const { lang } = useLang()
  const [file, setFile] = useState<DocumentFileState>(start)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const become = (next: DocumentFileState) => {
    setFile(next)
    onChange(next)
  }
  const remove = () => {
    running.current?.abort()
    // Nothing refers to it yet; where it cannot be deleted it simply stays among the sender's documents.
    if (file.state === 'stored' && file.fresh)
      void call(calls.remove.contract, calls.remove.input(file.documentId)).catch(() => undefined)
    become({ state: 'none' })
  }
  const send = async (chosen: File) => {
    running.current?.abort()
    const { name, size: bytes } = chosen
    const refusal = uploadRefusal(kind.screen, [chosen])
    if (refusal)
      return become({
        state: 'refused',
        name,
        note: sentence(documentProblems, lang, refusal.code, refusal.params),
      })
    const control = new AbortController()
    running.current = control
    become({ state: 'uploading', name, bytes, share: 0 })
    try {
      const [stored] = await uploadDocument(calls.upload, {
        docCode: kind.docCode,
        file: kind.nameOf ? new File([chosen], kind.nameOf(name), { type: chosen.type }) : chosen,
        lang,
        key: crypto.randomUUID(),
        signal: control.signal,
        onShare: (share) => setFile({ state: 'uploading', name, bytes, share }),
      })
      become({ state: 'stored', name: stored!.file, bytes, documentId: stored!.documentId, fresh: true })
    } catch (problem) {
      if (control.signal.aborted) return
      if (!(problem instanceof Refusal)) throw problem
      become({ state: 'refused', name, note: problem.sentence })
    }
  }
  return { file, send, remove }
}
