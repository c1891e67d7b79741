// The quotes of a freight request, with the landed cost and the emissions of each.
import { useQuery } from '@tanstack/react-query'
import { landedText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { ComparePage } from '../../requests/door.tsx'
import { EstimateButton } from '../asking/estimate-open.tsx'
import { useLanded } from '../asking/use-landed.ts'
import { shipmentQuery } from '../queries.ts'
import { placeName } from '../shipment/route-name.tsx'
import { freightLine } from '../web-line.ts'
import { EmissionDetails } from './compare-emissions.tsx'
import { freightFacts } from './compare-facts.tsx'
import { useLikeWithLike } from './use-like-with-like.ts'
import { PrintComparison } from './compare-print.tsx'
import { compareQuery } from './quote-queries.ts'
import '../freight.css'
import '../asking/estimate.css'

const route = getRouteApi('/$lang/inside/freight/shipments/$id/quotes')

export function FreightComparePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const comparison = useQuery(compareQuery(id))
  const { data: shipment } = useQuery(shipmentQuery(id))
  const landed = useLanded(comparison.data?.serverTime, shipment)
  const like = useLikeWithLike(shipment, comparison.data)
  return (
    <ComparePage
      line={freightLine}
      id={id}
      comparison={comparison}
      view={shipment}
      heading={(count, { origin }) =>
        t(compareText.heading, { count, origin: placeName(origin.place, lang) })
      }
      facts={freightFacts}
      blocks={like?.blocks}
      extras={[
        ...(like?.extras ?? []),
        ...(landed ? [{ key: 'landed', label: landedText.short, amount: landed }] : []),
      ]}
      actions={
        <>
          {shipment && <EstimateButton shipment={shipment} />}
          <PrintComparison requestId={id} />
        </>
      }
      below={(quotes) => <EmissionDetails quotes={quotes} />}
    />
  )
}
