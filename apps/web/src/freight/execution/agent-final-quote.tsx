// The final quotation of the winner of a shipment; the own quotation is read when the form is opened.
import { useQuery } from '@tanstack/react-query'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { consentText } from '@marsa/model/freight/consent/consent-text.ts'
import { measuringText } from '@marsa/model/freight/measuring/measuring-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { FinalQuoteCard, PostFinalQuote, type EditLine } from '../../requests/door.tsx'
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
  const t = useT()
  const { lang } = useLang()
  if (!data) return <Skeleton block="320px" />
  const { measuring } = shipment
  const measuredBases: readonly (string | undefined)[] = ['wm', 'cbm', 'tonne', 'kg', 'piece']
  // What is counted on the measures changes with them, and nobody has to say so again.
  const reasonFor = ({ basis }: EditLine): string | undefined =>
    measuring && measuredBases.includes(basis)
      ? t(measuringText.reason, { day: date(measuring.at, lang) })
      : undefined
  return (
    <PostFinalQuote
      view={shipment}
      own={data.own}
      calls={finalQuoteCalls(shipment)}
      pricing={pricingOf(data)}
      more={furtherOf(data)}
      reasonFor={reasonFor}
      asks={consentText.asks}
      onClose={onClose}
    />
  )
}
