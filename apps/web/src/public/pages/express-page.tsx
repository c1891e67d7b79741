// The express home: prices by plan, flat prices of heavy parcels, how a plan works, parcel limits.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import {
  CallButton,
  Closing,
  Figures,
  Limits,
  Opening,
  Section,
  SignInButton,
  Steps,
  Ticks,
} from '../parts/service-sections.tsx'
import { express as t } from '../text/express.ts'
import { shell } from '../text/shell.ts'

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

export const ExpressPage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, t[key])
  const plans = ['service', 'noPlan', 'bronze', 'silver', 'gold'] as const
  const limits = ['Weight', 'Side', 'Total', 'Value', 'Volume'] as const
  return (
    <main id="main">
      <Opening
        icon="parcel"
        title={word('h1')}
        lead={word('lead')}
        note={word('cod')}
        figures={[
          [word('countries'), word('countriesValue')],
          [word('sendOnly'), word('sendOnlyValue')],
          [word('weight'), word('weightValue')],
        ]}
      >
        <CallButton lang={lang} main />
        <SignInButton lang={lang} />
      </Opening>
      <Section title={say(lang, shell.howItWorks)} band>
        <Steps
          steps={[
            [word('step1'), word('step1Text')],
            [word('step2'), word('step2Text')],
            [word('step3'), word('step3Text')],
            [word('step4'), word('step4Text')],
          ]}
        />
      </Section>
      <Section id="prices" title={word('prices')} text={word('pricesText')}>
        <Figures
          lang={lang}
          caption={word('prices')}
          head={plans.map(word)}
          rows={prices.map(([service, ...amounts]) => [word(service), ...amounts])}
        />
      </Section>
      <Section title={word('heavy')} text={word('heavyText')} band>
        <Figures
          lang={lang}
          caption={word('heavy')}
          head={[word('band'), word('price')]}
          rows={bands.map(([band, amount]) => [word(band), amount])}
        />
      </Section>
      <Section title={word('plans')}>
        <Ticks items={[word('plan1'), word('plan2'), word('plan3'), word('plan4')]} />
      </Section>
      <Section title={say(lang, shell.limits)} band>
        <Limits rows={limits.map((limit) => [word(`limit${limit}`), word(`limit${limit}Text`)])} />
      </Section>
      <Closing lang={lang} title={word('ask')} />
    </main>
  )
}
