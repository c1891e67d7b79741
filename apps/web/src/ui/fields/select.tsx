// A choice from a short list, opened in a popover.
import { Check, ChevronDown } from 'lucide-react'
import type { FocusEventHandler, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import clsx from 'clsx'
import { useT } from '../../kit/t.ts'
import { AriaLabel, AriaNote } from './aria-field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon, type IconKind } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** One thing to choose: `detail` in muted small text after the label, `code` as a tag at the end. */
export type Option = {
  id: string
  label: string
  detail?: string
  code?: string
  /** Other words that find it in a list with a search: its name in the other language. */
  words?: string
  icon?: IconKind
  disabled?: boolean
}

/** `value` is the id of an option or `null`; `ref` is the button that opens the list. */
export function Select({ options, value = null, onChange, placeholder, ref, ...field }: SelectProps) {
  const t = useT()
  const unchosen = placeholder ?? t(uiText.choose)
  const chosen = options.find((option) => option.id === value)
  return (
    <AriaSelect
      className={clsx('field', field.className)}
      name={field.name}
      value={value}
      onChange={(key) => onChange?.(key as string)}
      onBlur={field.onBlur}
      isDisabled={field.disabled}
      isInvalid={field.error !== undefined}
      placeholder={unchosen}
    >
      <AriaLabel label={field.label} optional={field.optional} />
      <Button
        ref={ref}
        className={clsx('input', field.error !== undefined && 'is-err', field.disabled && 'is-off')}
      >
        {chosen?.icon && <Icon of={chosen.icon} />}
        <SelectValue className={clsx('grow', !chosen && 'ph')}>{chosen?.label ?? unchosen}</SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <AriaNote hint={field.hint} error={field.error} />
      <Popover className="pop fill">
        <ListBox className="list" items={options}>
          {(option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

export type SelectProps = FieldProps & {
  options: Option[]
  value?: string | null
  onChange?: (id: string) => void
  onBlur?: FocusEventHandler<Element>
  placeholder?: string
  ref?: Ref<HTMLButtonElement>
}

/** A row of a list of options; `query` underlines the letters that were searched for. */
export function OptionRow({ option, query = '' }: { option: Option; query?: string }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.disabled} className="opt-row">
      {({ isSelected }) => (
        <>
          {option.icon && <Icon of={option.icon} size="s" />}
          <span className="grow">
            <Marked text={option.label} query={query} />
            {option.detail && <span className="cap muted"> {option.detail}</span>}
          </span>
          {option.code && (
            <span className="tag">
              <bdi dir="ltr" className="ref">
                {option.code}
              </bdi>
            </span>
          )}
          {isSelected && <Icon of={Check} size="s" />}
        </>
      )}
    </ListBoxItem>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  const at = query.trim() === '' ? -1 : text.toLowerCase().indexOf(query.trim().toLowerCase())
  if (at < 0) return text
  const end = at + query.trim().length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
