// The final quotation of the winner of a shipment; the own quotation is read when the form is opened.
import { useQuery } from '@tanstack/react-query'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { FinalQuoteCard, PostFinalQuote } from '../../requests/door.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { finalQuoteCalls } from '../quoting/quote-calls.ts'
import { agentQuoteQuery } from '../quoting/quote-queries.ts'
import { furtherOf, pricingOf } from '../quoting/quote-pricing.ts'
import { freightLine } from '../web-line.ts'

export const ShipmentFinalQuote = ({ shipment }: { shipment: ShipmentDetail }) => (
  <FinalQuoteCard line={freightLine} view={shipment}>
    {(close) => <Posting key={shipment.version} shipment={shipment} onClose={close} />}
  </FinalQuoteCard>
)

function Posting({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const { data } = useQuery(agentQuoteQuery(shipment.RequestId))
  if (!data) return <Skeleton block="320px" />
  return (
    <PostFinalQuote
      view={shipment}
      own={data.own}
      calls={finalQuoteCalls(shipment)}
      pricing={pricingOf(data)}
      more={furtherOf(data)}
      onClose={onClose}
    />
  )
}
