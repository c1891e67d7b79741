// Opening hours by weekday: open or closed, from when to when.
import { clockOf, minutesOf } from '@marsa/model/kit/wall-clock.ts'
import { weekdayName, weekOrder } from '@marsa/model/kit/weekdays.ts'
import type { GateHours } from '@marsa/model/warehouse/site.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { siteFormText as words } from './site-text.ts'

type HoursProps = { hours: GateHours; disabled: boolean; onChange: (hours: GateHours) => void }

const usual: [number, number] = [480, 1080]

export function SiteHours({ hours, disabled, onChange }: HoursProps) {
  const t = useT()
  const { lang } = useLang()
  const put = (weekday: number, open: [number, number] | null) =>
    onChange(hours.map((each, index) => (index === weekday ? open : each)))
  return (
    <ul className="stack g2 st-week">
      {weekOrder.map((weekday) => {
        const day = weekdayName(lang, weekday)
        const open = hours[weekday] ?? null
        const time = (end: 0 | 1) => (
          <input
            type="time"
            className="input num time-in"
            dir="ltr"
            disabled={disabled}
            aria-label={t(end === 0 ? words.opens : words.closes, { day })}
            value={clockOf(open![end])}
            onChange={(event) => {
              const next: [number, number] = [...open!]
              next[end] = minutesOf(event.target.value)
              put(weekday, next)
            }}
          />
        )
        return (
          <li key={weekday} className="row wrap between">
            <Checkbox
              value={open !== null}
              disabled={disabled}
              onChange={(isOpen) => put(weekday, isOpen ? usual : null)}
            >
              {day}
            </Checkbox>
            {open && (
              <span className="row g2">
                {time(0)}
                <span aria-hidden="true">–</span>
                {time(1)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
