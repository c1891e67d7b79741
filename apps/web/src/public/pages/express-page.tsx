// The express home: prices by plan, flat prices of heavy parcels, how a plan works, parcel limits.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { ServiceHome } from '../parts/service-home.tsx'
import { KeyFacts, Section, Ticks } from '../parts/service-sections.tsx'
import { express as t } from '../text/express.ts'

/** Dirhams without a plan and with Bronze, Silver, Gold (B 9, decision 17). */
const prices: [service: keyof typeof t, ...amounts: number[]][] = [
  ['domestic', 20, 19, 18, 17],
  ['domesticExtra', 2, 2, 2, 2],
  ['international', 40, 32, 28, 24],
]
/** Flat dirhams above 10, 20 and 30 kg of chargeable weight (B 9, decision 19). */
const bands: [band: keyof typeof t, amount: number][] = [
  ['band10', 750],
  ['band20', 1000],
  ['band30', 1300],
]
const plans = ['service', 'noPlan', 'bronze', 'silver', 'gold'] as const
const limits = ['Weight', 'Side', 'Total', 'Value', 'Volume'] as const

export const ExpressPage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, unfilled(t[key]))
  return (
    <ServiceHome
      lang={lang}
      service="express"
      icon="parcel"
      words={t}
      note={t.cod}
      facts={[
        [t.countries, t.countriesValue],
        [t.sendOnly, t.sendOnlyValue],
        [t.weight, t.weightValue],
      ]}
      limits={limits.map((limit) => [t[`limit${limit}`], t[`limit${limit}Text`]] as const)}
      bandLimits
    >
      <Section id="prices" title={word('prices')} text={word('pricesText')}>
        <KeyFacts
          lang={lang}
          caption={word('prices')}
          head={plans.map(word)}
          rows={prices.map(([service, ...amounts]) => [word(service), ...amounts])}
        />
      </Section>
      <Section title={word('heavy')} text={word('heavyText')} band>
        <KeyFacts
          lang={lang}
          caption={word('heavy')}
          head={[word('band'), word('price')]}
          rows={bands.map(([band, amount]) => [word(band), amount])}
        />
      </Section>
      <Section title={word('plans')}>
        <Ticks items={[word('plan1'), word('plan2'), word('plan3'), word('plan4')]} />
      </Section>
    </ServiceHome>
  )
}
