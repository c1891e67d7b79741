// The only way to print a moment, a day or a time.
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime, dayMonth, relative, time } from '../../kit/format.ts'

/** `as` chooses what is shown; `relative` needs `now`, which the screen takes from its own clock. */
export function When(props: WhenProps) {
  const { lang } = useLang()
  const { value, as = 'dateTime' } = props
  const iso = typeof value === 'string' ? value : value.toISOString()
  if (as === 'dateTime')
    return (
      <time className="nowrap" dateTime={iso} aria-label={dateTime(value, lang)}>
        {date(value, lang)}
        {comma(lang)}
        <bdi dir="ltr">{time(value, lang)}</bdi>
      </time>
    )
  if (props.as === 'relative')
    return (
      <time className="nowrap" dateTime={iso} title={dateTime(value, lang)}>
        {relative(value, props.now, lang)}
      </time>
    )
  if (as === 'time')
    return (
      <time className="nowrap" dateTime={iso}>
        <bdi dir="ltr">{time(value, lang)}</bdi>
      </time>
    )
  return (
    <time className="nowrap" dateTime={iso}>
      {as === 'day' ? dayMonth(value, lang) : date(value, lang)}
    </time>
  )
}

export type WhenProps = { value: string | Date } & (
  | { as?: 'dateTime' | 'date' | 'day' | 'time'; now?: undefined }
  | { as: 'relative'; now: Date }
)
