// A button whose menu or panel is loaded by the first press; hover and focus fetch it ahead.
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import type { IconKind } from '../values/icon.tsx'
import { lazyLoad, useLazy } from '../lazy.ts'
import { LoadTrouble } from '../states/load-trouble.tsx'

/** `load` gets the part that draws the same button with what it opens; it takes over the press. */
export const lazyButton = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const part = lazyLoad(load)
  return function LazyButton({ face, opens, ...props }: Props & LazyButtonProps) {
    const [wanted, setWanted] = useState(false)
    const { part: Part, failed, retry } = useLazy(part, wanted)
    if (wanted && Part)
      return (
        <Pressed>
          <Part {...(props as unknown as Props)} />
        </Pressed>
      )
    return (
      <>
        <Button
          icon={face.icon}
          aria-haspopup={opens}
          aria-expanded={false}
          onPress={() => setWanted(true)}
          onPointerEnter={part.preload}
          onFocus={part.preload}
        >
          {face.label}
        </Button>
        {failed && <LoadTrouble onRetry={retry} onClose={() => setWanted(false)} />}
      </>
    )
  }
}

export type LazyButtonProps = { face: { label: ReactNode; icon?: IconKind }; opens: 'menu' | 'dialog' }

/** Focuses and presses the button inside once, so that the focus has a place to come back to. */
function Pressed({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)
  const done = useRef(false)
  useEffect(() => {
    const button = frame.current?.querySelector('button')
    if (done.current || !button) return
    done.current = true
    button.focus()
    button.click()
  }, [])
  return (
    <span ref={frame} className="contents">
      {children}
    </span>
  )
}
