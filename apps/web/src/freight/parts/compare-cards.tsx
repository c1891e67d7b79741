// The quotes on a phone: one card each to swipe through, or the list of what differs.
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { charges } from '@marsa/model/quotes/charges.ts'
import { compareText } from '@marsa/model/quotes/screen-text.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Tag } from '../../ui/tag.tsx'
import { chargeRows, factRows, type FactKey } from './compare-rows.ts'
import { Offer } from './compare-offer.tsx'
import type { CompareProps } from './compare-table.tsx'
import {
  AgentFace,
  ChargeName,
  FactValue,
  missingSentence,
  NotQuoted,
  QuoteFile,
  useAgentName,
} from './compare-values.tsx'

const facts: readonly FactKey[] = ['transit', 'arrival', 'stops', 'freeDays', 'remarks', 'answered']

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

function QuoteCard({ quote, quotes, expected, actions, booked }: Shared & { quote: QuotationView }) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
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
      {quote.missing.length > 0 && (
        <div>
          <Tag tone="waiting">{t(compareText.missing, { count: quote.missing.length })}</Tag>
        </div>
      )}
      <AgentFace quote={quote} />
      <Offer quote={quote} actions={actions} booked={booked} />
      {quote.missing.length > 0 && (
        <p className="cap due">{missingSentence(quote.missing, settings, t, lang)}</p>
      )}
      <hr />
      <Facts
        across
        facts={rows.map(({ key }) => [t(compareText[key]), <FactValue key={key} quote={quote} fact={key} />])}
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
            [t(compareText.vatRow), <Figure key="vat" value={quote.vat} />],
            [<b key="t">{t(compareText.total)}</b>, <Figure key="total" value={quote.totalEstimate} />],
          ]}
        />
      </details>
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
          <h2 className="q-diff">{t(compareText[key])}</h2>
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
