// A day and one of its pickup times that are still free; on public holidays nothing is collected.
import { useQuery } from '@tanstack/react-query'
import { listGuestSlots } from '@marsa/model/express/guest/guest-endpoints.ts'
import { listFreeSlots } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { slotDaysAhead, slotText, type Slot, type SlotCode } from '@marsa/model/express/shipments/slots.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { listLookup } from '@marsa/model/reference/endpoints.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date as inWords, weekday } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { detailText as words } from '../text.ts'

type SlotPickerProps = {
  city: string
  day: string | null
  code: SlotCode | null
  error?: string | undefined
  /** Of who has no account. */
  guestToken?: string | undefined
  onChange: (slot: Partial<Slot>) => void
}

export function SlotPicker({ city, day, code, error, guestToken, onChange }: SlotPickerProps) {
  const t = useT()
  const { lang } = useLang()
  const today = dayOf(new Date())
  const days = Array.from({ length: slotDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  const { data: holidays = [] } = useQuery(ask(listLookup, { list: 'holidays' }))
  const dayOption = (each: string) => {
    const holiday = holidays.find(({ code, lastDay = code }) => code <= each && each <= lastDay)
    const name = holiday && (lang === 'ar' ? holiday.nameAr : holiday.nameEn)
    return {
      id: each,
      label: inWords(each, lang),
      detail: [weekday(each, lang), name].filter(Boolean).join(' · '),
      disabled: holiday !== undefined,
    }
  }
  const free = useQuery({
    queryKey: [listFreeSlots.verb, city, day],
    queryFn: () =>
      guestToken === undefined
        ? call(listFreeSlots, { body: { city, date: day! } })
        : call(listGuestSlots, { body: { token: guestToken, city, date: day! }, anonymous: true }),
    enabled: city !== '' && day !== null,
  })
  return (
    <div className="stack g4">
      <Select
        label={t(words.day)}
        value={day}
        options={days.map(dayOption)}
        error={day ? undefined : error}
        onChange={(next) => onChange({ date: next })}
      />
      {day && (
        <Loaded query={free} skeleton={<Skeleton block="96px" />}>
          {(slots) =>
            slots.length === 0 ? (
              <p className="muted">{t(words.noSlots)}</p>
            ) : (
              <RadioCards
                label={t(words.time)}
                value={code}
                error={error}
                choices={slots.map(({ slotCode, remaining }) => ({
                  id: slotCode,
                  label: t(slotText[slotCode]),
                  detail: t(words.left, { count: remaining }),
                  disabled: remaining === 0,
                }))}
                onChange={(next) => onChange({ slotCode: next as SlotCode })}
              />
            )
          }
        </Loaded>
      )}
    </div>
  )
}
