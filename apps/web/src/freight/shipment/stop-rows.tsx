// Stops on the way as an agent enters them: none said, a direct way, or rows of place, reason and days.
import { Plus, Trash2 } from 'lucide-react'
import { requestViewText as words } from '@marsa/model/freight/screen-text.ts'
import { mostStops, stopKinds, stopKindText, type StopKind } from '@marsa/model/requests/way-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import type { OwnFieldsProps } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { usePlaceOption, usePlaceSearch } from '../wizard/wizard-lookups.ts'

type Stops = NonNullable<OwnFieldsProps['values']['way']>
type Stop = Stops[number]

const newStop: Stop = { place: null, kind: 'transshipment', days: null }
const kinds = ['port', 'airport', 'city'] as const

export function StopRows({ values, onChange, serverErrors }: OwnFieldsProps) {
  const t = useT()
  const { lang } = useLang()
  const { way, stops } = values
  const chosen = way === null ? 'none' : way.length === 0 ? 'direct' : 'some'
  const choose = (id: string) =>
    onChange({ way: id === 'none' ? null : id === 'direct' ? [] : way?.length ? way : [newStop] })
  return (
    <section className="stack g3 q-way" aria-label={t(words.stops)}>
      <Select
        label={t(words.stops)}
        hint={way === null && stops ? t(words.stopsWritten, { text: `\u2068${stops}\u2069` }) : undefined}
        options={[
          { id: 'none', label: t(words.stopsNotStated) },
          { id: 'direct', label: t(words.stopsDirect) },
          { id: 'some', label: t(words.stopsSome) },
        ]}
        value={chosen}
        onChange={choose}
      />
      {way?.map((stop, at) => (
        <StopRow
          // oxlint-disable-next-line react/no-array-index-key -- a stop has no other name while it is entered
          key={at}
          stop={stop}
          title={t(words.stopNumber, { number: number(at + 1, lang) })}
          remove={t(words.removeStop, { number: number(at + 1, lang) })}
          error={serverErrors[`way.${at}.place`]}
          onChange={(change) => onChange({ way: way.with(at, { ...stop, ...change }) })}
          onRemove={() => onChange({ way: way.toSpliced(at, 1) })}
        />
      ))}
      {way && way.length > 0 && way.length < mostStops && (
        <div>
          <Button size="s" icon={Plus} changes={false} onPress={() => onChange({ way: [...way, newStop] })}>
            {t(words.addStop)}
          </Button>
        </div>
      )}
    </section>
  )
}

type RowProps = {
  stop: Stop
  title: string
  remove: string
  error: string | undefined
  onChange: (change: Partial<Stop>) => void
  onRemove: () => void
}

function StopRow({ stop, title, remove, error, onChange, onRemove }: RowProps) {
  const t = useT()
  const load = usePlaceSearch({ kinds, country: null, abroad: false })
  return (
    <fieldset className="q-stop">
      <legend className="vh">{title}</legend>
      <SearchSelect
        label={`${t(words.stopPlace)} (${title})`}
        load={load}
        value={stop.place}
        chosen={usePlaceOption(stop.place)}
        error={error}
        onChange={(place) => onChange({ place })}
      />
      <Select
        label={t(words.stopKind)}
        options={stopKinds.map((id) => ({ id, label: t(stopKindText[id]) }))}
        value={stop.kind}
        onChange={(kind) => onChange({ kind: kind as StopKind })}
      />
      <NumberInput
        label={t(words.stopDays)}
        optional
        min={0}
        max={60}
        value={stop.days}
        onChange={(days) => onChange({ days })}
      />
      <IconButton icon={Trash2} label={remove} onPress={onRemove} bare />
    </fieldset>
  )
}
