// The quote form of an agent: charges, file and validity, live totals, draft, submit, revise, decline, withdraw.
import { useState, type ComponentType, type ReactNode } from 'react'
import { toWire } from '@marsa/model/kit/money.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { usualPricing, type Pricing } from '@marsa/model/requests/charge-line.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import { listed } from '@marsa/model/requests/explain.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import type { QuoteSent } from '@marsa/model/requests/quote-fields.ts'
import type { Filling } from '@marsa/model/requests/views.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useFilledProblems } from '../../kit/setting-params.ts'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { QuoteFileCalls } from './quote-file.tsx'
import { DeclineQuote, WithdrawQuote } from './quote-dialogs.tsx'
import { QuoteOfferCard } from './quote-offer.tsx'
import { QuoteTermsCard, type OwnFieldsProps } from './quote-terms.tsx'
import { contentOf, isSent, leftOf, nameOfLine, type Quotable, type QuoteContent } from './quote-values.ts'
import { ChargeEditor } from './charge-editor.tsx'
import { asksReason, lineSentences, unreadable } from './charge-faults.ts'
import { toInputs, totalsOfLines } from './charge-lines.ts'
import { ChargeTotals } from './charge-totals.tsx'
import { useQuoteEntry } from './use-quote-entry.ts'
import '../quotes.css'

/** The calls of one request: sending, declining (with a reason), withdrawing the own quotation, its file. */
export type QuoteCalls = QuoteFileCalls & {
  submit: Prepared<QuoteContent, Pick<QuoteSent, 'QuotationNo' | 'totalEstimate' | 'withDesk'>>
  decline: Prepared<string>
  withdraw: Prepared<{ id: string; reason: string }>
}

export type QuoteFormProps = {
  data: Quotable
  /** Number of the request, as people know it. */
  number: string
  calls: QuoteCalls
  /** Fields of the line's own; none where left out. */
  Own?: ComponentType<OwnFieldsProps>
  /** Name of the tax in the totals. */
  vat?: TextRow
  /** Charges of services that the customer asked for: each has a price, is included, or is not offered. */
  asked?: readonly ChargeCode[]
  /** Charges of the line that may be added by their names. */
  more?: readonly ChargeCode[]
  /** What the line says of its charges; left out, as in the table of charges. */
  pricing?: Pricing
  /** What the line asks beside the charges. */
  offer?: OfferAsked
  /** What the form may be filled from, over the charges; it is given what fills it. */
  fills?: (fill: (given: Filling) => void) => ReactNode
  /** The quote file may be printed from the form. */
  prints?: boolean
  /** The server's clock. */
  now: () => number
}

