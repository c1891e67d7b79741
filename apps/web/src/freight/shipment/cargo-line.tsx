// The cargo of a row in one line: how it is loaded, what it is, what it measures and when it is ready.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, volume, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { loadOf } from '../execution/agent-shipment-line.tsx'

export function CargoLine({ cargo }: { cargo: NonNullable<ShipmentSummary['cargo']> }) {
  const t = useT()
  const { lang } = useLang()
  const { containerMode, boxes, description, grossWeightKg, volumeCbm, readyFrom } = cargo
  const [first, ...moreContainers] = boxes
  const load = {
    containerMode,
    containerType: first?.type ?? null,
    containerCount: first?.count ?? null,
    moreContainers,
  }
  const parts = [
    loadOf(load, t, lang),
    description,
    weight(grossWeightKg, lang),
    ...(volumeCbm === null ? [] : [volume(volumeCbm, lang)]),
    t(shipmentText.readyFrom, { day: date(readyFrom, lang) }),
  ]
  return (
    <span className="sub">
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 && (lang === 'ar' ? '، ' : ', ')}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  )
}
