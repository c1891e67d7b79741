// A company announces a bank transfer: how much, when, under which reference, and for which invoices; its proof comes next.
import { useState } from 'react'
import { valueDayRefusal } from '@marsa/model/finance/credit/credit-receipt.ts'
import { announceTransfer, type OwedInvoice } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { receiptProblems } from '@marsa/model/finance/credit/receipt-problems.ts'
import { dirhamPattern, parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { booksText as words } from './books-text.ts'
import { creditReads } from './credit-reads.ts'

export type BankLine = { amount: string; reference: string; valueOn: string }

/** What is wrong with a line of the bank's list as it was typed. */
export const lineFaults = (
  { amount, reference, valueOn }: BankLine,
  today: string,
): Partial<Record<keyof BankLine, keyof typeof receiptProblems>> => ({
  ...(!(dirhamPattern.test(amount) && parseMoney(amount) > 0n) && { amount: 'credit.amount-invalid' }),
  ...(reference.trim() === '' && { reference: 'credit.reference' }),
  ...(valueDayRefusal(valueOn, today) && { valueOn: 'credit.value-day' }),
})

/** Amount, reference and value day; `said` answers the sentence below a field. */
export function LineFields({
  line,
  label,
  today,
  onChange,
  said,
}: {
  line: BankLine
  label: string
  today: string
  onChange: (line: BankLine) => void
  said: (field: keyof BankLine) => string | undefined
}) {
  const t = useT()
  return (
    <>
      <MoneyInput
        label={t(words.amount)}
        value={line.amount}
        onChange={(amount) => onChange({ ...line, amount })}
        error={said('amount')}
      />
      <TextInput
        label={label}
        value={line.reference}
        dir="ltr"
        maxLength={60}
        autoComplete="off"
        onChange={(reference) => onChange({ ...line, reference })}
        error={said('reference')}
      />
      <DateInput
        label={t(words.valueOn)}
        value={line.valueOn}
        max={today}
        onChange={(valueOn) => onChange({ ...line, valueOn: valueOn ?? '' })}
        error={said('valueOn')}
      />
    </>
  )
}

export function AnnounceDialog({
  named,
  today,
  onDone,
  onClose,
}: {
  named: OwedInvoice[]
  today: string
  onDone: (receiptId: string) => void
  onClose: () => void
}) {
  const t = useT()
  const total = named.length > 0 ? toWire(sum(named.map(({ open }) => parseMoney(open)))) : ''
  const [line, setLine] = useState<BankLine>({ amount: total, reference: '', valueOn: today })
  const [isTried, setTried] = useState(false)
  const announce = useCommand(announceTransfer, {
    refreshes: creditReads,
    quiet: true,
    onDone: ({ receiptId }) => {
      void toast({ title: t(words.announced), tone: 'success' })
      onDone(receiptId)
    },
  })
  const faults = lineFaults(line, today)
  const said = (field: keyof BankLine): string | undefined =>
    isTried && faults[field] ? t(receiptProblems[faults[field]]) : announce.error?.fieldSentences[field]
  return (
    <CommandDialog
      title={t(words.announceTitle)}
      send={t(words.announce)}
      command={announce}
      beside={['amount', 'reference', 'valueOn']}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        const invoices = named.map(({ invoiceId }) => invoiceId)
        if (Object.keys(faults).length === 0) announce.mutate({ body: { ...line, invoices } })
      }}
    >
      <p>{t(words.announceBody)}</p>
      <p className="muted">
        {named.length > 0
          ? t(words.announceFor, { numbers: named.map(({ number }) => number).join(' · ') })
          : t(words.announceOldest)}
      </p>
      <LineFields line={line} label={t(words.reference)} today={today} onChange={setLine} said={said} />
    </CommandDialog>
  )
}
