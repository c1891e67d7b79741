// How the emissions of a carriage come about: its legs, what each rests on, and where the factors are from.
import type { ReactNode } from 'react'
import type { Emissions, EmissionLeg } from '@marsa/model/freight/co2e/co2e-answer.ts'
import { emissionsText as words } from '@marsa/model/freight/quoting/comparison-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/values/card.tsx'

export function Kilograms({ kg }: { kg: number }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <bdi className="est-kg">
      {kg === 0 ? t(words.underOne) : t(words.kilograms, { kg: number(kg, lang) })}
    </bdi>
  )
}

export function EmissionLegs({ emissions: { kg, legs } }: { emissions: Emissions }) {
  const t = useT()
  const { lang } = useLang()
  const params = ({ km, activity, grams }: EmissionLeg) => ({
    km: number(km, lang),
    activity: number(activity, lang),
    grams: number(grams, lang),
  })
  return (
    <Facts
      across
      facts={[
        ...legs.map((leg): [ReactNode, ReactNode] => [
          <span key={`${leg.from.en} ${leg.to.en}`} className="est-leg">
            {t(words[leg.by])}: {t(words.leg, { from: leg.from, to: leg.to })}
            <span className="cap muted">
              {t(leg.unit === 'teu-km' ? words.legTeu : words.legTonne, params(leg))}
            </span>
          </span>,
          <Kilograms key="kg" kg={leg.kg} />,
        ]),
        [
          <b key="t">{t(words.total)}</b>,
          <b key="kg">
            <Kilograms kg={kg} />
          </b>,
        ],
      ]}
    />
  )
}

/** What every value of emissions rests on; no figure is shown without it. */
export function EmissionsBasis() {
  const t = useT()
  const source = useSettings()['co2e.source']
  return (
    <p className="dense muted">
      {t(words.basis)} {t(words.distances)}{' '}
      {source === null ? t(words.ownSource) : t(words.source, { source })}
    </p>
  )
}
