// What travels: goods, loading, weight, pieces, value.
import type { ReactNode } from 'react'
import { containerModes, containerTypes } from '@marsa/model/reference/containers.ts'
import { serviceNames } from '@marsa/model/reference/lists.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { EstimateButton } from '../asking/estimate-open.tsx'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'

type Row = { en: string; ar: string }

/** The roles that compare quotes may open the estimates. */
const mayEstimate = (role: Role | undefined): boolean =>
  role === 'customer' || role === 'business' || role === 'portal'

export function CargoCard({ shipment }: { shipment: ShipmentDetail }) {
  const { cargo } = shipment
  const role = useMe()?.roleName
  const t = useT()
  const { lang } = useLang()
  const mode = (containerModes as Record<string, Row>)[cargo.containerMode]
  const type = (containerTypes as Record<string, Row>)[cargo.containerType ?? '']
  const loaded =
    type && cargo.containerCount
      ? `${number(cargo.containerCount, lang)} × ${t(type)}`
      : mode
        ? t(mode)
        : cargo.containerMode
  const facts: [ReactNode, ReactNode][] = [
    [t(shipmentText.goods), cargo.description],
    [t(shipmentText.commodity), lang === 'ar' ? cargo.commodityAr : cargo.commodityEn],
    [t(shipmentText.loaded), loaded],
    [t(shipmentText.weight), <bdi key="w">{weight(cargo.grossWeightKg, lang)}</bdi>],
    [t(shipmentText.pieces), number(cargo.pieces, lang)],
    [t(shipmentText.value), <Money key="v" value={cargo.cargoValue} />],
    ...(cargo.services.length > 0
      ? [[t(shipmentText.services), serviceNames(cargo.services, lang)] as [ReactNode, ReactNode]]
      : []),
  ]
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
