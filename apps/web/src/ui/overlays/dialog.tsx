// A dialog over the page, a bottom sheet on a phone; focus stays inside and returns to what opened it.
import clsx from 'clsx'
import { X } from 'lucide-react'
import { useCallback, useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useT } from '../../kit/t.ts'
import { doubleClick } from '../actions/double-click.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { uiText } from '../text.ts'

/**
 * Controlled by `isOpen` and `onClose`, or inside a `DialogTrigger` with neither. `children` and `footer` may be functions
 * that receive `close`. `side` is a drawer at the end of the page; `locked` keeps it open on Escape and outside clicks.
 */
export function Dialog({
  title,
  children,
  footer,
  isOpen,
  onClose,
  size = 'm',
  side,
  locked,
  role,
}: DialogProps) {
  const t = useT()
  const openedAt = useRef(0)
  const noteOpened = useCallback((drawn: HTMLElement | null) => {
    if (drawn) openedAt.current = performance.now()
  }, [])
  return (
    <ModalOverlay
      className={clsx('scrim', side && 'side')}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={!locked && role !== 'alertdialog'}
      isKeyboardDismissDisabled={locked}
      // A button above a sheet was pressed twice: the second press falls on the scrim, and is not meant to close.
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > doubleClick}
    >
      <Modal ref={noteOpened} className="modal">
        <AriaDialog role={role} className={clsx('dialog', size === 'l' && 'wide-d')}>
          {({ close }) => (
            <>
              {!side && <span className="grab" />}
              <header className="dialog-h">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {!locked && (
                  <IconButton icon={X} label={t(uiText.close)} onPress={close} className="dialog-x" bare />
                )}
              </header>
              <div className="dialog-b">{typeof children === 'function' ? children(close) : children}</div>
              {footer && (
                <footer className="dialog-f">{typeof footer === 'function' ? footer(close) : footer}</footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

type Slot = ReactNode | ((close: () => void) => ReactNode)
export type DialogProps = {
  title: ReactNode
  children: Slot
  footer?: Slot
  isOpen?: boolean
  onClose?: () => void
  size?: 'm' | 'l'
  side?: boolean
  locked?: boolean
  role?: 'dialog' | 'alertdialog'
}
