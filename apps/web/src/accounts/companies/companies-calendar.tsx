// The answer calendar of an agent: the market's week or its own, and days on which it is closed.
import { clockOf, minutesOf } from '@marsa/model/kit/wall-clock.ts'
import { weekdayName, weekOrder } from '@marsa/model/kit/weekdays.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { CompanyDetail } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { weeks } from '@marsa/model/reference/calendar.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { companiesText as words } from './companies-text.ts'

type Week = NonNullable<CompanyDetail['answerWeek']>
type Hours = Week[number]

const marketWeek: Week = weeks.market.map((hours): Hours => hours && [hours[0], hours[1]])
const usual: Hours = [8 * 60, 18 * 60]

function DayRow({ name, hours, onChange }: { name: string; hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useT()
  const time = (end: 0 | 1) => (
    <input
      type="time"
      className="input num time-in"
      dir="ltr"
      aria-label={t(end === 0 ? words.opensAt : words.closesAt, { day: name })}
      value={clockOf(hours![end])}
      onChange={(event) => {
        const next: [number, number] = [...hours!]
        next[end] = minutesOf(event.target.value)
        onChange(next)
      }}
    />
  )
  return (
    <li className="row wrap between day-row">
      <Checkbox value={hours !== null} onChange={(on) => onChange(on ? usual : null)}>
        {name}
      </Checkbox>
      {hours && (
        <span className="row g2">
          {time(0)}
          <span aria-hidden="true">–</span>
          {time(1)}
        </span>
      )}
    </li>
  )
}

function ClosedDays({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const t = useT()
  const { lang } = useLang()
  const [day, setDay] = useState<string | null>(null)
  const add = () => {
    if (day && !days.includes(day)) onChange([...days, day].toSorted())
    setDay(null)
  }
  return (
    <div className="stack g3">
      <p className="label">{t(words.closedDays)}</p>
      {days.length > 0 && (
        <div className="row wrap g2">
          {days.map((each) => (
            <button
              key={each}
              type="button"
              className="chip on"
              aria-label={t(words.removeDay, { day: date(each, lang) })}
              onClick={() => onChange(days.filter((other) => other !== each))}
            >
              {date(each, lang)}
              <Icon of={X} />
            </button>
          ))}
        </div>
      )}
      <div className="stack g2">
        <DateInput label={t(words.addClosedDay)} value={day} onChange={setDay} />
        <span>
          <Button size="s" onPress={add}>
            {t(words.add)}
          </Button>
        </span>
      </div>
    </div>
  )
}

export function AnswerCalendar({ week, onWeek, closedDays, onClosedDays }: AnswerCalendarProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <section className="stack g4">
      <h3>{t(words.calendar)}</h3>
      <p className="dense muted">{t(words.calendarBody)}</p>
      <RadioCards
        label={t(words.calendar)}
        columns={1}
        value={week ? 'own' : 'market'}
        onChange={(choice) => onWeek(choice === 'own' ? marketWeek : null)}
        choices={[
          { id: 'market', label: t(words.marketWeek) },
          { id: 'own', label: t(words.ownWeek) },
        ]}
      />
      {week && (
        <ul className="stack g2">
          {weekOrder.map((weekday) => (
            <DayRow
              key={weekday}
              name={weekdayName(lang, weekday)}
              hours={week[weekday] ?? null}
              onChange={(hours) => onWeek(week.map((each, index) => (index === weekday ? hours : each)))}
            />
          ))}
        </ul>
      )}
      <ClosedDays days={closedDays} onChange={onClosedDays} />
    </section>
  )
}

type AnswerCalendarProps = {
  week: CompanyDetail['answerWeek']
  onWeek: (week: CompanyDetail['answerWeek']) => void
  closedDays: string[]
  onClosedDays: (days: string[]) => void
}
