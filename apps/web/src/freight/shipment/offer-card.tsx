// What the quotation in force says of the journey: carrier, dates, cut-offs, free time, what the price covers.
import type { ReactNode } from 'react'
import { freightOfferFields } from '@marsa/model/freight/quoting/offer-fields.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { stopsText } from '@marsa/model/freight/quoting/stops.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { date, days } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'

const useJourney = ({ transitDays, arrival, freeDays, way, stops }: QuotationView): [string, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  const said = stopsText({ stops, way, stopPlaces: null })
  const rows: [string, ReactNode][] = [
    [t(compareText.transit), transitDays !== null && days(transitDays, lang)],
    [t(compareText.arrival), arrival !== null && date(arrival, lang)],
    [t(compareText.stops), said && <bdi key="stops">{t(said)}</bdi>],
    [t(compareText.freeDays), freeDays !== null && days(freeDays, lang)],
  ]
  return rows.filter(([, value]) => Boolean(value))
}

export function OfferCard({ quotation }: { quotation: QuotationView }) {
  const t = useT()
  const journey = useJourney(quotation)
  const offered = useFieldFacts(freightOfferFields, quotation.offer ?? {})
  const facts = [...offered, ...journey]
  if (facts.length === 0) return null
  return (
    <Card title={t(shipmentText.offer)}>
      <Facts across facts={facts} />
    </Card>
  )
}
