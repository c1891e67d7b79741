// The landed cost of one quotation: the sum, how duty and VAT come about, and what is not in it.
import { useState, type ReactNode } from 'react'
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
  type LandedFacts,
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
  const rule = cargo.incoterm ?? ''
  if (!facts)
    return (
      <section className="stack g2">
        <h3>{t(direction === 'export' ? words.exportsTitle : words.paidTitle)}</h3>
        <p className="muted">{direction === 'export' ? t(words.exports) : t(words.paid, { rule })}</p>
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
      <CustomsValue facts={facts} cost={cost} rule={rule} on={on} />
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

type CustomsProps = { facts: LandedFacts; cost: LandedCost; rule: string; on: string }

function CustomsValue({ facts: { goods, carriage, holds }, cost, rule, on }: CustomsProps) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const assumed = t(words.insurance, { percent: settings['customs.insurance-percent'] })
  const limit = number(valueOn(settings['customs.low-value'], on), lang)
  return (
    <section className="stack g2">
      <h3>{t(words.cifTitle)}</h3>
      <Facts
        across
        facts={[
          [t(words.goods), <Fils key="g" value={goods} />],
          ...(holds?.carriage
            ? []
            : [[t(words.carriage), <Fils key="c" value={cost.carriage} />] as [string, ReactNode]]),
          ...(holds?.insurance
            ? []
            : [[assumed, <Fils key="i" value={cost.insurance} />] as [string, ReactNode]]),
          [<b key="t">{t(words.cif)}</b>, <Money key="s" value={toWire(cost.cif)} strong />],
        ]}
      />
      {holds?.carriage && (
        <p className="dense muted">{t(holds.insurance ? words.holdsBoth : words.holdsCarriage, { rule })}</p>
      )}
      {carriage === undefined && !holds?.carriage && <p className="dense due">{t(words.noCarriage)}</p>}
      <p className="dense muted">
        {t(dutyReasonText[cost.reason], { limit })} {t(words.day, { day: date(on, lang) })}
      </p>
    </section>
  )
}
