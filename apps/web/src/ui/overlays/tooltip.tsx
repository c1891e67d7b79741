// A short name shown on hover and keyboard focus; never the only place of a fact.
import { useEffect, useMemo } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'

export type TooltipProps = { of: Element; text: string; onClose: () => void }

/** Stands over the element while it is drawn; Escape takes it away. */
export function Tooltip({ of, text, onClose }: TooltipProps) {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: onClose }),
    [onClose],
  )
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip className="tip" offset={6} triggerRef={{ current: of }}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
