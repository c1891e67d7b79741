// A request in one line: from where to where, how it is loaded, what it is and what it weighs.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { containerModes, containerTypes, type ContainerMode } from '@marsa/model/reference/containers.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, weight } from '../../kit/format.ts'
import { useT, type Translate } from '../../kit/t.ts'
import { RouteName } from '../shipment/route-name.tsx'

export type Load = {
  containerMode: string | null
  containerType: string | null
  /** As it is kept, or as it is typed. */
  containerCount: number | string | null
}

/** "1 × 40 ft high cube", or how the cargo is loaded where it fills no container. */
export const loadOf = (
  { containerMode, containerType, containerCount }: Load,
  t: Translate,
  lang: 'en' | 'ar',
): string => {
  const type = containerType ? containerTypes[containerType as keyof typeof containerTypes] : undefined
  if (type) return `${number(Number(containerCount || 1), lang)} × ${t(type)}`
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
        {lang === 'ar' ? '، ' : ', '}
        <bdi>{weight(cargo.grossWeightKg, lang)}</bdi>
      </span>
    </p>
  )
}
