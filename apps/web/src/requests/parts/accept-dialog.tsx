// Accepting a quote: how much is paid and how, the terms, then the payment page or the credit account.
import { useCallback, useState } from 'react'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { goToPayment, useReturnByBack } from '../../finance/door.tsx'
import { useReason } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, money } from '../../kit/format.ts'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useFilledProblems, useSettingParams } from '../../kit/setting-params.ts'
import { useT } from '../../kit/t.ts'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Money } from '../../ui/values/money.tsx'
import { RadioCards, type Choice } from '../../ui/fields/radio-cards.tsx'
import { useAgentName } from './compare-values.tsx'
import '../quotes.css'

const acceptProblems = { ...quotesProblems, ...financeProblems }

export type PayWay = 'half' | 'whole' | 'credit'

/** Words that differ from line to line; freight's where a line gives none. */
export type AcceptWords = Pick<
  typeof acceptText,
  'half' | 'downPaymentDetail' | 'whole' | 'wholeDetail' | 'platformBody'
>

/** The ways to pay; on credit also where that is refused, unless the customer cannot have an account. */
const useChoices = (
  { downPayment, totalEstimate }: QuotationView,
  credit: { left: string | null; refused: string | undefined },
  words: Record<keyof AcceptWords, TextRow>,
  { percent, creditOnly }: { percent: number; creditOnly: boolean },
): Choice[] => {
  const t = useT()
  const { lang } = useLang()
  const amount = (value: string) => money(value, 'AED', lang)
  const cards: Choice[] = [
    {
      id: 'half',
      label: t(words.half, { percent }),
      detail: t(words.downPaymentDetail, { amount: amount(downPayment), percent }),
    },
    {
      id: 'whole',
      label: t(words.whole),
      detail: t(words.wholeDetail, { amount: amount(totalEstimate) }),
    },
  ]
  const onCredit: Choice = {
    id: 'credit',
    label: t(acceptText.credit),
    detail:
      credit.left === null
        ? credit.refused
        : t(acceptText.creditDetail, { amount: amount(totalEstimate), left: amount(credit.left) }),
  }
  const hasNone = credit.left === null && credit.refused === undefined
  if (creditOnly) return [onCredit]
  return hasNone ? cards : [...cards, onCredit]
}

/** What an acceptance on credit lacks, as the sentence of its refusal says it; undefined where it fits. */
const lacking = (total: string, creditLeft: string | null): { missing: string } | undefined => {
  const missing = parseMoney(total) - parseMoney(creditLeft ?? '0')
  return missing > 0n ? { missing: toWire(missing) } : undefined
}

const refusalOf = (
  way: PayWay,
  agreed: boolean,
  total: string,
  creditLeft: string | null,
  creditRefusal: string | null,
): string | undefined => {
  if (way === 'credit' && creditRefusal) return creditRefusal
  if (way === 'credit' && lacking(total, creditLeft)) return 'finance.credit-limit'
  return agreed ? undefined : 'quotes.terms-required'
}

