// The documents of a vehicle or a driver in its form: the number and the last day of each; those that not every job needs may be empty.
import type { PaperValues } from './fleet-values.ts'
import { roadDocuments, type RoadDocument } from '@marsa/model/trucks/road/allocation.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { fleetText as words } from './fleet-text.ts'

type PaperProps = {
  codes: readonly RoadDocument[]
  optional: readonly RoadDocument[]
  values: PaperValues
  errorOf: (field: string) => string | undefined
  onChange: (values: PaperValues) => void
}

export function PaperFields({ codes, optional, values, errorOf, onChange }: PaperProps) {
  const t = useT()
  const { lang } = useLang()
  return codes.map((code) => {
    const paper = values[code] ?? { number: '', until: null }
    const change = (part: Partial<typeof paper>) => onChange({ ...values, [code]: { ...paper, ...part } })
    const isOptional = optional.includes(code)
    const whole = errorOf(`papers.${code}`)
    return (
      <div key={code} className="grid c2">
        <TextInput
          label={t(words.paperNumber, { paper: roadDocuments[code][lang] })}
          optional={isOptional}
          dir="ltr"
          maxLength={40}
          value={paper.number}
          error={errorOf(`papers.${code}.number`) ?? whole}
          onChange={(number) => change({ number })}
        />
        <DateInput
          label={t(words.until)}
          optional={isOptional}
          value={paper.until}
          error={errorOf(`papers.${code}.until`)}
          onChange={(until) => change({ until })}
        />
      </div>
    )
  })
}
