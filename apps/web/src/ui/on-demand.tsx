// A button whose menu or panel is loaded by the first press; hover and focus fetch it ahead.
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { Icon, type IconKind } from './icon.tsx'

/** `load` gets the part that draws the same button with what it opens; it takes over the press. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: await load() }))
  return function OnDemand({ face, opens, ...props }: Props & OnDemandProps) {
    const [wanted, setWanted] = useState(false)
    const ahead = () => void load().catch(() => undefined)
    const button = (
      <button
        type="button"
        className={buttonClass('secondary', 'm')}
        aria-haspopup={opens}
        aria-expanded={false}
        onClick={() => setWanted(true)}
        onPointerEnter={ahead}
        onFocus={ahead}
      >
        {face.icon && <Icon of={face.icon} />}
        {face.label}
      </button>
    )
    if (!wanted) return button
    return (
      <Suspense fallback={button}>
        <Pressed>
          <Part {...(props as unknown as Props)} />
        </Pressed>
      </Suspense>
    )
  }
}

export type OnDemandProps = { face: { label: ReactNode; icon?: IconKind }; opens: 'menu' | 'dialog' }

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