export function AcceptDialog({
  quote,
  subjectId,
  creditLeft,
  creditRefusal: refusedCredit,
  creditOnly = false,
  call,
  onBooked,
  now,
  onClose,
  ...own
}: AcceptProps) {
  const t = useT()
  const { lang } = useLang()
  const params = useSettingParams()
  const agent = useAgentName()(quote)
  const words = { ...acceptText, ...own.words }
  // Who cannot have an account is told so where nothing else is sold.
  const creditRefusal = refusedCredit ?? (creditOnly && creditLeft === null ? 'finance.credit-none' : null)
  const [way, setWay] = useState<PayWay>(creditOnly ? 'credit' : 'half')
  const [agreed, setAgreed] = useState(false)
  const refused = useReason(creditRefusal, financeProblems)
  const choices = useChoices(quote, { left: creditLeft, refused }, words, {
    percent: own.downPercent ?? 50,
    creditOnly,
  })
  const accept = usePrepared(call, {
    quiet: true,
    onDone: (model) => {
      if (goToPayment(subjectId, model)) return
      onClose()
      if (model.paymentType !== 'credit') return
      void toast({ title: t(acceptText.booked), tone: 'success' })
      onBooked()
    },
  })
  useReturnByBack(useCallback(() => onClose(), [onClose]))
  // The page stays until the payment page has come: the button keeps working until then.
  const problems = useFilledProblems(acceptProblems)
  const pending = accept.isPending || accept.isSuccess
  const amount = way === 'half' ? quote.downPayment : quote.totalEstimate
  const onCredit = way === 'credit'
  const refusal =
    quote.acceptRefusal ?? refusalOf(way, agreed, quote.totalEstimate, creditLeft, creditRefusal)
  return (
    <CommandDialog
      title={t(acceptText.title, { agent })}
      size="l"
      locked={pending}
      onClose={onClose}
      back={t(acceptText.notNow)}
      send={onCredit ? t(acceptText.confirm) : t(acceptText.pay, { amount: money(amount, 'AED', lang) })}
      pendingLabel={t(onCredit ? acceptText.confirming : acceptText.starting)}
      refusal={pending ? undefined : refusal}
      problems={problems}
      params={lacking(quote.totalEstimate, creditLeft)}
      command={{ isPending: pending, error: accept.error }}
      beside={[]}
      onSend={() => accept.send({ id: quote.QuotationId, pay: way })}
    >
      <div className="row between wrap">
        <p className="row g2 q-price">
          <Money value={quote.totalEstimate} size="l" />
          <span className="cap muted">{t(compareText.withVat)}</span>
        </p>
        <div className="stack g1">
          <Countdown until={quote.expiryDate} now={now} />
          <span className="cap muted">
            {t(compareText.validUntil, { when: dateTime(quote.expiryDate, lang) })}
          </span>
        </div>
      </div>
      <RadioCards
        label={t(acceptText.howMuch)}
        columns={1}
        choices={choices}
        value={way}
        onChange={(id) => {
          setWay(id as PayWay)
          accept.reset()
        }}
      />
      {(creditRefusal ?? refusal === 'finance.credit-limit') && (
        <GoLink href={`/${lang}/account/credit`}>{t(acceptText.toCredit)}</GoLink>
      )}
      <div className="stack g3 q-terms" tabIndex={0} role="region" aria-label={t(acceptText.platformTerms)}>
        {quote.terms && (
          <section>
            <h3 className="q-diff">{t(acceptText.agentTerms, { agent })}</h3>
            <p className="dense">
              <bdi>{quote.terms}</bdi>
            </p>
          </section>
        )}
        <section>
          <h3 className="q-diff">{t(acceptText.platformTerms)}</h3>
          <p className="dense">{t(words.platformBody)}</p>
        </section>
      </div>
      <Checkbox value={agreed} onChange={setAgreed}>
        {t(acceptText.agree)}
      </Checkbox>
      {!onCredit && <p className="hint">{t(acceptText.hold, params)}</p>}
    </CommandDialog>
  )
}

export type AcceptProps = {
  /** As it was read last: another tab may be paying for it. */
  quote: QuotationView
  /** The request that is booked. */
  subjectId: string
  /** Null where nothing can be bought on credit. */
  creditLeft: string | null
  /** Why not; null where the customer can, or cannot have an account at all. */
  creditRefusal: string | null
  /** Nothing is paid by card. */
  creditOnly?: boolean
  /** Percent of the total that the first payment is, for words that say `{percent}`. */
  downPercent?: number
  /** Sent only once the terms are agreed to. */
  call: Prepared<{ id: string; pay: PayWay }, PaymentModel>
  /** Booked on credit, without a payment page. */
  onBooked: () => void
  words?: Partial<Record<keyof AcceptWords, TextRow>>
  now: () => number
  onClose: () => void
}
