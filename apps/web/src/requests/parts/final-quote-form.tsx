// The form of the final quotation: the charges in force to change and add to, what the customer is then asked for.
import { useState, type ReactNode } from 'react'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { usualPricing, type Pricing } from '@marsa/model/requests/charge-line.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import { listed } from '@marsa/model/requests/explain.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { finalQuoteText as words, quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import type { FinalQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import type { PricedLine } from '@marsa/model/requests/final-changes.ts'
import type { FinalChanges, OwnQuotation, QuotationView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { ChargeEditor } from './charge-editor.tsx'
import { lineSentences, problemOf } from './charge-faults.ts'
import {
  approvedLines,
  isBlank,
  startLines,
  withCarriage,
  toInputs,
  totalsOfLines,
  type EditLine,
} from './charge-lines.ts'
import { ChargeTotals } from './charge-totals.tsx'
import { changedLines, FinalReasons } from './final-reasons.tsx'
import { QuoteFileField, useQuoteFile, type QuoteFileCalls } from './quote-file.tsx'
import { nameOfLine } from './quote-values.ts'
import '../quotes.css'

/** What is sent, beside the request and its version that the line adds. */
export type FinalQuoteContent = Omit<FinalQuoteBody, 'version'>

export type FinalQuoteProps = {
  /** The charges in force. */
  charges: OwnQuotation['charges']
  /** The same as they were counted when they were agreed on. */
  agreed: QuotationView['charges']
  /** What the final quotation changed so far; null while there is none, and the charges in force are the accepted ones. */
  changes: FinalChanges | null
  /** What is paid already, and what the final quotation may not fall below; amounts. */
  money: { paid: string; least: string }
  calls: QuoteFileCalls & { post: Prepared<FinalQuoteContent, { needsConsent: boolean }> }
  vat?: TextRow
  /** Charges of the line that may be added by their names. */
  more?: readonly ChargeCode[]
  /** What the line says of its charges; left out, as in the table of charges. */
  pricing?: Pricing
  /** What the line says of a charge that is counted otherwise than it was; the agent may say it in its own words. */
  reasonFor?: (line: EditLine) => string | undefined
  /** What the line's own fields still lack, as a sentence. */
  lacks?: string
  /** What the customer is asked for, with `{balance}`. */
  asks?: TextRow
  onClose: () => void
  /** Fields of the line's own above the charges; the line sends them with its call. */
  children?: ReactNode
}

/** What was accepted, which a second final quotation is still compared with. */
const acceptedLines = (
  agreed: QuotationView['charges'],
  changes: FinalChanges | null,
  pricing: Pricing,
): PricedLine[] => {
  const line = (
    code: ChargeCode,
    label: string | null,
    netFils: bigint,
    count?: number | null,
  ): PricedLine => ({
    code,
    label,
    sellingFils: netFils / BigInt(count ?? 1),
    quantity: count ?? 1,
    vat: pricing.taxOf(code),
  })
  return changes
    ? changes.lines.flatMap(({ code, label, accepted, acceptedQuantity }) =>
        accepted === null ? [] : [line(code, label, parseMoney(accepted), acceptedQuantity)],
      )
    : agreed.map(({ code, label, amount, quantity }) => line(code, label, parseMoney(amount), quantity))
}

const noFile = { state: 'none' } as const
const none: Record<string, string> = {}

export function FinalQuoteForm({
  charges,
  agreed,
  changes,
  money: { paid: paidAmount, least: leastAmount },
  ...props
}: FinalQuoteProps) {
  const { calls, vat, more, pricing = usualPricing, lacks, asks = words.postBody, reasonFor, onClose } = props
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const [typed, setLines] = useState(() => withCarriage(approvedLines(startLines([], charges, [], pricing))))
  // What is counted may change while they are typed: a longer time has more days.
  const lines = typed.map((line) => ({ ...line, pricing }))
  const [accepted] = useState(() => acceptedLines(agreed, changes, pricing))
  const [written, setReasons] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      typed.flatMap(({ key }, index) => (charges[index]?.reason ? [[key, charges[index].reason]] : [])),
    ),
  )
  const reasons = Object.fromEntries(
    lines.map((line) => [line.key, written[line.key] ?? reasonFor?.(line) ?? '']),
  )
  const [remarks, setRemarks] = useState('')
  const [serverErrors, setServerErrors] = useState(none)
  const [asking, setAsking] = useState(false)
  const file = useQuoteFile(calls, noFile, () => setServerErrors(none))
  const { total } = totalsOfLines(lines)
  const paid = parseMoney(paidAmount)
  const least = parseMoney(leastAmount)
  const balance = total > paid ? total - paid : 0n
  const back = total < paid ? paid - total : 0n
  const wrong = lines
    .filter((line) => problemOf(line, settings))
    .map((line) => t(quoteFormText.leftCharge, { charge: nameOfLine(line, t) }))
  const changed = changedLines(accepted, lines)
  const unexplained = changed
    .filter(({ key }) => (reasons[key] ?? '').trim().length < 3)
    .map((line) => t(words.leftReason, { charge: nameOfLine(line, t) }))
  const left = [
    ...(lines.every(isBlank) ? [t(quoteFormText.leftCharges)] : wrong),
    ...unexplained,
    ...(file.file.state === 'stored'
      ? []
      : [t(file.file.state === 'uploading' ? quoteFormText.leftUploading : quoteFormText.leftFile)]),
  ]
  const reason =
    left.length > 0
      ? t(quoteFormText.left, { count: left.length, list: listed(left, lang) })
      : total < least
        ? sentence(quotesProblems, lang, 'quotes.final-below-down-payment')
        : lacks
  const post = usePrepared(calls.post, {
    quiet: true,
    onDone: ({ needsConsent }) => {
      onClose()
      void toast({ title: t(needsConsent ? words.consentAsked : words.posted), tone: 'success' })
    },
  })
  const isChanged = (key: string): boolean => changed.some((line) => line.key === key)
  const send = () => {
    const { inputs, keys } = toInputs(lines)
    post.send(
      {
        charges: inputs.map((input, index) => {
          const reason = (reasons[keys[index]!] ?? '').trim()
          return isChanged(keys[index]!) && reason ? { ...input, reason } : input
        }),
        remarks: remarks.trim() || undefined,
        fileDocumentId: file.file.state === 'stored' ? file.file.documentId : undefined,
      },
      {
        onError: ({ fieldSentences }) =>
          setServerErrors({ ...fieldSentences, ...lineSentences(fieldSentences, keys) }),
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <>
      <p className="dense muted fq-note">{t(words.finalNote)}</p>
      {props.children}
      <ChargeEditor
        lines={lines}
        serverErrors={serverErrors}
        more={more}
        pricing={pricing}
        onChange={(update) => {
          setLines((before) => withCarriage(update(before)))
          setServerErrors(none)
        }}
      />
      <FinalReasons
        lines={changed}
        reasons={reasons}
        serverErrors={serverErrors}
        onChange={(key, reason) => {
          setReasons((all) => ({ ...all, [key]: reason }))
          setServerErrors(none)
        }}
      />
      <div className="card-b stack g5">
        <QuoteFileField {...file} label={t(words.fileOwn)} error={serverErrors['fileDocumentId']} />
        <TextArea
          label={t(quoteFormText.remarks)}
          optional
          limit={1000}
          value={remarks}
          error={serverErrors['remarks']}
          onChange={setRemarks}
        />
        <ChargeTotals lines={lines} vat={vat} />
        <Facts
          across
          facts={[
            [t(words.paid), <Money key="p" value={toWire(paid)} />],
            back > 0n
              ? [t(words.back), <Money key="b" value={toWire(back)} strong />]
              : [t(words.balance), <Money key="b" value={toWire(balance)} strong />],
          ]}
        />
        <p className="hint">{t(words.least, { amount: money(toWire(least), 'AED', lang) })}</p>
        <RefusalBanner refusal={post.error} beside={[]} />
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
            ? t(asks, { balance: money(toWire(balance), 'AED', lang) })
            : back > 0n
              ? t(words.postBack, { amount: money(toWire(back), 'AED', lang) })
              : t(words.postNothing)}
        </p>
      </AlertDialog>
    </>
  )
}