export function QuoteForm({ data, number, calls, Own, vat, more, asked, now, ...props }: QuoteFormProps) {
  const { pricing = usualPricing, offer, prints = false } = props
  const t = useT()
  const { lang } = useLang()
  const { own } = data
  const entry = useQuoteEntry(data, calls, { pricing, offer, prints, now })
  const { lines, values, serverErrors, file } = entry
  const settings = useSettings()
  const problems = useFilledProblems(quotesProblems)
  const [asking, setAsking] = useState<'send' | 'decline' | 'withdraw'>()
  const [isDraft, setIsDraft] = useState(false)
  const sent = isSent(data)
  const answered = own !== null && own.state !== 'Q_DRAFT'
  const save = usePrepared(calls.submit, {
    quiet: true,
    onDone: (answer, content) => {
      entry.setDirty(false)
      if (content.isDraft) return void toast({ title: t(words.saved), tone: 'success' })
      const facts = { number: answer.QuotationNo, amount: money(answer.totalEstimate, 'AED', lang) }
      const title = t(answer.withDesk ? words.sentToDesk : words.sent)
      void toast({ title, body: t(words.sentBody, facts), tone: 'success' })
    },
  })
  const send = (draft: boolean) => {
    setIsDraft(draft)
    save.send(contentOf(lines, values, file.file, draft, offer), {
      onError: ({ fieldSentences }) =>
        entry.setServerErrors({ ...fieldSentences, ...lineSentences(fieldSentences, toInputs(lines).keys) }),
      onSettled: () => setAsking(undefined),
    })
  }
  const left = leftOf(lines, values, file.file, now(), settings, t, offer)
  const forDesk = lines.some((line) => asksReason(line, settings))
  const garbled = unreadable(lines, settings)
  const leftReason = (pieces: string[]) =>
    pieces.length > 0 ? t(words.left, { count: pieces.length, list: listed(pieces, lang) }) : undefined
  const sendLabel = t(sent ? words.resubmit : forDesk ? words.sendToDesk : words.submit)
  const total = money(toWire(totalsOfLines(lines).total), 'AED', lang)
  const refusal = data.submitRefusal ?? undefined
  const closed = refusal && sentence(problems, lang, refusal)
  return (
    <div className="two">
      <UnsavedGuard when={entry.dirty && !save.isPending} note={sent ? undefined : t(words.leaveNote)} />
      <div className="stack g6">
        {sent && <Banner tone="info">{t(words.revising)}</Banner>}
        {!sent && props.fills?.(entry.fill)}
        <Card
          flush
          title={t(words.charges)}
          aside={<span className="cap muted">{t(words.chargesNote)}</span>}
        >
          <ChargeEditor
            lines={lines}
            onChange={entry.setLines}
            serverErrors={serverErrors}
            more={more}
            pricing={pricing}
            asked={asked}
          />
        </Card>
        {offer && (
          <QuoteOfferCard
            asked={offer}
            values={values}
            onChange={entry.change}
            serverErrors={serverErrors}
            now={now}
            Own={Own}
          />
        )}
        <QuoteTermsCard
          values={values}
          onChange={entry.change}
          file={file}
          serverErrors={serverErrors}
          prints={prints}
          printed={own?.printsFile ? own.QuotationId : undefined}
          now={now}
          Own={offer ? undefined : Own}
        />
      </div>
      <aside className="stack g4 ag-sum">
        <section className="card">
          <div className="card-b stack g4">
            <h2>{t(words.yourQuote)}</h2>
            <ChargeTotals lines={lines} vat={vat} />
            <Checkbox
              value={values.partnerTerms}
              onChange={(partnerTerms) => entry.change({ partnerTerms })}
              error={serverErrors['acceptPartnerTerms']}
            >
              {t(words.partnerTerms)}
            </Checkbox>
            <RefusalBanner refusal={save.error} beside={[]} />
            <div className="stack g2">
              <Button
                variant="primary"
                block
                changes
                disabledReason={closed ?? leftReason(left)}
                onPress={() => setAsking('send')}
              >
                {sendLabel}
              </Button>
              {!sent && (
                <Button
                  block
                  isPending={save.isPending && isDraft}
                  pendingLabel={t(words.saving)}
                  disabledReason={leftReason(
                    garbled.map((line) => t(words.leftCharge, { charge: nameOfLine(line, t) })),
                  )}
                  onPress={() => send(true)}
                >
                  {t(words.saveDraft)}
                </Button>
              )}
              {sent && (
                <Button
                  variant="text"
                  block
                  disabledReason={closed}
                  changes
                  onPress={() => setAsking('withdraw')}
                >
                  {t(words.withdraw)}
                </Button>
              )}
              {!answered && (
                <Button variant="text" block changes onPress={() => setAsking('decline')}>
                  {t(words.decline)}
                </Button>
              )}
            </div>
          </div>
        </section>
      </aside>
      <AlertDialog
        title={t(words.sendTitle, { number })}
        isOpen={asking === 'send'}
        onClose={() => setAsking(undefined)}
        tone="primary"
        actionLabel={sendLabel}
        keepLabel={t(words.back)}
        isPending={save.isPending}
        pendingLabel={t(words.submitting)}
        onAction={() => send(false)}
      >
        <p>{t(forDesk ? words.deskBody : words.sendBody, { amount: total })}</p>
      </AlertDialog>
      {asking === 'decline' && (
        <DeclineQuote call={calls.decline} number={number} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'withdraw' && own && (
        <WithdrawQuote
          call={calls.withdraw}
          id={own.QuotationId}
          number={number}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
