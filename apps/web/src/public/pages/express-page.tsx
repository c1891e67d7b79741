// The express home: the way to the calculator, prices by plan, flat prices of heavy parcels, how a plan works, parcel limits.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { ExpressFor } from '../parts/express-for.tsx'
import { Dirhams } from '../parts/money.tsx'
import { ServiceHome } from '../parts/service-home.tsx'
import { KeyFacts, Section, Ticks } from '../parts/service-sections.tsx'
import { express as t } from '../text/express.ts'
import { parcelTrackText } from '../text/parcel-track.ts'

/** Figures of the tariff in force (`tariffParams`): without a plan, and in credits with Bronze, Silver, Gold. */
const prices = {
  domestic: ['Here', 'HereBronze', 'HereSilver', 'HereGold'],
  domesticExtra: ['HereMore', 'HereMorePlan', 'HereMorePlan', 'HereMorePlan'],
  international: ['Abroad', 'AbroadBronze', 'AbroadSilver', 'AbroadGold'],
  internationalExtra: ['AbroadMore', 'AbroadMore', 'AbroadMore', 'AbroadMore'],
} as const
/** Flat prices above so many kilograms of chargeable weight. */
const bands = { band10: 'Abroad10', band20: 'Abroad20', band30: 'Abroad30' } as const
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
      begin={
        <>
          <a className="btn btn-p btn-lg" href={`/${lang}/express/rates`}>
            {word('calculate')}
          </a>
          <a className="btn btn-s btn-lg" href={`/${lang}/express/track`}>
            {say(lang, parcelTrackText.heading)}
          </a>
        </>
      }
      facts={[
        [t.countries, t.countriesValue],
        [t.sendOnly, t.sendOnlyValue],
        [t.weight, t.weightValue],
      ]}
      limits={limits.map((limit) => [t[`limit${limit}`], t[`limit${limit}Text`]] as const)}
    >
      <Section id="prices" title={word('prices')} text={word('pricesText')}>
        <KeyFacts
          lang={lang}
          caption={word('prices')}
          head={plans.map(word)}
          rows={(Object.keys(prices) as (keyof typeof prices)[]).map((row) => [
            word(row),
            ...prices[row].map((name, column) =>
              column === 0 ? (
                <Dirhams key={name} lang={lang} amount={`{parcel${name}}`} />
              ) : (
                <bdi key={name} dir="ltr">{`{parcel${name}}`}</bdi>
              ),
            ),
          ])}
        />
      </Section>
      <Section title={word('heavy')} text={word('heavyText')} band>
        <KeyFacts
          lang={lang}
          caption={word('heavy')}
          head={[word('band'), word('price')]}
          rows={(Object.keys(bands) as (keyof typeof bands)[]).map((band) => [
            word(band),
            <Dirhams key={band} lang={lang} amount={`{parcel${bands[band]}}`} />,
          ])}
        />
      </Section>
      <Section title={word('plans')}>
        <Ticks items={[word('plan1'), word('plan2'), word('plan3'), word('plan4')]} />
      </Section>
      <ExpressFor lang={lang} />
    </ServiceHome>
  )
}
