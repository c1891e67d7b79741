// The field in which a value of a setting is entered, by its kind.
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import type { SettingRow } from '@marsa/model/settings/setting.ts'
import { counted } from '@marsa/model/settings/value-words.ts'
import { useLang } from '../../../kit/direction.tsx'
import { useT } from '../../../kit/t.ts'
import { ErrorText } from '../../../ui/fields/field.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { settingsText as words } from '../text.ts'
import { DatedField, type DatedRows } from './dated-field.tsx'
import { WeekField } from './week-field.tsx'

export type ValueFieldProps = {
  row: SettingRow
  value: unknown
  onChange: (value: unknown) => void
  error?: string
}

export function ValueField({ row, value, onChange, error }: ValueFieldProps) {
  const t = useT()
  const { lang } = useLang()
  const { entry } = row
  if (entry.kind === 'switch')
    return (
      <Switch value={value === true} onChange={onChange}>
        {row.name[lang]}
      </Switch>
    )
  if (entry.kind === 'choice')
    return (
      <Select
        label={t(words.value)}
        error={error}
        value={value as string}
        options={Object.entries(entry.options).map(([id, name]) => ({ id, label: name[lang] }))}
        onChange={onChange}
      />
    )
  if (entry.kind === 'week')
    return (
      <div className="stack g3">
        <WeekField week={value as WorkCalendar['week']} onChange={onChange} />
        {error !== undefined && <ErrorText text={error} />}
      </div>
    )
  if (entry.kind === 'number' || entry.kind === 'range' || entry.kind === 'dated') {
    const hint = t(words.bounds, {
      least: counted(lang, row, entry.least),
      most: counted(lang, row, entry.most),
    })
    if (entry.kind === 'number')
      return (
        <NumberInput
          label={t(words.value)}
          hint={hint}
          error={error}
          value={value as number | null}
          onChange={onChange}
          decimals={entry.decimals}
        />
      )
    if (entry.kind === 'dated')
      return (
        <div className="stack g3">
          <DatedField hint={hint} rows={value as DatedRows} onChange={onChange} />
          {error !== undefined && <ErrorText text={error} />}
        </div>
      )
    const [least, most] = value as [number | null, number | null]
    return (
      <div className="stack g3">
        <div className="set-pair">
          <NumberInput
            label={t(words.from)}
            hint={hint}
            value={least}
            onChange={(next) => onChange([next, most])}
          />
          <NumberInput label={t(words.to)} value={most} onChange={(next) => onChange([least, next])} />
        </div>
        {error !== undefined && <ErrorText text={error} />}
      </div>
    )
  }
  return (
    <TextInput
      label={t(words.value)}
      hint={entry.kind === 'text' ? undefined : t(words.emptyHint)}
      error={error}
      dir="ltr"
      type={
        entry.kind === 'email'
          ? 'email'
          : entry.kind === 'phone'
            ? 'tel'
            : entry.kind === 'link'
              ? 'url'
              : 'text'
      }
      value={(value as string | null) ?? ''}
      onChange={(next) => onChange(next.trim() === '' ? null : next.trim())}
    />
  )
}
