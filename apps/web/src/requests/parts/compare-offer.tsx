// The offer of one quote: price, how long it holds, the button to accept it, or the sentence why not.
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { offerStateText } from '@marsa/model/requests/text.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFilledProblems } from '../../kit/setting-params.ts'
import { dateTime, money } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { isLive } from './compare-rows.ts'
import { useAgentName } from './compare-values.tsx'

export type OfferActions = {
  onAccept: (quote: QuotationView) => void
  onReject: (quote: QuotationView) => void
  onEnd: () => void
  now: () => number
}

/** Why it cannot be accepted now; a quote that ended since the answer was read counts as expired. */
const useRefusal = (quote: QuotationView, ended: boolean): string | undefined => {
  const t = useT()
  const { lang } = useLang()
  const problems = useFilledProblems(quotesProblems)
  const code = quote.acceptRefusal ?? (ended ? 'quotes.expired' : undefined)
  if (code === undefined) return undefined
  if (code === 'quotes.expired') return t(compareText.endedOn, { when: dateTime(quote.expiryDate, lang) })
  return sentence(problems, lang, code)
}

export function Offer({
  quote,
  actions,
  booked,
  isSuggested,
  words,
}: {
  quote: QuotationView
  actions: OfferActions
  booked: boolean
  /** The filled button stands on the quote that the reasons lead to. */
  isSuggested: boolean
  words: { nowAndLater: TextRow; accept: TextRow }
}) {
  const t = useT()
  const { lang } = useLang()
  const name = useAgentName()(quote)
  const [ended, setEnded] = useState(false)
  const refusal = useRefusal(quote, ended)
  const live = isLive(quote)
  const open = refusal === undefined
  const onEnd = () => {
    setEnded(true)
    if (quote.acceptRefusal === null) actions.onEnd()
  }
  return (
    <>
      <div className="stack g1">
        <span className={open || quote.state === 'Q_ACCEPTED' ? undefined : 'q-old'}>
          <Money value={quote.totalEstimate} size="l" />
        </span>
        <div className="row between wrap q-line">
          <span className="cap muted q-extra">{t(compareText.withVat)}</span>
          {quote.state === 'Q_EXPIRED' ? (
            <span className="cd off">
              <Icon of={Ban} size="s" />
              {t(compareText.expired)}
            </span>
          ) : live ? (
            <Countdown
              until={quote.expiryDate}
              now={actions.now}
              onEnd={onEnd}
              endedLabel={t(compareText.expired)}
            />
          ) : (
            <Tag>{t(offerStateText[quote.state as QuotationState])}</Tag>
          )}
        </div>
        {live && open && (
          <span className="cap muted">
            {t(compareText.validUntil, { when: dateTime(quote.expiryDate, lang) })}
          </span>
        )}
      </div>
      {!booked && (
        <div className="stack g2 q-acts">
          <Button
            variant={isSuggested && open ? 'primary' : 'secondary'}
            block
            disabledReason={refusal}
            aria-label={`${t(words.accept)}: ${name}`}
            changes
            onPress={() => actions.onAccept(quote)}
          >
            {t(words.accept)}
          </Button>
          {open && (
            <>
              <p className="hint q-extra q-center">
                {t(words.nowAndLater, { amount: money(quote.downPayment, 'AED', lang) })}
              </p>
              <Button
                variant="text"
                size="s"
                block
                className="q-extra"
                aria-label={`${t(compareText.reject)}: ${name}`}
                changes
                onPress={() => actions.onReject(quote)}
              >
                {t(compareText.reject)}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
