// The final quotation of the winner: the charges in force to change and add to, what the customer is then asked for.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { postFinalQuote } from '@marsa/model/freight/agent-endpoints.ts'
import { jobText as words, quoteFormText } from '@marsa/model/freight/screen-text.ts'
import { half, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/quotes/problems.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Facts } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { freightReads } from '../queries.ts'
import { agentQuoteQuery } from '../quote-queries.ts'
import { QuoteFileField, useQuoteFile } from './agent-quote-file.tsx'
import { nameOfLine, type AgentQuote } from './agent-quote-values.ts'
import { ChargeEditor } from './charge-editor.tsx'
import { isBlank, lineSentences, problemOf, startLines, toInputs, totalsOfLines } from './charge-lines.ts'
import { ChargeTotals } from './charge-totals.tsx'
import { listed } from '@marsa/model/quotes/explain.ts'
import { loadFreightProblems } from './problems.ts'

export function FinalQuoteCard({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...agentQuoteQuery(shipment.RequestId), enabled: open })
  const posted = shipment.quotation?.isFinal === true
  return (
    <Card
      flush={open}
      id="final"
      title={t(words.final)}
      aside={open && <span className="cap muted">{t(quoteFormText.chargesNote)}</span>}
    >
      {!open && (
        <div className="stack g4">
          {shipment.money && (
            <Facts
              across
              facts={[
                [
                  t(posted ? words.final : words.accepted),
                  <Money key="t" value={shipment.money.total} strong />,
                ],
                [t(words.paid), <Money key="p" value={shipment.money.paid} />],
                [t(words.balanceNow), <Money key="b" value={shipment.money.balance} />],
              ]}
            />
          )}
          <ActionButton
            variant={shipment.nextAction === 'post-final-quote' ? 'primary' : 'secondary'}
            refusal={shipment.finalQuoteRefusal}
            problems={loadFreightProblems}
            onPress={() => setOpen(true)}
          >
            {t(posted ? words.postAgain : words.showFinal)}
          </ActionButton>
        </div>
      )}
      {open && !data && <Skeleton block="320px" />}
      {open && data && (
        <FinalForm key={shipment.version} shipment={shipment} data={data} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

const noFile = { state: 'none' } as const
const none: Record<string, string> = {}

function FinalForm({
  shipment,
  data,
  onClose,
}: {
  shipment: ShipmentDetail
  data: AgentQuote
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const [lines, setLines] = useState(() => startLines([], data.own?.charges ?? []))
  const [remarks, setRemarks] = useState('')
  const [said, setSaid] = useState(none)
  const [asking, setAsking] = useState(false)
  const file = useQuoteFile(shipment.RequestId, noFile, () => setSaid(none))
  const { total } = totalsOfLines(lines)
  const paid = parseMoney(shipment.money?.paid ?? '0')
  const balance = total > paid ? total - paid : 0n
  const down = shipment.money?.payments.find(({ part }) => part === 'down')
  const least = down ? parseMoney(down.amount) : half(parseMoney(data.own?.totalEstimate ?? '0'))
  const wrong = lines
    .filter((line) => problemOf(line, settings))
    .map((line) => t(quoteFormText.leftCharge, { charge: nameOfLine(line, t) }))
  const left = [
    ...(lines.every(isBlank) ? [t(quoteFormText.leftCharges)] : wrong),
    ...(file.file.state === 'uploading' ? [t(quoteFormText.leftUploading)] : []),
  ]
  const reason =
    left.length > 0
      ? t(quoteFormText.left, { count: left.length, list: listed(left, lang) })
      : total < least
        ? sentence(quotesProblems, lang, 'quotes.final-below-down-payment')
        : undefined
  const post = useCommand(postFinalQuote, {
    refreshes: freightReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.posted), tone: 'success' })
    },
  })
  const send = () => {
    const { inputs, keys } = toInputs(lines)
    post.mutate(
      {
        query: { id: shipment.RequestId },
        body: {
          charges: inputs,
          remarks: remarks.trim() || undefined,
          fileDocumentId: file.file.state === 'stored' ? file.file.documentId : undefined,
          version: shipment.version,
        },
      },
      {
        onError: ({ fieldSentences }) =>
          setSaid({ ...fieldSentences, ...lineSentences(fieldSentences, keys) }),
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <>
      <p className="dense muted fq-note">{t(words.finalNote)}</p>
      <ChargeEditor
        lines={lines}
        said={said}
        onChange={(update) => {
          setLines(update)
          setSaid(none)
        }}
      />
      <div className="card-b stack g5">
        <QuoteFileField {...file} error={said['fileDocumentId']} />
        <TextArea
          label={t(quoteFormText.remarks)}
          optional
          limit={1000}
          value={remarks}
          error={said['remarks']}
          onChange={setRemarks}
        />
        <ChargeTotals lines={lines} />
        <Facts
          across
          facts={[
            [t(words.paid), <Money key="p" value={toWire(paid)} />],
            [t(words.balance), <Money key="b" value={toWire(balance)} strong />],
          ]}
        />
        <p className="hint">{t(words.least, { amount: money(toWire(least), 'AED', lang) })}</p>
        {post.error && <Banner tone="error" live title={post.error.sentence} />}
        <div className="row wrap">
          <Button variant="primary" disabledReason={reason} changes onPress={() => setAsking(true)}>
            {t(words.postFinal)}
          </Button>
          <Button onPress={onClose}>{t(words.keep)}</Button>
        </div>
      </div>
      <AlertDialog
        title={t(words.postTitle, { amount: money(toWire(total), 'AED', lang) })}
        isOpen={asking}
        onClose={() => setAsking(false)}
        tone="primary"
        actionLabel={t(words.postFinal)}
        keepLabel={t(words.keep)}
        isPending={post.isPending}
        pendingLabel={t(words.posting)}
        onAction={send}
      >
        <p>
          {balance > 0n
            ? t(words.postBody, { balance: money(toWire(balance), 'AED', lang) })
            : t(words.postNothing)}
        </p>
      </AlertDialog>
    </>
  )
}
