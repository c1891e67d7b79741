// The quotes side by side: row headers, a first column and a head that stay in sight, the head smaller once it sticks.
import clsx from 'clsx'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { answeredSentence } from '@marsa/model/requests/answered.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView, UnitView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Offer } from './compare-offer.tsx'
import { usualWords, type CompareProps } from './compare-props.ts'
import {
  blockNets,
  chargeRows,
  factRows,
  isAmount,
  isLive,
  netRows,
  type CellText,
  type ChargeBlock,
} from './compare-rows.ts'
import { AgentFace, ChargeName, Completeness, NotQuoted, QuoteFile } from './compare-values.tsx'
import { Times } from './times.tsx'
import '../quotes.css'

/** Over the charges; of a line with heads of its own, over those. */
const allCharges: ChargeBlock = { key: 'all', label: compareText.chargesHead, has: () => true }

/** More quotes than fit side by side scroll in a box of their own. */
const most = { wide: 4, narrow: 2 }

/**
 * True once the head has been scrolled to the top; the space it gives up is put above the table, so that no row moves.
 * The mark stands as far below the top as the head shrinks.
 */
const useStuck = () => {
  const mark = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const whole = useRef(0)
  const [stuck, setStuck] = useState(false)
  const [gap, setGap] = useState(0)
  useLayoutEffect(() => {
    // Below the header of the page, where the head of the table sticks.
    const line = head.current ? Number.parseFloat(getComputedStyle(head.current).insetBlockStart) : 0
    const watch = new IntersectionObserver(
      ([entry]) => {
        const above = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < line
        if (above) whole.current ||= head.current?.offsetHeight ?? 0
        setStuck(above)
      },
      { rootMargin: `-${line}px 0px 0px 0px` },
    )
    if (mark.current) watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    setGap(stuck ? Math.max(0, whole.current - (head.current?.offsetHeight ?? 0)) : 0)
    if (!stuck) whole.current = 0
  }, [stuck])
  return { mark, head, stuck, gap }
}

