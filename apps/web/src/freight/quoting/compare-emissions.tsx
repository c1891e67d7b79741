// The legs behind the emissions of the quotes, folded away; quotes on the same way are said once.
import { ChevronDown } from 'lucide-react'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import { emissionsText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { listed } from '@marsa/model/requests/explain.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useAgentName } from '../../requests/door.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { EmissionLegs, EmissionsBasis } from '../asking/estimate-emissions.tsx'

export function EmissionDetails({ quotes }: { quotes: ComparedQuotation[] }) {
  const t = useT()
  const { lang } = useLang()
  const nameOf = useAgentName()
  const known = quotes.filter(({ emissions }) => emissions !== null)
  const ways = new Map(known.map((quote) => [JSON.stringify(quote.emissions), quote.emissions]))
  if (ways.size === 0) return null
  return (
    <details className="card card-b est-how">
      <summary className="go">
        {t(emissionsText.basisTitle)}
        <Icon of={ChevronDown} />
      </summary>
      <div className="stack g4">
        {[...ways].map(([key, emissions]) => (
          <section key={key} className="stack g2">
            {ways.size > 1 && (
              <h3>
                {listed(known.filter((quote) => JSON.stringify(quote.emissions) === key).map(nameOf), lang)}
              </h3>
            )}
            {emissions && <EmissionLegs emissions={emissions} />}
          </section>
        ))}
        <EmissionsBasis />
      </div>
    </details>
  )
}
