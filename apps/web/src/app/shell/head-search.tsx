// The search of the header: suggestions while one types, Enter leads to everything that was found.
import { Search } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useLang } from '../../kit/direction.tsx'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { isTyping } from '../../kit/typing.ts'
import { Icon } from '../../ui/values/icon.tsx'
import type { Go } from '../../overview/parts/suggestions.tsx'
import { appText } from '../text.ts'

// Loaded when somebody begins to type.
const Suggestions = lazy(async () => ({ default: (await import('../../overview/door.tsx')).Suggestions }))

/**
 * Ctrl K (or Cmd K) and a slash lead into the field, unless something is being typed or a dialog is open; where the window
 * has no room for it, they open the page of the search.
 */
const focusByKey = (field: RefObject<HTMLInputElement | null>, open: () => void): (() => void) => {
  const press = (event: globalThis.KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isShortcut && !(isSlash && !isTyping(event.target))) return
    if (!field.current || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    if (!field.current.checkVisibility()) return open()
    field.current.focus()
    field.current.select()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

/** `className` is the look: the header's own, or a field's in the menu of a phone. */
export function HeadSearch({
  className = 'head-search',
  onDone,
}: {
  className?: string
  onDone?: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [rows, setRows] = useState<Go[]>([])
  const listener = (found: Go[]) => {
    setRows(found)
    setActive(-1)
  }
  const go = (to: Go) => {
    setOpen(false)
    if (typeof to === 'string') void navigate({ href: to })
    else to()
    onDone?.()
  }
  const all = () =>
    `/${lang}/search${text.trim() && `?${new URLSearchParams({ text: text.trim() }).toString()}`}`
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || rows.length === 0) return
    event.preventDefault()
    setOpen(true)
    // One more than there are rows: the field itself stands between the last and the first.
    setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
  }
  const input = useRef<HTMLInputElement>(null)
  const open = useEffectEvent(() => go(all()))
  useEffect(() => focusByKey(input, () => open()), [])
  const shown = isOpen && rows.length > 0
  return (
    <search className="head-find">
      <form
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          go((isOpen && rows[active]) || all())
        }}
      >
        <Icon of={Search} size="s" />
        <input
          ref={input}
          name="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K /"
          aria-label={t(appText.find)}
          placeholder={t(appText.find)}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
      </form>
      {isOpen && text.trim().length > 1 && (
        <Suspense fallback={null}>
          <Suggestions id={listId} text={text} active={active} onRows={listener} onGo={go} />
        </Suspense>
      )}
    </search>
  )
}
