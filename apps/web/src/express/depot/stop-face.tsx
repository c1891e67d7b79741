// A stop in words: what happens there, to whom, where, and with how much cash.
import type { WaitingStop } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { stopKindText } from '@marsa/model/express/rounds/run-sheet.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { depotText } from './depot-text.ts'

export function StopFace({ stop }: { stop: WaitingStop }) {
  const t = useT()
  const { lang } = useLang()
  const { kind, waybill, name, city, building, area, pieces, cod } = stop
  const emirate = area && emirates[area][lang]
  const place = [building, city, emirate === city ? null : emirate]
    .filter(Boolean)
    .map((part) => `\u2068${part}\u2069`)
  return (
    <span className="stack g1 grow">
      <span className="row wrap g2">
        <Ref value={waybill} />
        <span>{t(stopKindText[kind])}</span>
      </span>
      <span className="muted dense row wrap g2">
        <bdi>{name}</bdi>
        <span>{place.join(comma(lang))}</span>
        {pieces > 1 && <span>{t(depotText.parcels, { count: pieces })}</span>}
        {cod && (
          <span>
            {t(depotText.cod)} <Money value={cod} />
          </span>
        )}
      </span>
    </span>
  )
}
