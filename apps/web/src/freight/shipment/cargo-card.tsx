// What travels: goods, loading, weight, pieces, value.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { useMe } from '../../accounts/door.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { EstimateButton } from '../asking/estimate-open.tsx'
import { useRequestFacts } from './request-facts.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'

/** The roles that compare quotes may open the estimates. */
const mayEstimate = (role: Role | undefined): boolean =>
  role === 'customer' || role === 'business' || role === 'portal'

export function CargoCard({ shipment }: { shipment: ShipmentDetail }) {
  const { cargo } = shipment
  const role = useMe()?.roleName
  const t = useT()
  const facts = useRequestFacts(shipment, {}, { hazardous: null })
  return (
    <Card
      title={t(shipmentText.cargo)}
      aside={cargo.hazardous && <Tag tone="waiting">{t(shipmentText.hazardous)}</Tag>}
    >
      <div className="stack g4">
        <Facts columns facts={facts} />
        {mayEstimate(role) && (
          <div>
            <EstimateButton shipment={shipment} />
          </div>
        )}
      </div>
    </Card>
  )
}
