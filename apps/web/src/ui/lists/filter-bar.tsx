// The filters of a list: search and selects in a row, then what is set as chips that can be taken off.
import { Search, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

export type FilterChip = { id: string; label: string }

/** `children` are the controls; `chips` the filters that are set; the screen keeps them in the address. */
export function FilterBar({ children, chips = [], onRemove, onClear }: FilterBarProps) {
  const t = useT()
  return (
    <div className="stack g3" role="group" aria-label={t(uiText.filters)}>
      <div className="row wrap filters">{children}</div>
      {chips.length > 0 && (
        <div className="row wrap g2">
          {chips.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="chip on"
              aria-label={t(uiText.removeNamed, { name: label })}
              onClick={() => onRemove?.(id)}
            >
              {label}
              <Icon of={X} />
            </button>
          ))}
          <button type="button" className="btn btn-t btn-sm" onClick={onClear}>
            {t(uiText.clearAll)}
          </button>
        </div>
      )}
    </div>
  )
}

export type FilterBarProps = {
  children?: ReactNode
  chips?: FilterChip[]
  onRemove?: (id: string) => void
  onClear?: () => void
}

/** A search field without a label above it; `onSearch` comes with Enter and with clearing, not with every letter. */
export function SearchBox({ label, value, onSearch, area }: SearchBoxProps) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const clear = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <form
      role="search"
      aria-label={area}
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed)
      }}
    >
      <span className="input">
        <Icon of={Search} />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && typed !== '' && clear()}
        />
        {typed !== '' && (
          <button
            type="button"
            className="in-btn"
            aria-label={t(uiText.clear)}
            onClick={() => {
              clear()
              field.current?.focus()
            }}
          >
            <Icon of={X} size="s" />
          </button>
        )}
      </span>
    </form>
  )
}

export type SearchBoxProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Tells two searches of one page apart. */
  area?: string
}
