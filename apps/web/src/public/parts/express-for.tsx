// Sections of the express home: a year with each plan, the way of cash on delivery to the merchant, and who sends with us.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { expressFor as t } from '../text/express-for.ts'
import { Dirhams } from './money.tsx'
import { KeyFacts, Section, Steps, Ticks } from './service-sections.tsx'

/** Figures that the server puts (`planParams`). */
const years = { none: '', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const
const cashSteps = [
  ['door', 'doorText'],
  ['depot', 'depotText'],
  ['wallet', 'walletText'],
  ['bank', 'bankText'],
] as const

export const ExpressFor = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, unfilled(t[key]))
  return (
    <>
      <Section title={word('year')} text={word('yearText')} band>
        <KeyFacts
          lang={lang}
          caption={word('year')}
          head={[word('plan'), word('shop'), word('few')]}
          rows={(Object.keys(years) as (keyof typeof years)[]).map((plan) => [
            word(plan),
            <Dirhams key="shop" lang={lang} amount={`{yearShop${years[plan]}}`} />,
            <Dirhams key="few" lang={lang} amount={`{yearFew${years[plan]}}`} />,
          ])}
        />
      </Section>
      <Section id="cash" title={word('cash')} text={word('cashText')}>
        <div className="stack g5">
          <Steps steps={cashSteps.map(([title, text]) => [word(title), word(text)])} />
          <p>
            <a className="link" href={`/${lang}/terms/cash-on-delivery`}>
              {word('cashTerms')}
            </a>
          </p>
        </div>
      </Section>
      <Section title={word('who')} band>
        <Ticks items={[word('who1'), word('who2'), word('who3'), word('who4')]} />
      </Section>
    </>
  )
}
