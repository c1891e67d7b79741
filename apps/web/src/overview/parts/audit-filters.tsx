// Filters of the audit trail; the address holds them, and they take effect together.
import { useState } from 'react'
import { auditObjectRow, auditObjectText } from '@marsa/model/overview/audit-words.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DateRange } from '../../ui/fields/date-range.tsx'
import { FilterBar } from '../../ui/lists/filter-bar.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { auditText as words } from '../audit-text.ts'
import type { AuditSearch } from '../audit-search.ts'

const texts = ['person', 'company', 'object', 'action'] as const
type Filters = Omit<AuditSearch, 'view'>

export function AuditFilters({
  search,
  onChange,
}: {
  search: Filters
  onChange: (filters: Filters) => void
}) {
  const t = useT()
  const [draft, setDraft] = useState(search)
  const set = (change: Filters) => setDraft({ ...draft, ...change })
  const now = (change: Filters) => {
    const next = { ...draft, ...change }
    setDraft(next)
    onChange(next)
  }
  const chips = [
    ...texts.flatMap((id) => (search[id] ? [{ id, label: `${t(words[id])}: ${search[id]}` }] : [])),
    ...(search.kind ? [{ id: 'kind', label: t(auditObjectRow(search.kind)) }] : []),
    ...(search.from ? [{ id: 'from', label: `${search.from} – ${search.to ?? ''}` }] : []),
  ]
  return (
    <form
      className="list-filters audit-filters"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(draft)
      }}
    >
      <FilterBar
        chips={chips}
        onRemove={(id) => now(id === 'from' ? { from: undefined, to: undefined } : { [id]: undefined })}
        onClear={() =>
          now(Object.fromEntries([...texts, 'kind', 'from', 'to'].map((name) => [name, undefined])))
        }
      >
        {texts.map((id) => (
          <TextInput
            key={id}
            label={t(words[id])}
            dir={id === 'action' || id === 'object' ? 'ltr' : 'auto'}
            value={draft[id] ?? ''}
            onChange={(text) => set({ [id]: text.trim() === '' ? undefined : text })}
          />
        ))}
        <Select
          label={t(words.kind)}
          placeholder={t(words.anyKind)}
          value={draft.kind ?? null}
          onChange={(kind) => now({ kind })}
          options={Object.entries(auditObjectText).map(([id, row]) => ({ id, label: t(row) }))}
        />
        <DateRange
          label={t(words.dates)}
          value={draft.from && draft.to ? { from: draft.from, to: draft.to } : null}
          onChange={(range) => now({ from: range?.from, to: range?.to })}
        />
        <Button type="submit" variant="primary">
          {t(words.apply)}
        </Button>
      </FilterBar>
    </form>
  )
}
