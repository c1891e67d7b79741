// Draws the pages of a PDF on canvases: nothing in it runs, no plug-in is asked, and a phone shows it like a desk.
import { useEffect, useRef, useState } from 'react'
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the build answers the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useT } from '../../kit/t.ts'
import { Button } from '../actions/button.tsx'
import { Spinner } from '../states/spinner.tsx'
import { fileText } from './file-text.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const pagesAtOnce = 5
/** Small letters need two dots for each of the screen; more only takes memory. */
const density = 2
const mostPixels = 4_000_000

const drawPage = async (page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): Promise<void> => {
  const plain = page.getViewport({ scale: 1 })
  const wanted = (width / plain.width) * density
  const most = Math.sqrt(mostPixels / (plain.width * plain.height))
  const viewport = page.getViewport({ scale: Math.min(wanted, most) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
}

const wordsOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

function Page({ file, at, onTrouble }: { file: PDFDocumentProxy; at: number; onTrouble: () => void }) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const page = await file.getPage(at)
      if (!wanted || !canvas.current) return
      await drawPage(page, canvas.current, canvas.current.parentElement?.clientWidth ?? 600)
      const found = await wordsOf(page)
      if (wanted) setWords(found)
    }
    draw().catch(() => wanted && onTrouble())
    return () => {
      wanted = false
    }
  }, [file, at, onTrouble])
  return (
    // Letters are placed from the left, also on an Arabic page: the drawing goes by the canvas's direction.
    <div className="file-page">
      <canvas
        ref={canvas}
        dir="ltr"
        role="img"
        aria-label={t(fileText.pageOf, { page: at, pages: file.numPages })}
      />
      <p className="vh" dir="auto">
        {words}
      </p>
    </div>
  )
}

/** `onTrouble` is told when the file cannot be drawn. */
export function PdfPages({ content, onTrouble }: { content: Blob; onTrouble: () => void }) {
  const t = useT()
  const [file, setFile] = useState<PDFDocumentProxy>()
  const [shown, setShown] = useState(pagesAtOnce)
  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined
    let wanted = true
    const open = async () => {
      const data = new Uint8Array(await content.arrayBuffer())
      if (!wanted) return
      task = getDocument({ data, enableXfa: false, useWasm: false, useWorkerFetch: false })
      const opened = await task.promise
      if (wanted) setFile(opened)
    }
    open().catch(() => wanted && onTrouble())
    return () => {
      wanted = false
      void task?.destroy()
    }
  }, [content, onTrouble])
  if (!file)
    return (
      <p className="row dense">
        <Spinner /> {t(fileText.opening)}
      </p>
    )
  return (
    <>
      {Array.from({ length: Math.min(shown, file.numPages) }, (_, at) => (
        <Page key={at} file={file} at={at + 1} onTrouble={onTrouble} />
      ))}
      {shown < file.numPages && (
        <Button size="s" onPress={() => setShown(shown + pagesAtOnce)}>
          {t(fileText.morePages)}
        </Button>
      )}
    </>
  )
}
