// The content of a paper in the page: a picture, the pages of a PDF, or that it cannot be shown here.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { paperText } from '@marsa/model/documents/paper-text.ts'
import { Refusal } from '../../kit/call.ts'
import { filePrepared, type Prepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import './papers.css'

const LaterPdf = laterPart(async () => (await import('./pdf-pages.tsx')).PdfPages)
const shownHere = ['application/pdf', 'image/jpeg', 'image/png']

/** The stored file, fetched with the reader's token; undefined while it comes. */
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

function Picture({ content, name, onTrouble }: { content: Blob; name: string; onTrouble: () => void }) {
  const t = useT()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address ? <img src={address} alt={t(paperText.view, { name })} onError={onTrouble} /> : null
}

export function PaperView({ document: paper, file }: { document: StoredDocument; file: Prepared<string> }) {
  const t = useT()
  const viewable = shownHere.includes(paper.mediaType)
  const { content, refused } = usePaperContent(file, paper.documentId, viewable)
  const [broken, setBroken] = useState(false)
  const onTrouble = useCallback(() => setBroken(true), [])
  if (!viewable) return <p className="muted">{t(paperText.notShown)}</p>
  if (refused) return <Banner tone="error" live title={refused} />
  if (broken) return <Banner tone="attention" live title={t(paperText.broken)} />
  return (
    // Focusable, so that a keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className="paper-view"
      role="region"
      tabIndex={0}
      aria-label={t(paperText.view, { name: paper.file })}
    >
      {!content && (
        <p className="row dense" role="status">
          <Spinner /> {t(paperText.loading)}
        </p>
      )}
      {content && paper.mediaType === 'application/pdf' && (
        <LaterPdf content={content} onTrouble={onTrouble} />
      )}
      {content && paper.mediaType !== 'application/pdf' && (
        <Picture content={content} name={paper.file} onTrouble={onTrouble} />
      )}
    </div>
  )
}
