// The content of a file in the page: a picture, the pages of a PDF, or that it cannot be shown here.
import { useCallback, useEffect, useState } from 'react'
import { useT } from '../../kit/t.ts'
import { Banner } from '../states/banner.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { Spinner } from '../states/spinner.tsx'
import { fileText } from './file-text.ts'
import './file-view.css'

const LazyPdf = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages)

/** Kinds that the page shows; others are only downloaded. */
export const isShownHere = (mediaType: string): boolean =>
  ['application/pdf', 'image/jpeg', 'image/png'].includes(mediaType)

function Picture({ content, name, onTrouble }: { content: Blob; name: string; onTrouble: () => void }) {
  const t = useT()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address ? <img src={address} alt={t(fileText.contentOf, { name })} onError={onTrouble} /> : null
}

/** `content` is undefined while it comes; `refused` is the sentence in its place where it does not. */
export function FileView({ name, mediaType, content, refused }: FileViewProps) {
  const t = useT()
  const [broken, setBroken] = useState(false)
  const onTrouble = useCallback(() => setBroken(true), [])
  if (!isShownHere(mediaType)) return <p className="muted">{t(fileText.notShown)}</p>
  if (refused) return <Banner tone="error" live title={refused} />
  if (broken) return <Banner tone="attention" live title={t(fileText.broken)} />
  return (
    // Focusable, so that a keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="file-view" role="region" tabIndex={0} aria-label={t(fileText.contentOf, { name })}>
      {!content && (
        <p className="row dense" role="status">
          <Spinner /> {t(fileText.opening)}
        </p>
      )}
      {content && mediaType === 'application/pdf' && <LazyPdf content={content} onTrouble={onTrouble} />}
      {content && mediaType !== 'application/pdf' && (
        <Picture content={content} name={name} onTrouble={onTrouble} />
      )}
    </div>
  )
}

export type FileViewProps = {
  name: string
  mediaType: string
  content: Blob | undefined
  refused?: string | undefined
}