export function CompareTable<Quote extends QuotationView>(props: CompareProps<Quote>) {
  const { quotes, expected, actions, booked, differencesOnly, suggestedId, extras = [], blocks } = props
  const words = { ...usualWords, ...props.words }
  const t = useT()
  const { lang } = useLang()
  const { mark, head, stuck, gap } = useStuck()
  const many = quotes.length > most[useNarrow() ? 'narrow' : 'wide']
  const shown = <Row extends { differs: boolean }>(rows: Row[]) =>
    differencesOnly ? rows.filter((row) => row.differs) : rows
  const facts = shown(factRows(quotes, props.facts))
  const lines = shown(chargeRows(quotes, expected))
  const sameVat = new Set(quotes.map((quote) => quote.vat)).size === 1
  const cell = (quote: QuotationView, end?: boolean) =>
    clsx(quote.isLowest ? 'q0' : isLive(quote) ? 'q1' : 'q1 q-off', end && 'n')
  return (
    <div className="q-frame" style={{ paddingBlockStart: gap }}>
      <div className="q-mark" ref={mark} aria-hidden="true" />
      <section
        className={clsx('card q-tbl', many && 'q-many')}
        aria-label={t(compareText.table)}
        {...(many ? { tabIndex: 0 } : { style: { maxInlineSize: `${16.5 + quotes.length * 22.5}rem` } })}
      >
        <table
          className={clsx('cmp', stuck && !many && 'stuck')}
          style={many ? { inlineSize: `${12 + quotes.length * 15}rem` } : undefined}
        >
          <caption className="vh">{t(compareText.table)}</caption>
          <thead ref={head}>
            <tr>
              <td>
                <Answered quotes={quotes} />
              </td>
              {quotes.map((quote) => (
                <th key={quote.QuotationId} scope="col" className={cell(quote)}>
                  {quote.isLowest && quotes.length > 1 && (
                    <span className="q-flag q-extra">{t(compareText.lowestFlag)}</span>
                  )}
                  {quote.QuotationId === suggestedId && !quote.isLowest && (
                    <span className="q-flag q-sugg q-extra">{t(compareText.suggestedFlag)}</span>
                  )}
                  <div className="q-top">
                    <AgentFace quote={quote} done={words.done} />
                  </div>
                  <Offer
                    quote={quote}
                    actions={actions}
                    booked={booked}
                    isSuggested={quote.QuotationId === suggestedId}
                    words={words}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.length > 0 && <Group label={t(words.facts)} span={quotes.length + 1} />}
            {facts.map(({ fact: { key, label, Value } }) => (
              <tr key={key}>
                <th scope="row">{t(label)}</th>
                {quotes.map((quote) => (
                  <td key={quote.QuotationId} className={cell(quote)}>
                    <Value quote={quote} />
                  </td>
                ))}
              </tr>
            ))}
            {blocks && lines.length > 0 && <Group label={t(allCharges.label)} span={quotes.length + 1} />}
            {(blocks ?? [allCharges]).map((block) => {
              const under = lines.filter(({ code }) => block.has(code))
              if (under.length === 0) return null
              return (
                <Fragment key={block.key}>
                  {blocks ? (
                    <tr className="grp q-block">
                      <th scope="row">{t(block.label)}</th>
                      {blockNets(quotes, block).map((net, index) => (
                        <td key={quotes[index]!.QuotationId} className={cell(quotes[index]!, true)}>
                          <Amount value={net} />
                        </td>
                      ))}
                    </tr>
                  ) : (
                    <Group label={t(block.label)} span={quotes.length + 1} />
                  )}
                  {under.map(({ key, code, label, category, amounts, quantities, units }) => (
                    <tr key={key}>
                      <th scope="row">
                        <ChargeName code={code} label={label} vat={category} />
                      </th>
                      {quotes.map((quote, index) => (
                        <td key={quote.QuotationId} className={cell(quote, true)}>
                          <Amount
                            value={amounts[index] ?? null}
                            quantity={quantities[index]}
                            unit={units[index]}
                            isExpected={expected.includes(code)}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              )
            })}
            <Group label={t(compareText.vatHead)} span={quotes.length + 1} />
            {shown(netRows(quotes, words.nets)).map(({ category, label, amounts }) => (
              <tr key={category}>
                <th scope="row">{t(label)}</th>
                {quotes.map((quote, index) => (
                  <td key={quote.QuotationId} className={cell(quote, true)}>
                    <Amount value={amounts[index] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
            {!(differencesOnly && sameVat) && (
              <tr>
                <th scope="row">{t(words.vat)}</th>
                {quotes.map((quote) => (
                  <td key={quote.QuotationId} className={cell(quote, true)}>
                    <Amount value={quote.vat} />
                  </td>
                ))}
              </tr>
            )}
            <tr className="tot">
              <th scope="row">{t(compareText.total)}</th>
              {quotes.map((quote) => (
                <td key={quote.QuotationId} className={cell(quote, true)}>
                  <bdi dir="ltr" className="num">
                    {number(quote.totalEstimate, lang, 2)}
                  </bdi>
                </td>
              ))}
            </tr>
            {extras.map(({ key, label, amount, without }) => (
              <tr key={key}>
                <th scope="row">{t(label)}</th>
                {quotes.map((quote) => (
                  <td key={quote.QuotationId} className={cell(quote, true)}>
                    {amount(quote) === '' ? (
                      t(without?.(quote) ?? compareText.unknown)
                    ) : (
                      <Amount value={amount(quote)} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t(compareText.completeness)}</th>
              {quotes.map((quote) => (
                <td key={quote.QuotationId} className={cell(quote)}>
                  <Completeness quote={quote} expected={expected.length} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t(compareText.file)}</th>
              {quotes.map((quote) => (
                <td key={quote.QuotationId} className={cell(quote)}>
                  <QuoteFile quote={quote} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Group({ label, span }: { label: string; span: number }) {
  return (
    <tr className="grp">
      <th colSpan={span} scope="colgroup">
        {label}
      </th>
    </tr>
  )
}

function Amount({ value, quantity, unit, isExpected = false }: AmountProps) {
  const { lang } = useLang()
  if (!isAmount(value)) return <NotQuoted value={value} isExpected={isExpected} />
  return (
    <>
      <bdi dir="ltr" className="num">
        {number(value, lang, 2)}
      </bdi>
      <Times amount={value} quantity={quantity} unit={unit} />
    </>
  )
}

type AmountProps = {
  value: CellText
  quantity?: number | undefined
  unit?: UnitView | undefined
  isExpected?: boolean
}

/** How fast the agents answered, in the order of the columns. */
function Answered({ quotes }: { quotes: QuotationView[] }) {
  const t = useT()
  const { lang } = useLang()
  const value = answeredSentence(
    quotes.map((quote) => quote.answerMinutes),
    lang,
  )
  return value ? (
    <span className="cap muted q-extra">{value}</span>
  ) : (
    <span className="vh">{t(compareText.what)}</span>
  )
}
