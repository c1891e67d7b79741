// Ticks for emirates; those of another depot cannot be chosen.
import { useId } from 'react'
import { areaCodes } from '@marsa/model/express/couriers/courier.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { courierDialogText as words } from './couriers-text.ts'

type AreaChoiceProps = {
  value: readonly Emirate[]
  open: readonly Emirate[]
  error: string | undefined
  onChange: (areas: Emirate[]) => void
}

export function AreaChoice({ value, open, error, onChange }: AreaChoiceProps) {
  const t = useT()
  const { lang } = useLang()
  const errorId = useId()
  return (
    <fieldset className="stack g2" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t(words.areas)}</legend>
      {areaCodes.map((area) => (
        <Checkbox
          key={area}
          value={value.includes(area)}
          disabled={!open.includes(area) && !value.includes(area)}
          onChange={(isTicked) =>
            onChange(areaCodes.filter((each) => (each === area ? isTicked : value.includes(each))))
          }
        >
          {emirates[area][lang]}
        </Checkbox>
      ))}
      {error !== undefined && (
        <div id={errorId}>
          <ErrorText text={error} />
        </div>
      )}
    </fieldset>
  )
}
