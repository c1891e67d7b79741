// The list of a SearchSelect with its search field; loaded when the first one is opened.
import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { OptionRow, type Option } from '../fields/select.tsx'
import { Spinner } from '../states/spinner.tsx'
import { uiText } from '../text.ts'
import { useLoadedOptions, type LoadOptions } from '../fields/use-loaded-options.ts'

/** Everything is held by the field: what is open, searched for and chosen. */
export function SearchPanel(props: SearchPanelProps) {
  const { trigger, isOpen, onClose, label, query, onQuery, options, load, value, onChoose } = props
  const t = useT()
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true })
  const loaded = useLoadedOptions(load, query, isOpen)
  const wanted = query.trim()
  const found =
    options?.filter(({ label: name, code = '', detail = '', words = '' }) =>
      contains(`${name} ${code} ${detail} ${words}`, wanted),
    ) ?? loaded.options
  return (
    <Popover
      className="pop fill"
      aria-label={label}
      triggerRef={trigger}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
    >
      <Autocomplete inputValue={query} onInputChange={onQuery}>
        <SearchField aria-label={`${t(uiText.search)}: ${label}`} autoFocus className="pop-search">
          <span className="input sm">
            <Icon of={Search} size="s" />
            <Input />
            {loaded.busy && <Spinner />}
          </span>
        </SearchField>
        <ListBox
          className="list"
          aria-label={label}
          items={found}
          dependencies={[wanted]}
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => {
            // Nothing is chosen when the option that was chosen already is pressed again.
            const option = found.find(({ id }) => keys !== 'all' && keys.has(id))
            if (option) onChoose(option)
            onClose()
          }}
        >
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
  )
}

export type SearchPanelProps = {
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose: () => void
  label: string
  query: string
  onQuery: (query: string) => void
  options?: Option[]
  load?: LoadOptions
  value: string | null
  onChoose: (option: Option) => void
}
