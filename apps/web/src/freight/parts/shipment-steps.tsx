// The steps of a shipment in words: what each is called, what is told with it, and which are still to come.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightEventText, freightStatusText } from '@marsa/model/freight/text.ts'
import { showsBooking } from '@marsa/model/freight/timeline.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import { Money } from '../../ui/money.tsx'

export const stepNames: Record<string, { en: string; ar: string }> = {
  ...freightStatusText,
  ...freightEventText,
}

/** What an entry is called: the quotation that opens the comparison is one quote, as the later ones are. */
export const stepName = ({ code, amount }: ShipmentDetail['timeline'][number]) =>
  code === 'QS_RFC' && amount ? freightEventText.QUOTE_RECEIVED : stepNames[code]

export const endStates: readonly string[] = ['QS_CMP', 'QS_CAN', 'QS_REJ', 'EXPIRED']

export const stepDetail = ({ amount, place, note }: ShipmentDetail['timeline'][number]): ReactNode =>
  amount ? <Money value={amount} /> : [place, note].filter(Boolean).join(' · ') || undefined

export const remainingSteps = ({ timeline, status, ahead }: ShipmentDetail): readonly string[] =>
  !showsBooking(timeline) || endStates.includes(status) ? [] : ahead

/** Stops of the booked quotation, until the cargo has arrived. */
export const remainingStops = (shipment: ShipmentDetail): Way =>
  remainingSteps(shipment).some((code) => code === 'QS_ARRIVE' || code === 'QS_DIS')
    ? (shipment.quotation?.way ?? [])
    : []
