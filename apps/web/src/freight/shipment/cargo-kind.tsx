// The cargo of a row in one line: how it is loaded and what it is; dangerous goods and cold are told apart.
import { Snowflake, TriangleAlert } from 'lucide-react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { inboxText as words } from '@marsa/model/freight/quoting/inbox-text.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { loadOf } from '../execution/agent-shipment-line.tsx'

export function CargoKind({ cargo }: { cargo: NonNullable<ShipmentSummary['cargo']> }) {
  const t = useT()
  const { lang } = useLang()
  const { containerMode, boxes, description, hazardous, refrigerated } = cargo
  const [first, ...moreContainers] = boxes
  const load = {
    containerMode,
    containerType: first?.type ?? null,
    containerCount: first?.count ?? null,
    moreContainers,
  }
  return (
    <>
      <span className="sub">
        <bdi>{loadOf(load, t, lang)}</bdi>
        {comma(lang)}
        <bdi>{description}</bdi>
      </span>
      {(hazardous || refrigerated) && (
        <span className="row wrap g1">
          {hazardous && <Badge tone="waiting" icon={TriangleAlert} label={t(words.dangerous)} />}
          {refrigerated && <Badge tone="transit" icon={Snowflake} label={t(words.reefer)} />}
        </span>
      )}
    </>
  )
}
