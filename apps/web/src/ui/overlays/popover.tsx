// A small panel tied to the button that opens it.
import clsx from 'clsx'
import { use, type ReactElement, type ReactNode } from 'react'
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Trigger } from '../actions/trigger.tsx'

/** `trigger` is a Button of ours; `label` names the panel; `children` may be a function that receives `close`. */
export function Popover({ trigger, label, children, placement = 'bottom start', flush }: PopoverProps) {
  return (
    <DialogTrigger>
      <Trigger>{trigger}</Trigger>
      <AriaPopover className={clsx('pop', !flush && 'pop-b')} aria-label={label} placement={placement}>
        <Panel>{children}</Panel>
      </AriaPopover>
    </DialogTrigger>
  )
}

type Slot = ReactNode | ((close: () => void) => ReactNode)
export type PopoverProps = {
  trigger: ReactElement<object>
  label: string
  children: Slot
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** Without padding, for lists. */
  flush?: boolean
}

function Panel({ children }: { children: Slot }) {
  const trigger = use(OverlayTriggerStateContext)
  return typeof children === 'function' ? children(() => trigger?.close()) : children
}
