// The content of a document in the page, fetched with the reader's token.
import { useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { Refusal } from '../../kit/call.ts'
import { filePrepared, type Prepared } from '../../kit/prepared.ts'
import { FileView, isShownHere } from '../../ui/files/file-view.tsx'

/** The stored file; undefined while it comes. */
const useDocumentContent = (file: Prepared<string>, documentId: string, wanted: boolean) => {
  const [content, setContent] = useState<Blob>()
  const [refused, setRefused] = useState<string>()
  // The line makes its calls anew with each drawing; the file is fetched once.
  const call = useRef(file)
  useEffect(() => {
    if (!wanted) return
    const asking = new AbortController()
    filePrepared(call.current, documentId, asking.signal).then(
      setContent,
      (problem: unknown) => problem instanceof Refusal && setRefused(problem.sentence),
    )
    return () => asking.abort()
  }, [documentId, wanted])
  return { content, refused }
}

export function DocumentView({ document, file }: { document: StoredDocument; file: Prepared<string> }) {
  const found = useDocumentContent(file, document.documentId, isShownHere(document.mediaType))
  return <FileView name={document.file} mediaType={document.mediaType} {...found} />
}
