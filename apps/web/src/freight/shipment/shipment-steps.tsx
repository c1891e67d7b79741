// The steps of a shipment in words: what each is called, what is told with it, and which are still to come.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightEventText, freightStatusText } from '@marsa/model/freight/text.ts'
import { namingCode, showsBooking } from '@marsa/model/freight/execution/timeline.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import { includesArrival } from '@marsa/model/freight/execution/arrival.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { StepNote } from '../../requests/door.tsx'
import { Money } from '../../ui/values/money.tsx'
import { placeName } from './route-name.tsx'

export const stepNames: Record<string, { en: string; ar: string }> = {
  ...freightStatusText,
  ...freightEventText,
}

type Entry = ShipmentDetail['timeline'][number]

/** What an entry is called. */
export const stepName = (entry: Entry) => stepNames[namingCode(entry)]

/** An agent keeps the name that its form offers in its own language; others read that place in theirs. */
const placeOf = (written: string | null, { origin, destination }: ShipmentDetail, lang: Lang) => {
  const ends = [origin.place, destination.place]
  const known = ends.find((end) => end && [end.nameEn, end.nameAr].includes(written ?? ''))
  return known ? placeName(known, lang) : written
}

/** What is told with an entry. */
export const useStepDetail = (shipment: ShipmentDetail): ((entry: Entry) => ReactNode) => {
  const { lang } = useLang()
  return (entry) => {
    const { amount, note } = entry
    if (amount) return <Money value={amount} />
    const place = placeOf(entry.place, shipment, lang)
    return place || note ? (
      <>
        {place}
        {place && note && ' · '}
        {note && <StepNote note={note} />}
      </>
    ) : undefined
  }
}

export const remainingSteps = ({ timeline, status, ahead }: ShipmentDetail): readonly string[] =>
  !showsBooking(timeline) || isEnded(freightPhaseOf(status)) ? [] : ahead

/** Stops of the booked quotation, until the cargo has arrived. */
export const remainingStops = (shipment: ShipmentDetail): Way =>
  includesArrival(remainingSteps(shipment)) ? (shipment.quotation?.way ?? []) : []
