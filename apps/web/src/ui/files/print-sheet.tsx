// What a page is on paper: a sheet of its own in place of the page, headed by a number and a code that leads back.
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../kit/t.ts'
import { QrCode } from '../values/qr-code.tsx'
import { Ref } from '../values/ref.tsx'
import { uiText } from '../text.ts'
import { usePrinting } from './use-printing.ts'
import { When } from '../values/when.tsx'
import './print-sheet.css'

/** On the screen there is nothing: the sheet is drawn while the page is printed, and then stands alone in the document. */
export function PrintSheet(props: SheetProps) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null
}

function Sheet({ kind, number, lead, state, children }: SheetProps) {
  const t = useT()
  const [printedAt] = useState(() => new Date())
  const address = location.origin + location.pathname
  return (
    <article className="print-sheet">
      <header>
        <div>
          <p>
            <b className="print-brand">{t(uiText.product)}</b> {kind}
          </p>
          <h1>
            <Ref value={number} />
          </h1>
          <p className="print-lead">{lead}</p>
          <p>{state}</p>
        </div>
        <figure>
          <QrCode text={address} label={t(uiText.pageCode, { number })} />
          <figcaption>{t(uiText.scanPage)}</figcaption>
        </figure>
      </header>
      {children}
      <footer>
        <span>
          {t(uiText.printedAt)} <When value={printedAt} />
        </span>
        <bdi dir="ltr">{address}</bdi>
      </footer>
    </article>
  )
}

export type SheetProps = {
  /** What the number is of. */
  kind: ReactNode
  number: string
  lead: ReactNode
  state: ReactNode
  children: ReactNode
}

/** One part of the sheet; `half` puts it beside the next half. */
export function PrintPart({ title, half, children }: PartProps) {
  return (
    <section className={half ? 'print-half' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type PartProps = { title: ReactNode; half?: boolean; children: ReactNode }
