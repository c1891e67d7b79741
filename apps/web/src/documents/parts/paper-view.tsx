// The content of a paper in the page, fetched with the reader's token.
import { useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { Refusal } from '../../kit/call.ts'
import { filePrepared, type Prepared } from '../../kit/prepared.ts'
import { FileView, isShownHere } from '../../ui/file-view.tsx'

/** The stored file; undefined while it comes. */
const usePaperContent = (file: Prepared<string>, documentId: string, wanted: boolean) => {
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

export function PaperView({ document: paper, file }: { document: StoredDocument; file: Prepared<string> }) {
  const found = usePaperContent(file, paper.documentId, isShownHere(paper.mediaType))
  return <FileView name={paper.file} mediaType={paper.mediaType} {...found} />
}
