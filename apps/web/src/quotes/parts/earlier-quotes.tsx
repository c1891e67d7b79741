// Quotations of the rounds before this one, to read and no more.
import { useQuery } from '@tanstack/react-query'
import type { QuoteLine } from '@marsa/model/freight/desk-endpoints.ts'
import { changeText } from '@marsa/model/freight/change-text.ts'
import type { QuotationState } from '@marsa/model/quotes/quotation.ts'
import { quotationStateText } from '@marsa/model/quotes/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { earlierQuotesQuery } from '../change-queries.ts'

export function EarlierQuotes({ requestId }: { requestId: string }) {
  const t = useT()
  const { data } = useQuery(earlierQuotesQuery(requestId))
  if (!data?.length) return null
  return (
    <Card title={t(changeText.earlier)}>
      <QuoteLines quotes={data} />
    </Card>
  )
}

export function QuoteLines({ quotes }: { quotes: readonly QuoteLine[] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Facts
      across
      facts={quotes.map((quote) => [
        <span key="a">
          {lang === 'ar' ? quote.agentNameAr : quote.agentNameEn}
          <span className="cap muted case-line">
            {t(changeText.round, { round: quote.round })} ·{' '}
            {t(quotationStateText[quote.state as QuotationState])}
          </span>
        </span>,
        <Money key="m" value={quote.total} />,
      ])}
    />
  )
}
