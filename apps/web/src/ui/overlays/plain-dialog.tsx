// A dialog made by the browser alone, for where the library is not loaded: signing in, and a part that did not come.
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** Open for as long as it is drawn; the browser keeps the focus inside and gives it back. */
export function PlainDialog({ title, children, footer, onClose }: PlainDialogProps) {
  const t = useT()
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  // Before it leaves the page, or the browser has no place left to give the focus back to.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={box}
      className="scrim"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="modal">
        <div className="dialog">
          <span className="grab" />
          <header className="dialog-h">
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className="icon-btn dialog-x"
              aria-label={t(uiText.close)}
              onClick={onClose}
            >
              <Icon of={X} />
            </button>
          </header>
          <div className="dialog-b">{children}</div>
          {footer && <footer className="dialog-f">{footer}</footer>}
        </div>
      </div>
    </dialog>
  )
}

export type PlainDialogProps = {
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
}
