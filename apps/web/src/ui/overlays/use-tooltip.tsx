// When a tooltip is shown; what draws it, 19 kB, is fetched with the first one.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { lazyLoad, useLazy } from '../lazy.ts'

const delayMs = 500
const drawn = lazyLoad(async () => (await import('./tooltip.tsx')).Tooltip)

/** Handlers of one button of React Aria, and its tooltip. */
export const useTooltip = (text: string) => {
  const [over, setOver] = useState<Element>()
  const { part: Tooltip } = useLazy(drawn, over !== undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOver(undefined)
  }, [])
  useEffect(() => close, [close])
  const handlers: Pick<ButtonProps, 'onHoverStart' | 'onHoverEnd' | 'onPressStart' | 'onFocus' | 'onBlur'> = {
    onHoverStart: ({ target }) => {
      drawn.preload()
      timer.current = setTimeout(setOver, delayMs, target)
    },
    onHoverEnd: close,
    onPressStart: close,
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) setOver(target)
    },
    onBlur: close,
  }
  return { handlers, tooltip: over && Tooltip && <Tooltip of={over} text={text} onClose={close} /> }
}
