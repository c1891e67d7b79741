// A choice from a long list with a search field in the popover: ports, cities, customers, HS codes.
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { LabelText, Note, type FieldProps } from './field.tsx'
import { Icon } from '../values/icon.tsx'
import { lazyLoad, useLazy } from '../lazy.ts'
import { LoadTrouble } from '../states/load-trouble.tsx'
import type { Option } from './select.tsx'
import { Spinner } from '../states/spinner.tsx'
import type { LoadOptions } from './use-loaded-options.ts'

/** The list with its search; a page with such fields may fetch it ahead. */
export const searchPanel = lazyLoad(async () => (await import('../lists/search-panel.tsx')).SearchPanel)

/** Give `options` to search in the browser, or `load` to ask the server; `chosen` is the known option of `value` when `load` is used. */
export function SearchSelect({
  options,
  load,
  value = null,
  chosen,
  onChange,
  placeholder,
  ref,
  ...field
}: SearchSelectProps) {
  const { hint, error } = field
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!, [])
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<Option>()
  const { part: Panel, failed, retry } = useLazy(searchPanel, open)
  const current = [picked, chosen, ...(options ?? [])].find((option) => option?.id === value)
  const noted = hint !== undefined || error !== undefined
  const close = () => {
    setOpen(false)
    setQuery('')
  }
  /** Letters typed on the button are searched for, also while the list is still on its way. */
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (open && key === 'Escape') return close()
    const letter = key.length === 1 && (key !== ' ' || query !== '')
    if (!letter && key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    if (letter) setQuery((typed) => typed + key)
  }
  return (
    <div className={clsx('field', field.className)}>
      <label className="label" id={`${id}label`} htmlFor={id}>
        <LabelText label={field.label} optional={field.optional} />
      </label>
      <button
        ref={button}
        id={id}
        type="button"
        className={clsx('input', error !== undefined && 'is-err', field.disabled && 'is-off')}
        disabled={field.disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-labelledby={`${id}value ${id}label`}
        aria-describedby={noted ? `${id}note` : undefined}
        onClick={(event) => {
          event.currentTarget.focus({ preventScroll: true })
          setOpen(true)
        }}
        onKeyDown={onKey}
        onPointerEnter={searchPanel.preload}
        onFocus={searchPanel.preload}
        onBlur={(event) => {
          if (!open) field.onBlur?.(event)
          // Whoever has gone on is not called back by a list that comes late.
          else if (!Panel && !failed) close()
        }}
      >
        {current?.icon && <Icon of={current.icon} />}
        <span className={clsx('grow', !current && 'ph')} id={`${id}value`}>
          {current?.label ?? placeholder}
        </span>
        {open && !Panel && !failed ? <Spinner /> : <Icon of={ChevronDown} />}
      </button>
      {noted && <Note id={`${id}note`} hint={hint} error={error} />}
      {Panel && (
        <Panel
          trigger={button}
          isOpen={open}
          onClose={close}
          label={field.label}
          query={query}
          onQuery={setQuery}
          options={options}
          load={load}
          value={value}
          onChoose={(option) => {
            setPicked(option)
            onChange?.(option.id, option)
          }}
        />
      )}
      {failed && open && <LoadTrouble onRetry={retry} onClose={close} />}
    </div>
  )
}

export type SearchSelectProps = FieldProps & {
  options?: Option[]
  load?: LoadOptions
  value?: string | null
  chosen?: Option
  onChange?: (id: string, option: Option) => void
  onBlur?: FocusEventHandler<Element>
  placeholder?: string
  ref?: Ref<HTMLButtonElement>
}
