// In which city, and from when until when; how many days that are is said at once.
import { addDays } from '@marsa/model/kit/day.ts'
import { storageDays } from '@marsa/model/warehouse/request-form.ts'
import { useT } from '../../kit/t.ts'
import { storageFormText as words } from './form-text.ts'
import { useStorageForm } from './use-storage-form.ts'
import { FormField, FormFields } from './form-field.tsx'

export function FormTime({ today }: { today: string }) {
  const t = useT()
  const { values } = useStorageForm()
  const { startDate, endDate } = values
  const days = startDate && endDate ? storageDays({ startDate, endDate }) : 0
  const special = {
    startDate: <FormField key="startDate" name="startDate" min={today} />,
    endDate: <FormField key="endDate" name="endDate" min={addDays(startDate ?? today, 1)} />,
  }
  return (
    <>
      <FormFields part="where" />
      <div className="stack g2">
        <div className="grid c2">
          <FormFields part="period" special={special} />
        </div>
        <output className="hint st-days">{days > 0 && t(words.days, { count: days })}</output>
      </div>
    </>
  )
}
