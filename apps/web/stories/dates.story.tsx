// A day, a day with a time, and a range.
import { useState } from 'react'
import { DateInput, DateTimeInput } from '../src/ui/fields/date-input.tsx'
import { DateRange } from '../src/ui/fields/date-range.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [pickup, setPickup] = useState<string | null>('2026-11-26T09:30')
  const [day, setDay] = useState<string | null>(null)
  const [range, setRange] = useState<{ from: string; to: string } | null>({
    from: '2026-11-01',
    to: '2026-11-24',
  })
  return (
    <div className="card card-b stack">
      <DateTimeInput
        label={say('Pickup', 'الاستلام')}
        value={pickup}
        onChange={setPickup}
        min="2026-11-24T13:00"
        hint={say('At least 4 hours from now', 'بعد 4 ساعات من الآن على الأقل')}
      />
      <DateInput
        label={say('Day', 'اليوم')}
        value={day}
        onChange={setDay}
        error={say('Choose the day of delivery.', 'يُرجى اختيار يوم التسليم.')}
      />
      <DateRange label={say('Between', 'بين')} value={range} onChange={setRange} />
    </div>
  )
}

export const story: Story = { title: { en: 'Date and time', ar: 'التاريخ والوقت' }, order: 6, Body }
