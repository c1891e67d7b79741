// A line of text with suggestions below it while somebody types: the arrow keys choose, Enter takes, Escape closes; what was typed stays as good.
import { useId, useState, type KeyboardEvent } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'
import './suggest-input.css'

export type Suggestion = { id: string; label: string; detail?: string }

/** While the list is open and one of it is chosen, Enter takes it and sends no form. */
export function SuggestInput({ suggestions, onTake, onChange, ...field }: SuggestInputProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const shown = isOpen ? suggestions : []
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const take = (index: number) => {
    const taken = shown[index]
    close()
    if (taken) onTake(taken.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt((now) => (now + step + shown.length + (now < 0 && step < 0 ? 1 : 0)) % shown.length)
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      take(at)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }
  return (
    <div className="suggest">
      <TextInput
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={at >= 0 && shown[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        onChange={(typed) => {
          setOpen(true)
          setAt(-1)
          onChange?.(typed)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {shown.length > 0 && (
        <div className="suggest-list" role="listbox" id={listId} aria-label={String(field.label)}>
          {shown.map(({ id, label, detail }, index) => (
            <div
              key={id}
              tabIndex={-1}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              // Before the field loses the focus, which closes the list.
              onMouseDown={(event) => {
                event.preventDefault()
                take(index)
              }}
            >
              <bdi>{label}</bdi>
              {detail && <bdi className="dense muted">{detail}</bdi>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

type SuggestInputProps = TextInputProps & {
  suggestions: readonly Suggestion[]
  onTake: (id: string) => void
}
