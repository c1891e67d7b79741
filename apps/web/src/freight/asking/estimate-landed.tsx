// The landed cost of one quotation: the sum, how duty and VAT come about, and what is not in it.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import {
  dutyReasonText,
  landedText as words,
  notInLandedText,
} from '@marsa/model/freight/quoting/comparison-text.ts'
import {
  gccCountries,
  landedCost,
  landedFacts,
  valueOn,
  type LandedCost,
} from '@marsa/model/freight/quoting/landed-cost.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useAgentName } from '../../requests/door.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Switch } from '../../ui/fields/switch.tsx'

const Fils = ({ value }: { value: bigint }) => <Money value={toWire(value)} />

export function LandedEstimate({ shipment, quote, on }: LandedProps) {
  const t = useT()
  const settings = useSettings()
  const nameOf = useAgentName()
  const { cargo, direction, origin } = shipment
  const [gccOrigin, setGccOrigin] = useState(gccCountries.includes(origin.place.country))
  const facts = landedFacts({ ...cargo, direction, gccOrigin }, quote, on)
  if (!facts)
    return (
      <section className="stack g2">
        <h3>{t(words.exportsTitle)}</h3>
        <p className="muted">{t(words.exports)}</p>
      </section>
    )
  const cost = landedCost(facts, settings)
  return (
    <div className="stack g5">
      <p className="muted">{t(words.lead)}</p>
      <div className="stack g1">
        <span className="cap muted">{t(words.total)}</span>
        <Money value={toWire(cost.total)} size="l" />
      </div>
      <Facts
        across
        facts={[
          [t(words.goods), <Fils key="g" value={facts.goods} />],
          [t(words.quotation, { agent: nameOf(quote) }), <Fils key="q" value={facts.quotation} />],
          [t(words.duty, { percent: cost.dutyPercent }), <Fils key="d" value={cost.duty} />],
          [t(words.importVat), <Fils key="v" value={cost.importVat} />],
          [<b key="t">{t(words.total)}</b>, <Money key="s" value={toWire(cost.total)} strong />],
        ]}
      />
      <div className="stack g1">
        <Switch value={gccOrigin} onChange={setGccOrigin}>
          {t(words.gcc)}
        </Switch>
        <p className="hint">{t(words.gccHint)}</p>
      </div>
      <CustomsValue goods={facts.goods} cost={cost} named={facts.carriage !== undefined} on={on} />
      <section className="stack g2">
        <h3>{t(words.notInTitle)}</h3>
        <ul className="est-not dense">
          {Object.entries(notInLandedText).map(([key, row]) => (
            <li key={key}>{t(row)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type LandedProps = {
  shipment: ShipmentDetail
  quote: QuotationView
  /** The day whose rates are read. */
  on: string
}

function CustomsValue({
  goods,
  cost,
  named,
  on,
}: {
  goods: bigint
  cost: LandedCost
  named: boolean
  on: string
}) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const limit = number(valueOn(settings['customs.low-value'], on), lang)
  return (
    <section className="stack g2">
      <h3>{t(words.cifTitle)}</h3>
      <Facts
        across
        facts={[
          [t(words.goods), <Fils key="g" value={goods} />],
          [t(words.carriage), <Fils key="c" value={cost.carriage} />],
          [
            t(words.insurance, { percent: settings['customs.insurance-percent'] }),
            <Fils key="i" value={cost.insurance} />,
          ],
          [<b key="t">{t(words.cif)}</b>, <Money key="s" value={toWire(cost.cif)} strong />],
        ]}
      />
      {!named && <p className="dense due">{t(words.noCarriage)}</p>}
      <p className="dense muted">
        {t(dutyReasonText[cost.reason], { limit })} {t(words.day, { day: date(on, lang) })}
      </p>
    </section>
  )
}
