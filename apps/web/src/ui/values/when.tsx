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
  const words = {
    date: () => date(value, lang),
    day: () => dayMonth(value, lang),
    time: () => time(value, lang),
    relative: () => relative(value, props.now ?? new Date(value), lang),
  }
  return (
    <time className="nowrap" dateTime={iso} title={as === 'relative' ? dateTime(value, lang) : undefined}>
      {as === 'time' ? <bdi dir="ltr">{words.time()}</bdi> : words[as]()}
    </time>
  )
}

export type WhenProps = {
  value: string | Date
  as?: 'dateTime' | 'date' | 'day' | 'time' | 'relative'
  now?: Date
}
