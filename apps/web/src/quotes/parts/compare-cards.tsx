// The quotes on a phone: one card each to swipe through, or the list of what differs.
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ComparedQuotation } from '@marsa/model/freight/comparison-endpoints.ts'
import { emissionsText, landedText } from '@marsa/model/freight/comparison-text.ts'
import { charges } from '@marsa/model/quotes/charges.ts'
import { missingSentence } from '@marsa/model/quotes/explain.ts'
import { compareText } from '@marsa/model/quotes/screen-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Tag } from '../../ui/tag.tsx'
import { chargeRows, factRows, netRows, type FactKey } from './compare-rows.ts'
import { Offer } from './compare-offer.tsx'
import type { CompareProps } from './compare-table.tsx'
import {
  AgentFace,
  ChargeName,
  FactValue,
  NotQuoted,
  QuoteFile,
  useAgentName,
  useTeller,
} from './compare-values.tsx'

const facts: readonly FactKey[] = [
  'transit',
  'arrival',
  'stops',
  'freeDays',
  'emissions',
  'remarks',
  'answered',
]
const factName = (key: FactKey) => (key === 'emissions' ? emissionsText.emissions : compareText[key])

type Shared = Omit<CompareProps, 'differencesOnly'>

export function CompareCards(props: Shared) {
  const t = useT()
  const [view, setView] = useState('quotes')
  return (
    <div className="stack g4">
      <div className="q-views">
        <Segments
          label={t(compareText.views)}
          value={view}
          onChange={setView}
          segments={[
            { id: 'quotes', label: t(compareText.quotes) },
            { id: 'differences', label: t(compareText.differences) },
          ]}
        />
      </div>
      {view === 'quotes' ? <Swipe {...props} /> : <Differences {...props} />}
    </div>
  )
}

function Swipe(props: Shared) {
  const t = useT()
  const { quotes } = props
  const [at, setAt] = useState(0)
  return (
    <>
      <section
        className="swipe"
        tabIndex={0}
        aria-label={t(compareText.table)}
        onScroll={({ currentTarget: box }) => {
          const step = box.firstElementChild?.getBoundingClientRect().width ?? box.clientWidth
          setAt(Math.round(Math.abs(box.scrollLeft) / (step + 12)))
        }}
      >
        {quotes.map((quote) => (
          <QuoteCard key={quote.QuotationId} quote={quote} {...props} />
        ))}
      </section>
      {quotes.length > 1 && (
        <div className="row q-dots" aria-hidden="true">
          {quotes.map((quote, index) => (
            <i key={quote.QuotationId} className={index === at ? 'dotn on' : 'dotn'} />
          ))}
        </div>
      )}
    </>
  )
}

function QuoteCard(props: Shared & { quote: ComparedQuotation }) {
  const { quote, quotes, expected, actions, booked, suggestedId, landed } = props
  const t = useT()
  const teller = useTeller()
  const rows = factRows(quotes, facts)
  return (
    <article
      className={`card card-b stack g4 ${quote.isLowest ? 'q0' : 'q1'}`}
      aria-label={useAgentName()(quote)}
    >
      {quote.isLowest && (
        <div>
          <Tag tone="brand">{t(compareText.lowestFlag)}</Tag>
        </div>
      )}
      {quote.QuotationId === suggestedId && !quote.isLowest && (
        <div>
          <Tag tone="brand">{t(compareText.suggestedFlag)}</Tag>
        </div>
      )}
      {quote.missing.length > 0 && (
        <div>
          <Tag tone="waiting">{t(compareText.missing, { count: quote.missing.length })}</Tag>
        </div>
      )}
      <AgentFace quote={quote} />
      <Offer quote={quote} actions={actions} booked={booked} />
      {quote.missing.length > 0 && <p className="cap due">{missingSentence(quote.missing, teller)}</p>}
      <hr />
      <Facts
        across
        facts={rows.map(({ key }) => [t(factName(key)), <FactValue key={key} quote={quote} fact={key} />])}
      />
      <details>
        <summary className="go">
          {t(compareText.charges)}
          <Icon of={ChevronDown} />
        </summary>
        <Facts
          across
          facts={[
            ...chargeRows([quote], expected).map(({ key, code, label, amounts }): [ReactNode, ReactNode] => [
              <ChargeName key={key} code={code} label={label} />,
              amounts[0] ? <Figure key={key} value={amounts[0]} /> : <NotQuoted key={key} />,
            ]),
            ...netRows([quote]).map(({ category, label, amounts }): [ReactNode, ReactNode] => [
              t(label),
              <Figure key={category} value={amounts[0] ?? '0.00'} />,
            ]),
            [t(compareText.vatRow), <Figure key="vat" value={quote.vat} />],
            [<b key="t">{t(compareText.total)}</b>, <Figure key="total" value={quote.totalEstimate} />],
          ]}
        />
      </details>
      {landed && <Facts across facts={[[t(landedText.short), <Figure key="l" value={landed(quote)} />]]} />}
      <div>
        <QuoteFile quote={quote} />
      </div>
    </article>
  )
}

const Figure = ({ value }: { value: string }) => {
  const { lang } = useLang()
  return (
    <bdi dir="ltr" className="num">
      {number(value, lang, 2)}
    </bdi>
  )
}

/** For each thing that differs, what every quote says. */
function Differences({ quotes, expected }: Shared) {
  const t = useT()
  const nameOf = useAgentName()
  const differing = factRows(quotes, facts).filter((row) => row.differs)
  const lines = chargeRows(quotes, expected).filter((row) => row.differs)
  if (differing.length + lines.length === 0) return <p className="muted">{t(compareText.noDifferences)}</p>
  return (
    <div className="card card-b stack g5">
      {differing.map(({ key }) => (
        <section key={key} className="stack g2">
          <h2 className="q-diff">{t(factName(key))}</h2>
          <Facts
            across
            facts={quotes.map((quote) => [nameOf(quote), <FactValue key={key} quote={quote} fact={key} />])}
          />
        </section>
      ))}
      {lines.map(({ key, code, label, amounts }) => (
        <section key={key} className="stack g2">
          <h2 className="q-diff">{label ?? t(charges[code])}</h2>
          <Facts
            across
            facts={quotes.map((quote, index) => [
              nameOf(quote),
              amounts[index] ? (
                <Figure key={quote.QuotationId} value={amounts[index]} />
              ) : (
                <NotQuoted key={quote.QuotationId} />
              ),
            ])}
          />
        </section>
      ))}
    </div>
  )
}
