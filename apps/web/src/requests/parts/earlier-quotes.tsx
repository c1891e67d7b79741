// Quotations of several rounds, to read and no more.
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quotedText } from '@marsa/model/requests/quoted-text.ts'
import { offerStateText, quotationStateText } from '@marsa/model/requests/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import '../quoted.css'

export type EarlierQuote = {
  agentNameEn: string
  agentNameAr: string
  round: number
  state: string
  total: string
}

/** Nothing where there are none. */
export function EarlierQuotes({ quotes }: { quotes: readonly EarlierQuote[] }) {
  const t = useT()
  if (quotes.length === 0) return null
  return (
    <Card title={t(quotedText.earlier)}>
      <QuoteLines quotes={quotes} states={offerStateText} />
    </Card>
  )
}

export function QuoteLines({
  quotes,
  states = quotationStateText,
}: {
  quotes: readonly EarlierQuote[]
  /** The words of the states for who reads them. */
  states?: Record<QuotationState, TextRow>
}) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Facts
      across
      facts={quotes.map((quote) => [
        <span key="a">
          {lang === 'ar' ? quote.agentNameAr : quote.agentNameEn}
          <span className="cap muted q-round">
            {t(quotedText.round, { round: quote.round })} · {t(states[quote.state as QuotationState])}
          </span>
        </span>,
        <Money key="m" value={quote.total} />,
      ])}
    />
  )
}
