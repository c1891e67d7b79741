// In which city, and from when until when; how many days that are is said at once.
import { addDays } from '@marsa/model/kit/day.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { storageDays } from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Select } from '../../ui/select.tsx'
import { storageFieldText as fields, storageFormText as words } from '../form-text.ts'
import { useStorageForm } from './form-context.ts'

export function FormTime() {
  const t = useT()
  const { lang } = useLang()
  const { values, set, errorOf, today } = useStorageForm()
  const { startDate, endDate } = values
  const days = startDate && endDate ? storageDays({ startDate, endDate }) : 0
  return (
    <>
      <div data-field="emirate">
        <Select
          label={t(fields.emirate)}
          placeholder={t(words.choose)}
          value={values.emirate}
          onChange={(id) => set({ emirate: id as Emirate })}
          options={Object.entries(emirates).map(([id, name]) => ({ id, label: name[lang] }))}
          error={errorOf('emirate')}
        />
      </div>
      <div className="stack g2">
        <div className="grid c2">
          <div data-field="startDate">
            <DateInput
              label={t(fields.startDate)}
              value={startDate}
              onChange={(day) => set({ startDate: day })}
              min={today}
              error={errorOf('startDate')}
            />
          </div>
          <div data-field="endDate">
            <DateInput
              label={t(fields.endDate)}
              value={endDate}
              onChange={(day) => set({ endDate: day })}
              min={addDays(startDate ?? today, 1)}
              error={errorOf('endDate')}
            />
          </div>
        </div>
        <output className="hint st-days">{days > 0 && t(words.days, { count: days })}</output>
      </div>
    </>
  )
}
