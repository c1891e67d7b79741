// How large a piece is, and where it lies for who may know.
import type { StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Tag } from '../../ui/values/tag.tsx'
import { intakeText } from '../intake/intake-text.ts'

/** Size of one piece, and where it lies. */
export function Measures({ item: { sides, place } }: { item: Pick<StoredItemView, 'sides' | 'place'> }) {
  const t = useT()
  const { lang } = useLang()
  if (!sides && !place) return null
  const size = sides && `\u2066${sides.map((mm) => number(mm / 10, lang)).join(' × ')}\u2069`
  return (
    <p className="dense muted row wrap g2">
      {size && <span>{t(intakeText.sides, { sides: size })}</span>}
      {place && (
        <Tag>
          <bdi dir="ltr">{place}</bdi>
        </Tag>
      )}
    </p>
  )
}
