// The measured space with what it leads to: a note, a warning, or the same figure a second time.
import { volumeTolerancePercent } from '@marsa/model/warehouse/goods-machine.ts'
import { measureGrade, type MeasureGrade } from '@marsa/model/warehouse/measure.ts'
import { useLang } from '../../kit/direction.tsx'
import { percent, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner, type BannerProps } from '../../ui/states/banner.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { agentJobText as words } from '../quoting/agent-text.ts'

type MeasuredProps = {
  booked: number
  value: number | null
  /** The figure as it was confirmed; null before. */
  again: number | null
  onChange: (value: number | null) => void
  onAgain: (value: number | null) => void
  error?: string | undefined
}

const tones: Record<MeasureGrade, BannerProps['tone']> = {
  close: 'success',
  differs: 'attention',
  far: 'attention',
  misplaced: 'error',
}

/** Says before it is sent what the difference to the booked space leads to. */
export function Measured({ booked, value, again, onChange, onAgain, error }: MeasuredProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="stack g3">
      <NumberInput
        label={t(words.measured)}
        hint={t(words.bookedSpace, { space: volume(booked, lang) })}
        min={0}
        decimals={2}
        value={value}
        error={error}
        onChange={onChange}
      />
      <MeasuredNote booked={booked} value={value} again={again} onAgain={onAgain} />
    </div>
  )
}

/** What a figure leads to, and its confirmation where it is far off. */
export function MeasuredNote({ booked, value, again, onAgain }: Omit<MeasuredProps, 'onChange' | 'error'>) {
  const t = useT()
  const { lang } = useLang()
  const grade = value === null ? undefined : measureGrade(booked, value)
  return (
    <>
      <div aria-live="polite">
        {value !== null && grade && <Warning booked={booked} value={value} grade={grade} />}
      </div>
      {grade === 'far' && (
        <Checkbox
          value={again !== null && again === value}
          onChange={(isChecked) => onAgain(isChecked ? value : null)}
        >
          {t(words.measuredAgain, { space: volume(value ?? 0, lang) })}
        </Checkbox>
      )}
      {grade === 'misplaced' && (
        <NumberInput label={t(words.typeAgain)} min={0} decimals={2} value={again} onChange={onAgain} />
      )}
    </>
  )
}

function Warning({ booked, value, grade }: { booked: number; value: number; grade: MeasureGrade }) {
  const t = useT()
  const { lang } = useLang()
  const difference = value - booked
  const facts = {
    difference: volume(Math.round(Math.abs(difference) * 100) / 100, lang),
    percent: `\u2066${percent(Math.abs(difference) / booked, lang)}\u2069`,
    measured: volume(value, lang),
    booked: volume(booked, lang),
  }
  const isOff = grade !== 'close'
  return (
    <Banner
      tone={tones[grade]}
      title={
        grade === 'misplaced'
          ? t(words.misplaced, facts)
          : grade === 'far'
            ? t(words.farOff, facts)
            : undefined
      }
    >
      {isOff
        ? t(difference > 0 ? words.moreThanBooked : words.lessThanBooked, facts)
        : t(words.withinTolerance, { percent: `\u2066${volumeTolerancePercent}%\u2069` })}
    </Banner>
  )
}
