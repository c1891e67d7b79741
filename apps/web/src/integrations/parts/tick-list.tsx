// A set of boxes under one name, with the way to tick them all.
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { words } from '../text.ts'

type Props<Id extends string> = {
  legend: string
  choices: readonly { id: Id; label: string }[]
  value: readonly Id[]
  onChange: (value: Id[]) => void
  error?: string
}

export function TickList<Id extends string>({ legend, choices, value, onChange, error }: Props<Id>) {
  const t = useT()
  const every = value.length === choices.length
  const turn = (id: Id, on: boolean) =>
    onChange(choices.map((each) => each.id).filter((each) => (each === id ? on : value.includes(each))))
  return (
    <fieldset className="event-set stack g3">
      <legend>{legend}</legend>
      <Checkbox
        value={every}
        partly={value.length > 0 && !every}
        onChange={(on) => onChange(on ? choices.map((each) => each.id) : [])}
      >
        {t(words.allEvents)}
      </Checkbox>
      <div className="event-grid">
        {choices.map(({ id, label }) => (
          <Checkbox key={id} value={value.includes(id)} onChange={(on) => turn(id, on)}>
            {label}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <ErrorText text={error} />}
    </fieldset>
  )
}
