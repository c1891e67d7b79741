// Opening times of a week: a row for each day with a box and two times.
import { clockOf, minutesOf } from '@marsa/model/kit/wall-clock.ts'
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import { weekdayName, weekOrder } from '@marsa/model/kit/weekdays.ts'
import { useLang } from '../../../kit/direction.tsx'
import { useT } from '../../../kit/t.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { settingsText as words } from '../text.ts'

type Week = WorkCalendar['week']
type Hours = Week[number]

/** What a day gets when it is opened. */
const usual: Hours = [480, 1080]

export function WeekField({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const t = useT()
  const { lang } = useLang()
  const set = (day: number, hours: Hours) =>
    onChange(week.map((each, index) => (index === day ? hours : each)))
  return (
    <ul className="set-week">
      {weekOrder.map((day) => {
        const hours = week[day] ?? null
        const name = weekdayName(lang, day)
        return (
          <li key={day}>
            <Checkbox value={hours !== null} onChange={(open) => set(day, open ? usual : null)}>
              <span aria-hidden="true">{name}</span>
              <span className="vh">{t(words.openOn, { day: name })}</span>
            </Checkbox>
            {hours ? (
              <span className="set-hours">
                {([0, 1] as const).map((end) => (
                  <span className="input sm" key={end}>
                    <input
                      type="time"
                      className="num"
                      aria-label={t(end === 0 ? words.opens : words.closes, { day: name })}
                      value={clockOf(Math.min(hours[end], 1439))}
                      onChange={({ target }) =>
                        target.value &&
                        set(
                          day,
                          end === 0
                            ? [minutesOf(target.value), hours[1]]
                            : [hours[0], minutesOf(target.value)],
                        )
                      }
                    />
                  </span>
                ))}
              </span>
            ) : (
              <span className="muted dense">{t(words.closed)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
