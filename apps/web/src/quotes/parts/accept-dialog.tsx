// Accepting a quote: how much is paid and how, the terms, then the payment page or the credit account.
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { acceptQuote } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import { quotesProblems } from '@marsa/model/quotes/problems.ts'
import { acceptText, compareText } from '@marsa/model/quotes/screen-text.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useFigures } from '../../kit/figures.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { RadioCards, type Choice } from '../../ui/radio-cards.tsx'
import { freightReads } from '../queries.ts'
import { useAgentName } from './compare-values.tsx'
import { goToPayment, useReturnByBack } from './payment-go.ts'

const problems = { ...quotesProblems, ...financeProblems }

type Way = 'half' | 'whole' | 'credit'

/** The ways to pay; on credit only where the customer has an account. */
const useChoices = ({ downPayment, totalEstimate }: QuotationView, creditLeft: string | null): Choice[] => {
  const t = useT()
  const { lang } = useLang()
  const amount = (value: string) => money(value, 'AED', lang)
  return [
    {
      id: 'half',
      label: t(acceptText.half),
      detail: t(acceptText.halfDetail, { amount: amount(downPayment) }),
    },
    {
      id: 'whole',
      label: t(acceptText.whole),
      detail: t(acceptText.wholeDetail, { amount: amount(totalEstimate) }),
    },
    ...(creditLeft === null
      ? []
      : [
          {
            id: 'credit',
            label: t(acceptText.credit),
            detail: t(acceptText.creditDetail, { amount: amount(totalEstimate), left: amount(creditLeft) }),
          },
        ]),
  ]
}

const refusalOf = (
  way: Way,
  agreed: boolean,
  total: string,
  creditLeft: string | null,
): string | undefined => {
  if (way === 'credit' && parseMoney(creditLeft ?? '0') < parseMoney(total)) return 'finance.credit-limit'
  return agreed ? undefined : 'quotes.terms-required'
}

export function AcceptDialog({ quote, requestId, creditLeft, now, onClose }: AcceptProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const figures = useFigures()
  const agent = useAgentName()(quote)
  const [way, setWay] = useState<Way>('half')
  const [agreed, setAgreed] = useState(false)
  const choices = useChoices(quote, creditLeft)
  const accept = useCommand(acceptQuote, {
    refreshes: freightReads,
    quiet: true,
    onDone: (model) => {
      if (goToPayment(requestId, model)) return
      onClose()
      if (model.paymentType !== 'credit') return
      void toast({ title: t(acceptText.booked), tone: 'success' })
      void navigate({ href: `/${lang}/freight/shipments/${requestId}` })
    },
  })
  useReturnByBack(useCallback(() => onClose(), [onClose]))
  // The page stays until the payment page has come: the button keeps working until then.
  const pending = accept.isPending || accept.isSuccess
  const amount = way === 'half' ? quote.downPayment : quote.totalEstimate
  const onCredit = way === 'credit'
  return (
    <Dialog
      title={t(acceptText.title, { agent })}
      isOpen
      size="l"
      locked={pending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(acceptText.notNow)}</Button>
          <ActionButton
            variant="primary"
            refusal={refusalOf(way, agreed, quote.totalEstimate, creditLeft)}
            problems={problems}
            isPending={pending}
            pendingLabel={t(onCredit ? acceptText.confirming : acceptText.starting)}
            onPress={() =>
              accept.mutate({ query: { id: quote.QuotationId }, body: { terms: true, pay: way } })
            }
          >
            {onCredit ? t(acceptText.confirm) : t(acceptText.pay, { amount: money(amount, 'AED', lang) })}
          </ActionButton>
        </>
      }
    >
      <div className="stack g5">
        {accept.error && <Banner tone="error" live title={accept.error.sentence} />}
        <div className="row between wrap">
          <p className="row g2 q-price">
            <Money value={quote.totalEstimate} size="l" />
            <span className="cap muted">{t(compareText.withVat)}</span>
          </p>
          <Countdown until={quote.expiryDate} now={now} />
        </div>
        <RadioCards
          label={t(acceptText.howMuch)}
          columns={1}
          choices={choices}
          value={way}
          onChange={(id) => {
            setWay(id as Way)
            accept.reset()
          }}
        />
        <div className="stack g3 q-terms" tabIndex={0} role="region" aria-label={t(acceptText.platformTerms)}>
          {quote.terms && (
            <section>
              <h3 className="q-diff">{t(acceptText.agentTerms)}</h3>
              <p className="dense">
                <bdi>{quote.terms}</bdi>
              </p>
            </section>
          )}
          <section>
            <h3 className="q-diff">{t(acceptText.platformTerms)}</h3>
            <p className="dense">{t(acceptText.platformBody)}</p>
          </section>
        </div>
        <Checkbox value={agreed} onChange={setAgreed}>
          {t(acceptText.agree)}
        </Checkbox>
        {!onCredit && <p className="hint">{t(acceptText.hold, figures)}</p>}
      </div>
    </Dialog>
  )
}

export type AcceptProps = {
  quote: QuotationView
  requestId: string
  creditLeft: string | null
  now: () => number
  onClose: () => void
}
