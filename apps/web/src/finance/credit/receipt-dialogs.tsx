// What administrators enter about money of credit customers: a line of the bank's list, whose it is, which invoices it pays.
import { useState } from 'react'
import type {
  allocateReceipt as allocateContract,
  CreditReceipt,
  OwedInvoice,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import {
  allocateReceipt,
  confirmReceipt,
  matchReceipt,
  recordReceipt,
  refundCredit,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import { receiptProblems } from '@marsa/model/finance/credit/receipt-problems.ts'
import { dirhamPattern, parseMoney } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { uiText } from '../../ui/text.ts'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { lineFaults, LineFields, type BankLine } from './announce-dialog.tsx'
import { booksText as words } from './books-text.ts'
import { creditReads } from './credit-reads.ts'
import { creditDeskText } from './credit-text.ts'

export type Named = { companyId: string; company: { en: string; ar: string } }

/** Says whether something was posted, or the line had been recorded before. */
export const useTaken = (onClose: () => void) => {
  const t = useT()
  return {
    refreshes: creditReads,
    quiet: true,
    onDone: ({ isNew }: { isNew: boolean }) => {
      onClose()
      if (isNew) void toast({ title: t(words.done), tone: 'success' })
      else void toast({ title: t(words.recordedBefore) })
    },
  } as const
}

/** A typed line of the bank's list with the sentences below its fields. */
const useLine = (start: BankLine, today: string, sentences: Readonly<Record<string, string>> | undefined) => {
  const t = useT()
  const [line, setLine] = useState(start)
  const [isTried, setTried] = useState(false)
  const faults = lineFaults(line, today)
  return {
    line,
    setLine,
    /** Sends what is right. */
    check: (send: () => void) => {
      setTried(true)
      if (Object.keys(faults).length === 0) send()
    },
    said: (field: keyof BankLine): string | undefined =>
      isTried && faults[field] ? t(receiptProblems[faults[field]]) : sentences?.[field],
  }
}

const lineNames = ['amount', 'reference', 'valueOn'] as const

export function ConfirmDialog({
  receiptId,
  company,
  start,
  today,
  onClose,
}: {
  receiptId: string
  company: { en: string; ar: string }
  start: BankLine
  today: string
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const confirm = useCommand(confirmReceipt, useTaken(onClose))
  const { line, setLine, check, said } = useLine(start, today, confirm.error?.fieldSentences)
  return (
    <CommandDialog
      title={t(words.confirmTitle, { name: company[lang] })}
      send={t(words.confirm)}
      command={confirm}
      beside={lineNames}
      onClose={onClose}
      onSend={() => check(() => confirm.mutate({ query: { id: receiptId }, body: line }))}
    >
      <LineFields line={line} label={t(words.bankReference)} today={today} onChange={setLine} said={said} />
    </CommandDialog>
  )
}

const nobody = 'nobody'

export function RecordDialog({
  companies,
  today,
  companyId,
  onClose,
}: {
  companies: Named[]
  today: string
  companyId?: string
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const [way, setWay] = useState<'TRANSFER' | 'CHEQUE'>('TRANSFER')
  const [payer, setPayer] = useState(companyId ?? nobody)
  const record = useCommand(recordReceipt, useTaken(onClose))
  const start = { amount: '', reference: '', valueOn: today }
  const { line, setLine, check, said } = useLine(start, today, record.error?.fieldSentences)
  const options = companies.map((each) => ({ id: each.companyId, label: each.company[lang] }))
  return (
    <CommandDialog
      title={t(words.recordTitle)}
      send={t(words.record)}
      command={record}
      beside={[...lineNames, 'companyId']}
      onClose={onClose}
      onSend={() =>
        check(() =>
          record.mutate({ body: { ...line, way, companyId: payer === nobody ? null : payer, invoices: [] } }),
        )
      }
    >
      <p>{t(words.recordBody)}</p>
      <Select
        label={t(words.kindOf)}
        options={[
          { id: 'TRANSFER', label: t(words.byTransfer) },
          { id: 'CHEQUE', label: t(words.byCheque) },
        ]}
        value={way}
        onChange={(id) => setWay(id as typeof way)}
      />
      <SearchSelect
        label={t(words.company)}
        options={[{ id: nobody, label: t(words.nobody) }, ...options]}
        value={payer}
        onChange={setPayer}
        error={record.error?.fieldSentences['companyId']}
      />
      <LineFields line={line} label={t(words.bankReference)} today={today} onChange={setLine} said={said} />
    </CommandDialog>
  )
}

export function MatchDialog({
  receipt: { receiptId, amount, reference },
  companies,
  onClose,
}: {
  receipt: Pick<CreditReceipt, 'receiptId' | 'amount' | 'reference'>
  companies: Named[]
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const [payer, setPayer] = useState<string>()
  const match = useCommand(matchReceipt, useTaken(onClose))
  return (
    <CommandDialog
      title={t(words.matchTitle)}
      send={t(words.match)}
      command={match}
      {...(!payer && { disabledReason: t(words.choosePayer) })}
      onClose={onClose}
      onSend={() =>
        payer && match.mutate({ query: { id: receiptId }, body: { companyId: payer, invoices: [] } })
      }
    >
      <p>
        <Money value={amount} strong /> <Ref value={reference} />
      </p>
      <SearchSelect
        label={t(words.company)}
        placeholder={t(uiText.choose)}
        options={companies.map((each) => ({ id: each.companyId, label: each.company[lang] }))}
        value={payer ?? null}
        onChange={setPayer}
      />
    </CommandDialog>
  )
}

export function AllocateDialog({
  receiptId,
  invoices,
  onClose,
}: {
  receiptId: string
  invoices: OwedInvoice[]
  onClose: () => void
}) {
  const t = useT()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const allocate = useCommand<typeof allocateContract>(allocateReceipt, useTaken(onClose))
  return (
    <CommandDialog
      title={t(words.allocateTitle)}
      send={t(words.allocate)}
      command={allocate}
      {...(chosen.length === 0 && { disabledReason: t(words.payNone) })}
      onClose={onClose}
      onSend={() => allocate.mutate({ query: { id: receiptId }, body: { invoices: [...chosen] } })}
    >
      <p>{t(words.allocateBody)}</p>
      {invoices.map(({ invoiceId, number, open }) => (
        <Checkbox
          key={invoiceId}
          value={chosen.includes(invoiceId)}
          onChange={(is) =>
            setChosen(is ? [...chosen, invoiceId] : chosen.filter((each) => each !== invoiceId))
          }
        >
          <Ref value={number} /> <Money value={open} />
        </Checkbox>
      ))}
    </CommandDialog>
  )
}

const isAmount = (text: string): boolean => dirhamPattern.test(text) && parseMoney(text) > 0n

/** What we owe the company goes back by the bank, with the reference of the bank's line. */
export function RefundDialog({
  company: { companyId, company },
  owed,
  onClose,
}: {
  company: Named
  owed: string
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const [amount, setAmount] = useState(owed)
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const refund = useCommand(refundCredit, {
    refreshes: creditReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.done), tone: 'success' })
    },
  })
  const faults = {
    amount: isAmount(amount) ? undefined : t(receiptProblems['credit.amount-invalid']),
    reference: reference.trim() ? undefined : t(receiptProblems['credit.reference']),
    reason: reason.trim().length < 3 ? t(creditProblems['credit.reason']) : undefined,
  }
  const said = (field: keyof typeof faults): string | undefined =>
    (isTried ? faults[field] : undefined) ?? refund.error?.fieldSentences[field]
  const send = () => {
    setTried(true)
    if (faults.amount || faults.reference || faults.reason) return
    refund.mutate({
      query: { companyId },
      body: { amount, reference: reference.trim(), reason: reason.trim() },
    })
  }
  return (
    <CommandDialog
      title={t(words.refundTitle)}
      send={t(words.refund)}
      command={refund}
      beside={['amount', 'reference', 'reason']}
      onClose={onClose}
      onSend={send}
    >
      <p>
        {t(words.refundBody, { company: `\u2068${company[lang]}\u2069`, amount: money(owed, 'AED', lang) })}
      </p>
      <MoneyInput label={t(words.amount)} value={amount} onChange={setAmount} error={said('amount')} />
      <TextInput
        label={t(words.bankReference)}
        value={reference}
        dir="ltr"
        maxLength={60}
        onChange={setReference}
        error={said('reference')}
      />
      <TextArea
        label={t(creditDeskText.reason)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={said('reason')}
      />
    </CommandDialog>
  )
}
