// A request in one line: from where to where, how it is loaded, what it is and what it weighs.
import { comma } from '@marsa/model/kit/text.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { containerModes, containerTypes, type ContainerMode } from '@marsa/model/reference/containers.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, volume, weight } from '../../kit/format.ts'
import { useT, type Translate } from '../../kit/t.ts'
import { RouteName } from '../shipment/route-name.tsx'

export type Load = {
  containerMode: string | null
  containerType: string | null
  /** As it is kept, or as it is typed. */
  containerCount: number | string | null
  moreContainers?: readonly { type: string | null; count: number | string }[]
}

/** "1 × 40 ft high cube", or how the cargo is loaded where it fills no container. */
export const loadOf = (
  { containerMode, containerType, containerCount, moreContainers = [] }: Load,
  t: Translate,
  lang: 'en' | 'ar',
): string => {
  const boxes = [{ type: containerType, count: containerCount || 1 }, ...moreContainers].flatMap(
    ({ type, count }) => {
      const row = type ? containerTypes[type as keyof typeof containerTypes] : undefined
      return row ? [`${number(Number(count), lang)} × ${t(row)}`] : []
    },
  )
  if (boxes.length > 0) return boxes.join(comma(lang))
  const mode = containerModes[containerMode as ContainerMode]
  return mode ? t(mode) : (containerMode ?? '')
}

export function ShipmentLine({ view }: { view: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { cargo, origin, destination } = view
  return (
    <p className="muted row wrap dense q-facts">
      <RouteName origin={origin.place} destination={destination.place} className="med q-route" />
      <span>{loadOf(cargo, t, lang)}</span>
      <span>
        <bdi>{cargo.description}</bdi>
        {comma(lang)}
        <bdi>{weight(cargo.grossWeightKg, lang)}</bdi>
        {cargo.measures.cbmMilli !== null && (
          <>
            {comma(lang)}
            <bdi>{volume(cargo.measures.cbmMilli / 1000, lang)}</bdi>
          </>
        )}
      </span>
    </p>
  )
}
