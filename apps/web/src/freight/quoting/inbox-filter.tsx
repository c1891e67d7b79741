// More filters of an agent's list in a panel that a button opens: transport, ends, what is due, what the cargo is.
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { dueChoices, inboxMarks, type Due, type InboxFilters } from '@marsa/model/freight/quoting/inbox.ts'
import { dueText, inboxText as words } from '@marsa/model/freight/quoting/inbox-text.ts'
import { kindsOfMode } from '@marsa/model/reference/place.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { LaneEnd } from '../shipment/lane-end.tsx'
import type { InboxSearch } from './inbox-search.ts'

export type InboxFilterProps = {
  search: InboxSearch
  onChange: (change: Pick<InboxSearch, 'mode' | 'own'>) => void
}

export function InboxFilter({ search, onChange }: InboxFilterProps) {
  const t = useT()
  return (
    <Popover label={t(words.filters)} trigger={<Button icon={SlidersHorizontal}>{t(words.filters)}</Button>}>
      {(close) => (
        <Choices
          search={search}
          onChange={(change) => {
            close()
            onChange(change)
          }}
        />
      )}
    </Popover>
  )
}

function Choices({ search, onChange }: InboxFilterProps) {
  const t = useT()
  const [mode, setMode] = useState(search.mode)
  const [own, setOwn] = useState<InboxFilters>(search.own ?? {})
  const set = (change: { [Key in keyof InboxFilters]?: InboxFilters[Key] | undefined }) =>
    setOwn((before) => {
      const kept = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined)
      return Object.fromEntries(kept)
    })
  const kinds = kindsOfMode[mode ?? 'any']
  const marks = inboxMarks.filter((mark) => mark !== 'declined' || search.tab === 'others')
  return (
    <form
      className="stack g4 inbox-filter"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ mode, own })
      }}
    >
      <Segments
        label={t(words.mode)}
        value={mode ?? 'any'}
        segments={(['any', 'sea', 'air'] as const).map((id) => ({ id, label: t(words[id]) }))}
        onChange={(id) => setMode((['sea', 'air'] as const).find((each) => each === id))}
      />
      {(['origin', 'destination'] as const).map((end) => (
        <LaneEnd
          key={end}
          label={t(words[end])}
          placeholder={t(words.anywhere)}
          kinds={kinds}
          value={own[end] ?? null}
          onChange={(code) => set({ [end]: code })}
        />
      ))}
      <Segments
        label={t(words.due)}
        value={own.due ?? 'any'}
        segments={[
          { id: 'any', label: t(words.any) },
          ...dueChoices.map((id) => ({ id, label: t(dueText[id]) })),
        ]}
        onChange={(id) => set({ due: id === 'any' ? undefined : (id as Due) })}
      />
      <div className="stack g2">
        {marks.map((mark) => (
          <Checkbox
            key={mark}
            value={own[mark] === 'yes'}
            onChange={(on) => set({ [mark]: on ? 'yes' : undefined })}
          >
            {t(words[mark])}
          </Checkbox>
        ))}
      </div>
      <Button type="submit" variant="primary" block changes={false}>
        {t(words.show)}
      </Button>
    </form>
  )
}
