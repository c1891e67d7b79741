// What a freight quote says beside the charges: transit time, stops on the way and free days at the port.
import { requestViewText as words } from '@marsa/model/freight/screen-text.ts'
import { useT } from '../../kit/t.ts'
import type { OwnFieldsProps } from '../../requests/door.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { StopRows } from '../shipment/stop-rows.tsx'

export function CarriageFields({ values, onChange, serverErrors }: OwnFieldsProps) {
  const t = useT()
  return (
    <>
      <NumberInput
        label={`${t(words.transit)} (${t(words.daysUnit)})`}
        optional
        min={0}
        max={200}
        value={values.transitDays}
        error={serverErrors['transitDays']}
        onChange={(transitDays) => onChange({ transitDays })}
      />
      <StopRows values={values} onChange={onChange} serverErrors={serverErrors} />
      <NumberInput
        label={`${t(words.freeDays)} (${t(words.daysUnit)})`}
        optional
        min={0}
        max={60}
        value={values.freeDays}
        error={serverErrors['freeDays']}
        onChange={(freeDays) => onChange({ freeDays })}
      />
    </>
  )
}
