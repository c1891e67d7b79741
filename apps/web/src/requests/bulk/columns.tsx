// Which column of the file fills which field: guessed, shown, and corrected.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Batch } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { unfilledFields, type Mapping } from '@marsa/model/requests/bulk/bulk-mapping.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useBulk } from './bulk-pages.ts'
import { batchReads } from './queries.ts'

const unused = 'unused'

export function BulkColumns({ batch }: { batch: Batch }) {
  const t = useT()
  const { lang } = useLang()
  const { columns } = useBulk().sheet
  const missing = unfilledFields(columns, batch.mapping)
  const [isOpen, setOpen] = useState(missing.length > 0)
  const names = new Intl.ListFormat(lang).format(missing.map((field) => columns.of(field)[lang]))
  return (
    <section className="card card-b stack g4">
      <div className="row between wrap">
        <div>
          <h2>{t(bulkText.columns)}</h2>
          <p className="dense muted">
            {t(bulkText.matched, {
              used: number(batch.mapping.filter((field) => field !== null).length, lang),
              all: number(batch.headings.length, lang),
            })}
          </p>
          {missing.length > 0 && <p className="dense bulk-att">{t(bulkText.unfilled, { fields: names })}</p>}
        </div>
        <Button variant="text" aria-expanded={isOpen} changes={false} onPress={() => setOpen(!isOpen)}>
          {t(bulkText.changeColumns)}
          <Icon of={ChevronDown} size="s" />
        </Button>
      </div>
      {isOpen && <Matching key={batch.mapping.join()} batch={batch} onDone={() => setOpen(false)} />}
    </section>
  )
}

function Matching({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [mapping, setMapping] = useState<Mapping>(batch.mapping)
  const { calls, sheet } = useBulk()
  const { columns } = sheet
  const map = useCommand(calls.mapBatch, { refreshes: batchReads(calls), onDone })
  const choose = (at: number, id: string): void =>
    setMapping((before) =>
      // A field moves from the column that had it.
      before.map((field, index) =>
        index === at ? (columns.has(id) ? id : null) : field === id ? null : field,
      ),
    )
  const options = [
    { id: unused, label: t(bulkText.notUsed) },
    ...columns.fields.map((field) => ({ id: field, label: columns.of(field)[lang] })),
  ]
  return (
    <>
      <p className="dense muted">{t(bulkText.columnsBody)}</p>
      <div className="bulk-map">
        {batch.headings.map((heading, index) => (
          <Select
            key={`${heading}${index}`}
            label={heading || t(bulkText.untitled, { number: number(index + 1, lang) })}
            hint={batch.samples[index] ? <bdi>{batch.samples[index]}</bdi> : undefined}
            options={options}
            value={mapping[index] ?? unused}
            onChange={(id) => choose(index, id)}
          />
        ))}
      </div>
      <div className="row end">
        <Button
          variant="primary"
          isPending={map.isPending}
          onPress={() => map.mutate({ query: { id: batch.BatchId }, body: { mapping } })}
        >
          {t(bulkText.applyColumns)}
        </Button>
      </div>
    </>
  )
}
