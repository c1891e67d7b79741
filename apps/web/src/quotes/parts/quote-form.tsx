// The quote form of an agent: charges, file and validity, live totals, draft, submit, revise, decline, withdraw.
import { useState } from 'react'
import { declineToQuote, submitQuote, withdrawQuote } from '@marsa/model/freight/agent-endpoints.ts'
import { quoteFormText as words } from '@marsa/model/freight/screen-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/quotes/problems.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useFigured } from '../../kit/figures.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { freightReads } from '../queries.ts'
import { useQuoteFile } from './agent-quote-file.tsx'
import { QuoteTermsCard } from './agent-quote-terms.tsx'
import {
  bodyOf,
  isSent,
  leftOf,
  nameOfLine,
  startFile,
  startValues,
  type AgentQuote,
  type QuoteValues,
} from './agent-quote-values.ts'
import { ReasonDialog } from './agent-reason-dialog.tsx'
import { ChargeEditor } from './charge-editor.tsx'
import { lineSentences, startLines, toInputs, unreadable, type EditLine } from './charge-lines.ts'
import { ChargeTotals } from './charge-totals.tsx'
import { listed } from '@marsa/model/quotes/explain.ts'

const none: Record<string, string> = {}

/** Everything that is typed; any change takes away what the server said of the last attempt. */
const useEntry = (data: AgentQuote, now: () => number) => {
  const [lines, setLines] = useState(() => startLines(data.expected, data.own?.charges ?? []))
  const settings = useSettings()
  const [values, setValues] = useState(() => startValues(data, now(), settings))
  const [said, setSaid] = useState(none)
  const [dirty, setDirty] = useState(false)
  const touch = () => {
    setDirty(true)
    setSaid(none)
  }
  const file = useQuoteFile(data.shipment.RequestId, startFile(data), touch)
  return {
    lines,
    values,
    said,
    dirty,
    file,
    setSaid,
    setDirty,
    setLines: (update: (lines: EditLine[]) => EditLine[]) => {
      setLines(update)
      touch()
    },
    change: (change: Partial<QuoteValues>) => {
      setValues((before) => ({ ...before, ...change }))
      touch()
    },
  }
}

export function QuoteForm({ data, now }: { data: AgentQuote; now: () => number }) {
  const t = useT()
  const { lang } = useLang()
  const { shipment, own } = data
  const { RequestId, quoteNumber } = shipment
  const entry = useEntry(data, now)
  const { lines, values, said, file } = entry
  const settings = useSettings()
  const problems = useFigured(quotesProblems)
  const [asking, setAsking] = useState<'decline' | 'withdraw'>()
  const sent = isSent(data)
  const answered = own !== null && own.state !== 'Q_DRAFT'
  const save = useCommand(submitQuote, {
    refreshes: freightReads,
    quiet: true,
    onDone: (answer, { body }) => {
      entry.setDirty(false)
      if (body?.isDraft) return void toast({ title: t(words.saved), tone: 'success' })
      const facts = { number: answer.QuotationNo, amount: money(answer.totalEstimate, 'AED', lang) }
      void toast({ title: t(words.sent), body: t(words.sentBody, facts), tone: 'success' })
    },
  })
  const send = (isDraft: boolean) =>
    save.mutate(
      { body: bodyOf(RequestId, lines, values, file.file, isDraft) },
      {
        onError: ({ fieldSentences }) =>
          entry.setSaid({ ...fieldSentences, ...lineSentences(fieldSentences, toInputs(lines).keys) }),
      },
    )
  const left = leftOf(lines, values, file.file, now(), settings, t)
  const garbled = unreadable(lines, settings)
  const leftReason = (pieces: string[]) =>
    pieces.length > 0 ? t(words.left, { count: pieces.length, list: listed(pieces, lang) }) : undefined
  const refusal = data.submitRefusal ?? undefined
  const closed = refusal && sentence(problems, lang, refusal)
  const isDraft = save.variables?.body?.isDraft === true
  return (
    <div className="two">
      <UnsavedGuard when={entry.dirty && !save.isPending} note={sent ? undefined : t(words.leaveNote)} />
      <div className="stack g6">
        {sent && <Banner tone="info">{t(words.revising)}</Banner>}
        <Card
          flush
          title={t(words.charges)}
          aside={<span className="cap muted">{t(words.chargesNote)}</span>}
        >
          <ChargeEditor lines={lines} onChange={entry.setLines} said={said} />
        </Card>
        <QuoteTermsCard values={values} onChange={entry.change} file={file} said={said} now={now} />
      </div>
      <aside className="stack g4 ag-sum">
        <section className="card">
          <div className="card-b stack g4">
            <h2>{t(words.yourQuote)}</h2>
            <ChargeTotals lines={lines} />
            <Checkbox
              value={values.partnerTerms}
              onChange={(partnerTerms) => entry.change({ partnerTerms })}
              error={said['acceptPartnerTerms']}
            >
              {t(words.partnerTerms)}
            </Checkbox>
            {save.error && <Banner tone="error" live title={save.error.sentence} />}
            <div className="stack g2">
              <Button
                variant="primary"
                block
                isPending={save.isPending && !isDraft}
                pendingLabel={t(words.submitting)}
                disabledReason={closed ?? leftReason(left)}
                onPress={() => send(false)}
              >
                {t(sent ? words.resubmit : words.submit)}
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
      {asking === 'decline' && (
        <Decline id={RequestId} number={quoteNumber} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'withdraw' && own && (
        <Withdraw id={own.QuotationId} number={quoteNumber} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
}

type AskProps = { id: string; number: string; onClose: () => void }

function Decline({ id, number, onClose }: AskProps) {
  const t = useT()
  const decline = useCommand(declineToQuote, {
    refreshes: freightReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.declined) })
    },
  })
  return (
    <ReasonDialog
      title={t(words.declineTitle, { number })}
      body={t(words.declineBody)}
      action={t(words.decline)}
      isPending={decline.isPending}
      onAction={(reason) => decline.mutate({ query: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

function Withdraw({ id, number, onClose }: AskProps) {
  const t = useT()
  const withdraw = useCommand(withdrawQuote, {
    refreshes: freightReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.withdrawn) })
    },
  })
  return (
    <ReasonDialog
      title={t(words.withdrawTitle, { number })}
      body={t(words.withdrawBody)}
      action={t(words.withdraw)}
      isPending={withdraw.isPending}
      onAction={(reason) => withdraw.mutate({ query: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
