// Which column of the file fills which field: guessed, shown, and corrected.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { bulkFields, columnOf } from '@marsa/model/freight/bulk/bulk-columns.ts'
import { mapBatch, type Batch } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { unfilledFields, type Mapping } from '@marsa/model/freight/bulk/bulk-mapping.ts'
import { bulkText } from '@marsa/model/freight/bulk/bulk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { batchReads } from './queries.ts'

const unused = 'unused'

export function BulkColumns({ batch }: { batch: Batch }) {
  const t = useT()
  const { lang } = useLang()
  const missing = unfilledFields(batch.mapping)
  const [isOpen, setOpen] = useState(missing.length > 0)
  const names = new Intl.ListFormat(lang).format(missing.map((field) => columnOf(field)[lang]))
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
  const map = useCommand(mapBatch, { refreshes: batchReads, onDone })
  const choose = (at: number, id: string): void =>
    setMapping((before) =>
      // A field moves from the column that had it.
      before.map((field, index) =>
        index === at ? (bulkFields.find((each) => each === id) ?? null) : field === id ? null : field,
      ),
    )
  const options = [
    { id: unused, label: t(bulkText.notUsed) },
    ...bulkFields.map((field) => ({ id: field, label: columnOf(field)[lang] })),
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
