// The drawer with the estimates of a request: what the goods cost once they are in the country, and what is emitted.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import { emissionsText, landedText as words } from '@marsa/model/freight/quoting/comparison-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { inOrder, useAgentName } from '../../requests/door.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { compareQuery } from '../quoting/quote-queries.ts'
import { EmissionLegs, EmissionsBasis } from './estimate-emissions.tsx'
import { LandedEstimate } from './estimate-landed.tsx'
import './estimate.css'

export function EstimateSheet({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const t = useT()
  const query = useQuery(compareQuery(shipment.RequestId))
  const { data } = query
  return (
    <Sheet isOpen onClose={onClose} title={t(words.title)}>
      <Loaded query={query} skeleton={<Skeleton lines={8} />} />
      {data && (
        <Estimates shipment={shipment} quotations={data.quotations} on={dayOf(new Date(data.serverTime))} />
      )}
    </Sheet>
  )
}

function Estimates({ shipment, quotations, on }: EstimatesProps) {
  const t = useT()
  const nameOf = useAgentName()
  const booked = quotations.find(({ state }) => state === 'Q_ACCEPTED')
  const quotes = booked ? [booked] : inOrder(quotations)
  const [chosen, setChosen] = useState<string>()
  const quote = quotes.find(({ QuotationId }) => QuotationId === chosen) ?? quotes[0]
  if (!quote) return <p>{t(words.noQuotes)}</p>
  // Once it is booked, the final quotation stands for the accepted one.
  const inForce = (booked && shipment.quotation) ?? quote
  return (
    <div className="stack g5">
      {quotes.length > 1 && (
        <Select
          label={t(words.quote)}
          value={quote.QuotationId}
          onChange={setChosen}
          options={quotes.map((each) => ({ id: each.QuotationId, label: nameOf(each) }))}
        />
      )}
      <LandedEstimate shipment={shipment} quote={inForce} on={on} />
      <section className="stack g2">
        <h3>{t(emissionsText.emissions)}</h3>
        {quote.emissions ? (
          <>
            <EmissionLegs emissions={quote.emissions} />
            <EmissionsBasis />
          </>
        ) : (
          <p className="muted">{t(emissionsText.notKnown)}</p>
        )}
      </section>
    </div>
  )
}

type EstimatesProps = {
  shipment: ShipmentDetail
  quotations: ComparedQuotation[]
  on: string
}
