// The fields of a release: pieces of each item, who collects them, when, and a note.
import type { StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { slotsOn, type GateHours } from '@marsa/model/warehouse/site.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { DateInput, DateTimeInput } from '../../ui/fields/date-input.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { releaseText as words } from './release-text.ts'
import { slotNear, type ReleaseValues } from './release-values.ts'

export const releaseNoteLength = 300

type FieldsProps = {
  items: readonly StoredItemView[]
  values: ReleaseValues
  /** Field -> sentence. */
  serverErrors: Record<string, string>
  today: string
  /** When the gate is open; undefined where the warehouse has not said it. */
  hours: GateHours | undefined
  onChange: (change: Partial<ReleaseValues>) => void
}

export function ReleaseFields({ items, values, serverErrors, today, hours, onChange }: FieldsProps) {
  const t = useT()
  return (
    <>
      <Pieces items={items} values={values} serverErrors={serverErrors} onChange={onChange} />
      <section className="stack g3" aria-label={t(words.who)}>
        <h3>{t(words.who)}</h3>
        <TextInput
          label={t(words.name)}
          hint={t(words.nameHint)}
          maxLength={80}
          value={values.name}
          error={serverErrors['collector.name']}
          onChange={(name) => onChange({ name })}
        />
        <TextInput
          label={t(words.idNumber)}
          hint={t(words.idHint)}
          maxLength={30}
          value={values.idNumber}
          error={serverErrors['collector.idNumber']}
          onChange={(idNumber) => onChange({ idNumber })}
        />
        <TextInput
          label={t(words.plate)}
          maxLength={20}
          value={values.vehiclePlate}
          error={serverErrors['collector.vehiclePlate']}
          onChange={(vehiclePlate) => onChange({ vehiclePlate })}
        />
        {hours ? (
          <Appointment
            hours={hours}
            when={values.when}
            serverErrors={serverErrors}
            today={today}
            onChange={onChange}
          />
        ) : (
          <DateTimeInput
            label={t(words.day)}
            value={values.when}
            min={`${today}T00:00`}
            error={serverErrors['wantedOn'] ?? serverErrors['collector.time']}
            onChange={(when) => onChange({ when })}
          />
        )}
      </section>
      <TextArea
        label={t(words.note)}
        hint={t(words.noteHint)}
        optional
        rows={2}
        dir="auto"
        limit={releaseNoteLength}
        value={values.note}
        onChange={(note) => onChange({ note })}
        error={serverErrors['note']}
      />
    </>
  )
}

type AppointmentProps = Pick<FieldsProps, 'serverErrors' | 'today' | 'onChange'> & {
  hours: GateHours
  when: string | null
}

/** A day, and one of the times at which the gate is open on it. */
function Appointment({ hours, when, serverErrors, today, onChange }: AppointmentProps) {
  const t = useT()
  const [day, time] = when?.split('T') ?? []
  const slots = day ? slotsOn(hours, day) : []
  return (
    <>
      <DateInput
        label={t(words.appointmentDay)}
        min={today}
        value={day ?? null}
        error={serverErrors['wantedOn']}
        onChange={(next) => onChange({ when: next && `${next}T${slotNear(hours, next, time)}` })}
      />
      {day && slots.length === 0 ? (
        <ErrorText text={serverErrors['collector.time'] ?? t(words.closedThen)} />
      ) : (
        <Select
          label={t(words.appointmentTime)}
          options={slots.map((id) => ({ id, label: id }))}
          value={time ?? ''}
          error={serverErrors['collector.time']}
          onChange={(slot) => onChange({ when: `${day}T${slot}` })}
        />
      )}
    </>
  )
}

/** No limit on the field itself: a number that is too high stays as it was typed, and is said so. */
function Pieces({ items, values, serverErrors, onChange }: Omit<FieldsProps, 'today' | 'hours'>) {
  const t = useT()
  const { lang } = useLang()
  const { counts } = values
  return (
    <section className="stack g2" aria-label={t(words.choose)}>
      <h3>{t(words.choose)}</h3>
      <ul className="sp-list">
        {items.map(({ itemId, name, left }) => {
          const asked = counts[itemId] ?? 0
          const tooMany =
            asked > left
              ? t(words.tooMany, { asked: number(asked, lang), count: number(left, lang) })
              : serverErrors[`lines.${itemId}`]
          return (
            <li key={itemId}>
              <NumberInput
                label={`${name} (${t(words.left, { count: number(left, lang) })})`}
                min={0}
                value={asked}
                error={tooMany}
                onChange={(count) => onChange({ counts: { ...counts, [itemId]: count ?? 0 } })}
              />
            </li>
          )
        })}
      </ul>
      {serverErrors['lines'] && (
        <div role="alert">
          <ErrorText text={serverErrors['lines']} />
        </div>
      )}
    </section>
  )
}
