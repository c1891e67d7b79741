// The steps of a shipment in words: what each is called, what is told with it, and which are still to come.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightEventText, freightStatusText } from '@marsa/model/freight/text.ts'
import { namingCode, showsBooking } from '@marsa/model/freight/execution/timeline.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import { includesArrival } from '@marsa/model/freight/execution/arrival.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { StepNote } from '../../requests/door.tsx'
import { Money } from '../../ui/values/money.tsx'

export const stepNames: Record<string, { en: string; ar: string }> = {
  ...freightStatusText,
  ...freightEventText,
}

/** What an entry is called. */
export const stepName = (entry: ShipmentDetail['timeline'][number]) => stepNames[namingCode(entry)]

export const stepDetail = ({ amount, place, note }: ShipmentDetail['timeline'][number]): ReactNode =>
  amount ? (
    <Money value={amount} />
  ) : place || note ? (
    <>
      {place}
      {place && note && ' · '}
      {note && <StepNote note={note} />}
    </>
  ) : undefined

export const remainingSteps = ({ timeline, status, ahead }: ShipmentDetail): readonly string[] =>
  !showsBooking(timeline) || isEnded(freightPhaseOf(status)) ? [] : ahead

/** Stops of the booked quotation, until the cargo has arrived. */
export const remainingStops = (shipment: ShipmentDetail): Way =>
  includesArrival(remainingSteps(shipment)) ? (shipment.quotation?.way ?? []) : []
