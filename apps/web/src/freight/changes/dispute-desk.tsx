// How staff close a disputed delivery: without money, or with a compensation that is shown as it is posted, before it is.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { closeDispute } from '@marsa/model/freight/changes/change-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { compensateDispute } from '@marsa/model/freight/changes/compensation-endpoints.ts'
import { compensationFils } from '@marsa/model/freight/changes/compensation.ts'
import { compensationText } from '@marsa/model/freight/changes/compensation-text.ts'
import { useProblems } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { changeReads, compensationQuery } from './change-queries.ts'
import { CompensationAmount } from './compensation-amount.tsx'
import { loadFreightProblems } from '../problems.ts'

const longest = 500

const loadProblems = async () => {
  const [freight, { financeProblems }] = await Promise.all([
    loadFreightProblems(),
    import('@marsa/model/finance/problems.ts'),
  ])
  return { ...freight, ...financeProblems }
}

export function DeskCloseDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [paid, setPaid] = useState(false)
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const wanted = useDeferredValue(compensationFils(amount) === undefined ? undefined : amount)
  const terms = useQuery({
    ...compensationQuery(shipment.RequestId, wanted),
    enabled: paid,
    placeholderData: keepPreviousData,
  })
  const done = (title: string) => {
    onClose()
    void toast({ title, tone: 'success' })
  }
  const close = useCommand(closeDispute, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => done(t(changeText.disputeClosed)),
  })
  const give = useCommand(compensateDispute, {
    refreshes: changeReads,
    quiet: true,
    onDone: ({ isPosted }) =>
      done(
        isPosted
          ? t(compensationText.given, { amount: money(amount, 'AED', lang) })
          : t(compensationText.proposed),
      ),
  })
  const command = paid ? give : close
  const serverErrors = command.error?.fieldSentences ?? {}
  const posting = paid && compensationFils(amount) !== undefined ? terms.data?.posting : undefined
  const refusal = posting?.refusal ?? undefined
  const problems = useProblems(refusal ? loadProblems : undefined)
  const tooLarge = refusal === 'finance.refund-too-large'
  const refused = refusal && (problems[refusal] ? sentence(problems, lang, refusal) : '…')
  const query = { id: shipment.RequestId }
  const send = () =>
    paid
      ? give.mutate({ query, body: { amount, note: note.trim(), version: shipment.version } })
      : close.mutate({ query, body: { note: note.trim(), version: shipment.version } })
  return (
    <CommandDialog
      role="alertdialog"
      title={t(changeText.disputeClose)}
      back={t(changeText.back)}
      send={t(
        !paid
          ? changeText.disputeClose
          : posting?.needsSecond && !refusal
            ? compensationText.propose
            : compensationText.give,
      )}
      pendingLabel={t(changeText.sending)}
      disabledReason={paid && !tooLarge ? refused : undefined}
      command={command}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(changeText.disputeCloseBody)}</p>
      <RadioCards
        label={t(compensationText.how)}
        value={paid ? 'with' : 'without'}
        onChange={(id) => setPaid(id === 'with')}
        choices={[
          { id: 'without', label: t(compensationText.without) },
          { id: 'with', label: t(compensationText.with) },
        ]}
      />
      {paid && (
        <CompensationAmount
          query={terms}
          amount={amount}
          onAmount={setAmount}
          wrong={serverErrors['amount'] ?? (tooLarge ? refused : undefined)}
          posting={posting ?? undefined}
        />
      )}
      <TextArea
        label={t(changeText.disputeNote)}
        value={note}
        onChange={setNote}
        limit={longest}
        error={serverErrors['note']}
      />
    </CommandDialog>
  )
}
