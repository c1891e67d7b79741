// A choice from a long list with a search field in the popover: ports, cities, customers, HS codes.
import clsx from 'clsx'
import { ChevronDown, Search } from 'lucide-react'
import { useState, type FocusEventHandler, type Ref } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select, SelectValue } from 'react-aria-components/Select'
import { useT } from '../kit/t.ts'
import { AriaLabel, AriaNote, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { OptionRow, type Option } from './select.tsx'
import { Spinner } from './spinner.tsx'
import { uiText } from './text.ts'
import { useLoadedOptions, type LoadOptions } from './use-loaded-options.ts'

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
  const t = useT()
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true })
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<Option>()
  const loaded = useLoadedOptions(load, query, open)
  const wanted = query.trim()
  const found =
    options?.filter((option) =>
      contains(`${option.label} ${option.code ?? ''} ${option.detail ?? ''}`, wanted),
    ) ?? loaded.options
  const current = [picked, chosen, ...(options ?? []), ...found].find((option) => option?.id === value)
  const choose = (key: string) => {
    const option = found.find((candidate) => candidate.id === key)
    if (!option) return
    setPicked(option)
    onChange?.(option.id, option)
  }
  return (
    <Select
      className={clsx('field', field.className)}
      name={field.name}
      value={value}
      onChange={(key) => choose(key as string)}
      onBlur={field.onBlur}
      allowsEmptyCollection
      isOpen={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) setQuery('')
      }}
      isDisabled={field.disabled}
      isInvalid={field.error !== undefined}
    >
      <AriaLabel label={field.label} optional={field.optional} />
      <Button
        ref={ref}
        className={clsx('input', field.error !== undefined && 'is-err', field.disabled && 'is-off')}
      >
        {current?.icon && <Icon of={current.icon} />}
        <SelectValue className={clsx('grow', !current && 'ph')}>{current?.label ?? placeholder}</SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <AriaNote hint={field.hint} error={field.error} />
      <Popover className="pop fill">
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <SearchField aria-label={`${t(uiText.search)}: ${field.label}`} autoFocus className="pop-search">
            <span className="input sm">
              <Icon of={Search} size="s" />
              <Input />
              {loaded.busy && <Spinner />}
            </span>
          </SearchField>
          <ListBox className="list" items={found} dependencies={[wanted]}>
            {(option) => <OptionRow option={option} query={wanted} />}
          </ListBox>
        </Autocomplete>
        <p className="list-foot cap muted" role="status">
          {loaded.failed && t(uiText.errorTitle)}
          {!loaded.failed && loaded.busy && t(uiText.loading)}
          {!loaded.failed &&
            !loaded.busy &&
            (found.length > 0 ? t(uiText.matches, { count: found.length }) : t(uiText.noMatches))}
        </p>
      </Popover>
    </Select>
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
