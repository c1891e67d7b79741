// What freight quotes are compared by: those of the journey that every quotation may state, and the emissions.
import { Leaf } from 'lucide-react'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import { emissionsText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { stopsText } from '@marsa/model/freight/quoting/stops.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { useT } from '../../kit/t.ts'
import { quoteFacts, type CompareFact } from '../../requests/door.tsx'
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

export const freightFacts: readonly CompareFact<ComparedQuotation>[] = [
  quoteFacts.transit,
  quoteFacts.arrival,
  { ...quoteFacts.stops, value: (quote) => stopsText(quote)?.en ?? null, Value: Stops },
  quoteFacts.freeDays,
  {
    key: 'emissions',
    label: emissionsText.emissions,
    value: (quote) => quote.emissions?.kg ?? null,
    Value: Emitted,
  },
  quoteFacts.remarks,
]
