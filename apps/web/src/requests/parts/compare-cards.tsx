// The quotes on a phone: one card each to swipe through, or the list of what differs.
import { ChevronDown } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { charges } from '@marsa/model/requests/charges.ts'
import { missingSentence } from '@marsa/model/requests/explain.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView, UnitView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { quoteFacts } from './compare-facts.tsx'
import { Offer } from './compare-offer.tsx'
import { usualWords, type CompareProps } from './compare-props.ts'
import { blockNets, chargeRows, factRows, isAmount, netRows } from './compare-rows.ts'
import { AgentFace, ChargeName, NotQuoted, QuoteFile, useAgentName, useTeller } from './compare-values.tsx'
import { Times } from './times.tsx'
import '../quotes.css'

type Shared<Quote extends QuotationView> = Omit<CompareProps<Quote>, 'differencesOnly'>

/** On a card stands also how fast the agent answered: the table says it for all in its corner. */
const rowsOf = <Quote extends QuotationView>({ quotes, facts }: Shared<Quote>) =>
  factRows<Quote>(quotes, [...facts, quoteFacts.answered])

export function CompareCards<Quote extends QuotationView>(props: Shared<Quote>) {
  const t = useT()
  const [view, setView] = useState('quotes')
  // Nothing to differ from.
  const isOne = props.quotes.length === 1
  return (
    <div className="stack g4">
      {isOne || (
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
      )}
      {isOne || view === 'quotes' ? <Swipe {...props} /> : <Differences {...props} />}
    </div>
  )
}

function Swipe<Quote extends QuotationView>(props: Shared<Quote>) {
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
      {props.totalInSight && quotes[at] && <InSight quote={quotes[at]} />}
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

/** The total of the quote in view, at the foot of the screen. */
function InSight({ quote }: { quote: QuotationView }) {
  const t = useT()
  return (
    <p className="stack q-insight" aria-hidden="true">
      <span className="cap muted">{useAgentName()(quote)}</span>
      <span className="nowrap">
        {t(compareText.total)} <Money value={quote.totalEstimate} strong />
      </span>
    </p>
  )
}

function QuoteCard<Quote extends QuotationView>(props: Shared<Quote> & { quote: Quote }) {
  const { quote, expected, actions, booked, suggestedId, extras = [], blocks } = props
  const words = { ...usualWords, ...props.words }
  const t = useT()
  const teller = useTeller()
  const rows = rowsOf(props)
  // One alone is no lowest.
  const isLowest = quote.isLowest && props.quotes.length > 1
  const minor = rows.filter(({ fact }) => fact.minor)
  const factsOf = (of: typeof rows): [ReactNode, ReactNode][] =>
    of.map(({ fact: { key, label, Value } }) => [t(label), <Value key={key} quote={quote} />])
  return (
    <article
      className={`card card-b stack g4 ${quote.isLowest ? 'q0' : 'q1'}`}
      aria-label={useAgentName()(quote)}
    >
      {isLowest && (
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
      <AgentFace quote={quote} done={words.done} />
      <Offer
        quote={quote}
        actions={actions}
        booked={booked}
        isSuggested={quote.QuotationId === suggestedId}
        words={words}
      />
      {quote.missing.length > 0 && <p className="cap due">{missingSentence(quote, teller)}</p>}
      <hr />
      <Facts across facts={factsOf(rows.filter(({ fact }) => !fact.minor))} />
      {minor.length > 0 && (
        <details>
          <summary className="go">
            {t(compareText.details)}
            <Icon of={ChevronDown} />
          </summary>
          <Facts across facts={factsOf(minor)} />
        </details>
      )}
      {blocks && (
        <Facts
          across
          facts={blocks.flatMap((block): [ReactNode, ReactNode][] => {
            const [net = '0.00'] = blockNets([quote], block)
            return net === '0.00' ? [] : [[t(block.label), <Money key={block.key} value={net} />]]
          })}
        />
      )}
      <details>
        <summary className="go">
          {t(compareText.charges)}
          <Icon of={ChevronDown} />
        </summary>
        <Facts
          across
          facts={[
            ...chargeRows([quote], expected).map((row): [ReactNode, ReactNode] => {
              const {
                key,
                code,
                label,
                category,
                amounts: [value = null],
                quantities: [quantity],
                units: [unit],
              } = row
              return [
                <ChargeName key={key} code={code} label={label} vat={category} />,
                isAmount(value) ? (
                  <Amount key={key} value={value} quantity={quantity} unit={unit} />
                ) : (
                  <NotQuoted key={key} value={value} isExpected={expected.includes(code)} />
                ),
              ]
            }),
            ...netRows([quote], words.nets).map(({ category, label, amounts }): [ReactNode, ReactNode] => [
              t(label),
              <Amount key={category} value={amounts[0] ?? '0.00'} />,
            ]),
            [t(words.vat), <Amount key="vat" value={quote.vat} />],
            [<b key="t">{t(compareText.total)}</b>, <Amount key="total" value={quote.totalEstimate} />],
          ]}
        />
      </details>
      {extras.length > 0 && (
        <Facts
          across
          facts={extras.map(({ key, label, amount, without }) => [
            t(label),
            amount(quote) === '' ? (
              t(without?.(quote) ?? compareText.unknown)
            ) : (
              <Money key={key} value={amount(quote)} />
            ),
          ])}
        />
      )}
      <div>
        <QuoteFile quote={quote} label={t(compareText.file)} />
      </div>
    </article>
  )
}

/** Of a list whose heading names the currency. */
type AmountProps = { value: string; quantity?: number | undefined; unit?: UnitView | undefined }
const Amount = ({ value, quantity, unit }: AmountProps) => {
  const { lang } = useLang()
  return (
    <>
      <bdi dir="ltr" className="num nowrap">
        {number(value, lang, 2)}
      </bdi>
      <Times amount={value} quantity={quantity} unit={unit} />
    </>
  )
}

/** For each thing that differs, what every quote says. */
function Differences<Quote extends QuotationView>(props: Shared<Quote>) {
  const { quotes, expected } = props
  const t = useT()
  const nameOf = useAgentName()
  const differing = rowsOf(props).filter((row) => row.differs)
  const lines = chargeRows(quotes, expected).filter((row) => row.differs)
  if (differing.length + lines.length === 0) return <p className="muted">{t(compareText.noDifferences)}</p>
  return (
    <div className="card card-b stack g5">
      {differing.map(({ fact: { key, label, Value } }) => (
        <section key={key} className="stack g2">
          <h2 className="q-diff">{t(label)}</h2>
          <Facts across facts={quotes.map((quote) => [nameOf(quote), <Value key={key} quote={quote} />])} />
        </section>
      ))}
      {lines.map(({ key, code, label, amounts, quantities, units }) => (
        <section key={key} className="stack g2">
          <h2 className="q-diff">{label ?? t(charges[code])}</h2>
          <Facts
            across
            facts={quotes.map((quote, index) => [
              nameOf(quote),
              isAmount(amounts[index] ?? null) ? (
                <Fragment key={quote.QuotationId}>
                  <Money value={amounts[index]!} />
                  <Times amount={amounts[index]!} quantity={quantities[index]} unit={units[index]} />
                </Fragment>
              ) : (
                <NotQuoted
                  key={quote.QuotationId}
                  value={amounts[index] ?? null}
                  isExpected={expected.includes(code)}
                />
              ),
            ])}
          />
        </section>
      ))}
    </div>
  )
}
