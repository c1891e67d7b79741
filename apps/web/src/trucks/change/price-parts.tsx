// The parts of a proposed change that the price follows: which trucks are dropped, and what each charge costs.
import { sentence } from '@marsa/model/kit/problem.ts'
import { chargeName, dropRefusal, isRepriced, type Change } from '@marsa/model/trucks/change/change.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { problems, type Changes } from '../road/calls.ts'
import { changeDialogText as words, changeText } from './change-words.ts'

type ErrorOf = (field: string) => string | undefined

type DropProps = {
  data: Changes
  drop: readonly string[]
  weightKg: number | null
  errorOf: ErrorOf
  onDrop: (drop: readonly string[]) => void
  onWeight: (weightKg: number | null) => void
}

/** A truck that stays says why; the last one is not dropped. */
export function DropPart({ data, drop, weightKg, errorOf, onDrop, onWeight }: DropProps) {
  const t = useT()
  const { lang } = useLang()
  const { slots, dropPercent } = data
  const error = errorOf('drop')
  return (
    <div className="stack g3">
      <p className="hint">
        {dropPercent > 0 ? t(words.dropHint, { percent: dropPercent }) : t(words.dropFree)}
      </p>
      {slots.map(({ slot, n, plate, ...facts }, at) => {
        const refusal = dropRefusal(facts, slots.length)
        const isDropped = drop.includes(slot)
        return (
          <Checkbox
            key={slot}
            value={isDropped}
            disabled={refusal !== undefined || (!isDropped && drop.length === slots.length - 1)}
            {...(error && at === slots.length - 1 && { error })}
            onChange={(isOn) => onDrop(isOn ? [...drop, slot] : drop.filter((each) => each !== slot))}
          >
            {t(changeText.truck, { n })} {plate && <Ref value={plate} />}
            {refusal && <span className="cap muted"> {sentence(problems, lang, refusal)}</span>}
          </Checkbox>
        )
      })}
      <NumberInput
        label={t(changeText.weight)}
        hint={t(words.weightHint)}
        min={1}
        max={999_999}
        value={weightKg}
        error={errorOf('weightKg')}
        onChange={onWeight}
      />
    </div>
  )
}

/** The charges whose price was entered otherwise, in their order. */
export const pricedIn = ({ lines }: Changes, rates: Readonly<Record<string, string>>): Change['rates'] =>
  lines.flatMap(({ code, rate }) => {
    const entered = rates[code]
    return entered === undefined || entered === rate ? [] : { code, rate: entered }
  })

type PriceProps = {
  data: Changes
  rates: Readonly<Record<string, string>>
  errorOf: ErrorOf
  onChange: (rates: Readonly<Record<string, string>>) => void
}

export function PricePart({ data, rates, errorOf, onChange }: PriceProps) {
  const t = useT()
  const { lang } = useLang()
  const sent = pricedIn(data, rates).map(({ code }) => code)
  return (
    <div className="grid c2">
      {data.lines.filter(isRepriced).map(({ code, label, rate }) => (
        <MoneyInput
          key={code}
          label={t(changeText.rate, { charge: chargeName({ code, label })[lang] })}
          value={rates[code] ?? rate}
          error={errorOf(`rates.${sent.indexOf(code)}.rate`)}
          onChange={(next) => onChange({ ...rates, [code]: next })}
        />
      ))}
    </div>
  )
}
