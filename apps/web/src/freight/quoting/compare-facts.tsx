// What freight quotes are compared by: those of the journey that every quotation may state, and the emissions.
import { Leaf } from 'lucide-react'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import { emissionsText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { freightOfferFields } from '@marsa/model/freight/quoting/offer-fields.ts'
import { stopsText } from '@marsa/model/freight/quoting/stops.ts'
import { plainDecimal } from '@marsa/model/requests/unit-words.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { offerFacts, quoteFacts, type CompareFact } from '../../requests/door.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Kilograms } from '../asking/estimate-emissions.tsx'

function Emitted({ quote }: { quote: ComparedQuotation }) {
  const t = useT()
  if (!quote.emissions) return t(emissionsText.notKnown)
  return (
    <span className="row g1">
      <Icon of={Leaf} size="s" />
      <Kilograms kg={quote.emissions.kg} />
    </span>
  )
}

function Stops({ quote }: { quote: ComparedQuotation }) {
  const t = useT()
  const text = stopsText(quote)
  return text ? <bdi>{t(text)}</bdi> : t(compareText.notStated)
}

const facts = offerFacts(freightOfferFields)
const departure = facts.find(({ key }) => key === 'departure')
/** What somebody decides by; the rest opens on a card. */
const first = ['carrier', 'included', 'excluded', 'excludedNote']
const offered = facts
  .filter((fact) => fact !== departure)
  .map((fact): CompareFact => (first.includes(fact.key) ? fact : { ...fact, minor: true }))

/** Each currency once that a quote has prices in, with its rate and the day of that. */
const ratesOf = ({ charges }: ComparedQuotation) =>
  [
    ...new Map(
      charges.flatMap(({ unit }) => (unit && unit.currency !== 'AED' ? [[unit.currency, unit]] : [])),
    ).values(),
  ].map(({ currency, rate, rateDay }) => ({ currency, rate: plainDecimal(rate), day: rateDay }))

function Rates({ quote }: { quote: ComparedQuotation }) {
  const t = useT()
  const { lang } = useLang()
  const rates = ratesOf(quote)
  if (rates.length === 0) return quote.currency
  return rates.map(({ day, ...rate }) => (
    <span key={rate.currency} className="q-rate">
      {t(compareText.rateOn, { ...rate, day: date(day, lang) })}
    </span>
  ))
}

export const freightFacts: readonly CompareFact<ComparedQuotation>[] = [
  quoteFacts.transit,
  departure!,
  quoteFacts.arrival,
  { ...quoteFacts.stops, value: (quote) => stopsText(quote)?.en ?? null, Value: Stops },
  quoteFacts.freeDays,
  ...offered,
  {
    key: 'emissions',
    label: emissionsText.emissions,
    value: (quote) => quote.emissions?.kg ?? null,
    Value: Emitted,
  },
  {
    key: 'rates',
    label: compareText.rates,
    value: (quote) =>
      ratesOf(quote)
        .map(({ currency, rate, day }) => `${currency} ${rate} ${day}`)
        .join(),
    Value: Rates,
  },
  quoteFacts.remarks,
]
