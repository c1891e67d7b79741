// All that a request says, for an agent that is to quote it, with the documents of the customer.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { requestViewText as words } from '@marsa/model/freight/screen-text.ts'
import { serviceNames } from '@marsa/model/reference/lists.ts'
import { agentPageText, CustomerDocuments } from '../../requests/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { freightLine } from '../web-line.ts'
import { loadOf } from '../execution/agent-shipment-line.tsx'

const useRequestFacts = ({
  cargo,
  readyFrom,
  deliverBy,
  pickupAt,
  remarks,
}: ShipmentDetail): [ReactNode, ReactNode][] => {
  const t = useT()
  const { lang } = useLang()
  const name = lang === 'ar' ? cargo.commodityAr : cargo.commodityEn
  return [
    [t(words.goods), <bdi key="g">{`${cargo.description} (${name})`}</bdi>],
    [t(words.load), loadOf(cargo, t, lang)],
    [t(words.pieces), number(cargo.pieces, lang)],
    [t(words.weight), <bdi key="w">{weight(cargo.grossWeightKg, lang)}</bdi>],
    [t(words.value), <Money key="v" value={cargo.cargoValue} />],
    [t(words.hazardous), t(cargo.hazardous ? words.yes : words.no)],
    ...(cargo.services.length > 0
      ? [[t(words.services), serviceNames(cargo.services, lang)] as [ReactNode, ReactNode]]
      : []),
    [t(words.ready), <When key="r" value={readyFrom} as="date" />],
    [t(words.deliverBy), <When key="d" value={deliverBy} as="date" />],
    ...(pickupAt ? [[t(words.pickup), <When key="p" value={pickupAt} />] as [ReactNode, ReactNode]] : []),
    ...(remarks ? [[t(agentPageText.remarks), <bdi key="n">{remarks}</bdi>] as [ReactNode, ReactNode]] : []),
  ]
}

export function RequestFacts({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  return (
    <Card title={t(agentPageText.details)}>
      <div className="stack g5">
        <Facts columns facts={useRequestFacts(shipment)} />
        <CustomerDocuments calls={freightLine.documents(shipment.RequestId)} />
      </div>
    </Card>
  )
}
