// What a comparison of freight offers shows, on an example, and what the two halves of the payment are for.
import { exampleQuotes } from '@marsa/model/freight/example-quotes.ts'
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { freight as t } from '../text/freight.ts'
import { Dirhams } from './money.tsx'
import { KeyFacts, Limits, Section } from './service-sections.tsx'

/** Dirhams with fils, as every language writes them: "15,826.75". */
const amount = (fils: bigint): string =>
  new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2 }).format(Number(fils) / 100)

const [lowest, next] = exampleQuotes.toSorted((a, b) => Number(a.total - b.total)) as [
  (typeof exampleQuotes)[number],
  (typeof exampleQuotes)[number],
]

export const Comparison = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t, values: Record<string, string> = {}) =>
    say(lang, unfilled(t[key]), values)
  const letter = ({ name }: (typeof exampleQuotes)[number]) => word(`example${name}`)
  return (
    <>
      <Section id="example" title={word('example')} text={word('exampleText')}>
        <KeyFacts
          lang={lang}
          caption={word('example')}
          head={[
            word('exampleOffer'),
            word('exampleTotal'),
            word('exampleEach'),
            word('exampleLikely'),
            word('exampleTransit'),
            word('exampleFree'),
          ]}
          rows={exampleQuotes.map((quote) => [
            word('exampleAgent', { name: letter(quote) }),
            ...[quote.total, quote.each, quote.likely].map((fils, at) => (
              <Dirhams key={at} lang={lang} amount={amount(fils)} />
            )),
            String(quote.transitDays),
            String(quote.freeDays),
          ])}
        />
        <p className="hint after">
          {word('exampleWhy', {
            name: letter(lowest),
            next: letter(next),
            lead: amount(next.total - lowest.total),
            likelyLead: amount(next.likely - lowest.likely),
          })}
        </p>
      </Section>
      <Section
        id="halves"
        title={word('halves')}
        text={word('halvesText', {
          name: letter(lowest),
          now: amount(lowest.downPayment),
          later: amount(lowest.rest),
        })}
        band
      >
        <Limits
          rows={[
            [word('halfCustomer'), word('halfCustomerText')],
            [word('halfAgent'), word('halfAgentText')],
            [word('halfWrong'), word('halfWrongText')],
          ]}
        />
      </Section>
    </>
  )
}
