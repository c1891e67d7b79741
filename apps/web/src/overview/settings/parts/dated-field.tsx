// A value that changes with time: rows of a day and the value that holds from it on.
import { Plus, Trash2 } from 'lucide-react'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateInput } from '../../../ui/fields/date-input.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { settingsText as words } from '../text.ts'

/** As it is while being entered: both may be empty. */
export type DatedRows = readonly (readonly [from: string | null, value: number | null])[]

const mostRows = 12

export function DatedField({
  rows,
  hint,
  onChange,
}: {
  rows: DatedRows
  hint: string
  onChange: (rows: DatedRows) => void
}) {
  const t = useT()
  const set = (at: number, row: DatedRows[number]) => onChange(rows.with(at, row))
  return (
    <div className="stack g3">
      <p className="hint">{hint}</p>
      {rows.map(([from, value], at) => (
        // Rows have no name of their own: their place is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="set-dated">
          <DateInput label={t(words.since)} value={from} onChange={(next) => set(at, [next, value])} />
          <NumberInput label={t(words.value)} value={value} onChange={(next) => set(at, [from, next])} />
          {rows.length > 1 && (
            <IconButton
              icon={Trash2}
              label={t(words.removeRow, { number: at + 1 })}
              onPress={() => onChange(rows.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {rows.length < mostRows && (
        <Button size="s" icon={Plus} onPress={() => onChange([...rows, [null, null]])}>
          {t(words.addRow)}
        </Button>
      )}
    </div>
  )
}
