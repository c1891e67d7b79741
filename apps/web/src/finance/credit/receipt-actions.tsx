// What administrators can do with a receipt, by its way and state; each in a dialog of its own.
import { useState } from 'react'
import {
  chequeRefusal,
  chequeSteps,
  recoverRefusal,
  reverseRefusal,
  type ChequeStep,
} from '@marsa/model/finance/credit/credit-receipt.ts'
import {
  declineReceipt,
  moveCheque,
  reverseReceipt,
  type CreditReceipt,
  type OwedInvoice,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { receiptProblems } from '@marsa/model/finance/credit/receipt-problems.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { booksText as words } from './books-text.ts'
import { creditDeskText } from './credit-text.ts'
import { AllocateDialog, ConfirmDialog, MatchDialog, useTaken, type Named } from './receipt-dialogs.tsx'
import { RecoverDialog } from './recover-dialog.tsx'
import { WordsDialog } from './words-dialog.tsx'

type Action = 'confirm' | 'decline' | 'match' | 'reverse' | 'allocate' | 'recover' | ChequeStep

const labels = {
  confirm: words.confirm,
  decline: words.decline,
  match: words.match,
  deposit: words.deposit,
  clear: words.clear,
  handBack: words.handBack,
  bounce: words.bounce,
  allocate: words.allocate,
  reverse: words.reverse,
  recover: words.recover,
} as const

const possible = ({ way, state, amount, recovered }: CreditReceipt, canAllocate: boolean): Action[] => [
  ...(state === 'ANNOUNCED' ? (['confirm', 'decline'] as const) : []),
  ...(state === 'UNMATCHED' ? (['match'] as const) : []),
  ...chequeSteps.filter((step) => !chequeRefusal({ way, state }, step)),
  ...(canAllocate ? (['allocate'] as const) : []),
  ...(reverseRefusal({ way, state }) ? [] : (['reverse'] as const)),
  ...(recoverRefusal({ way, state }, parseMoney(amount) - parseMoney(recovered))
    ? []
    : (['recover'] as const)),
]

type Props = {
  receipt: CreditReceipt
  company: { en: string; ar: string } | null
  companies: Named[]
  /** Open ones of the company that this receipt may pay instead. */
  invoices?: OwedInvoice[]
  today: string
}

export function ReceiptActions(props: Props) {
  const t = useT()
  const [open, setOpen] = useState<Action>()
  const { receipt, invoices = [] } = props
  const canAllocate =
    receipt.state === 'COUNTED' &&
    receipt.way !== 'NOTE' &&
    receipt.way !== 'WRITE_OFF' &&
    invoices.length > 0
  const [first, ...others] = possible(receipt, canAllocate)
  const button = (action: Action, isFirst: boolean) => (
    <Button
      key={action}
      size="s"
      changes
      variant={isFirst && receipt.state !== 'COUNTED' ? 'primary' : 'secondary'}
      onPress={() => setOpen(action)}
    >
      {t(labels[action])}
    </Button>
  )
  return (
    <>
      {first && button(first, true)}
      {others.map((action) => button(action, false))}
      {open && <ActionDialog {...props} action={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function ActionDialog({
  receipt,
  company,
  companies,
  invoices = [],
  today,
  action,
  onClose,
}: Props & { action: Action; onClose: () => void }) {
  const t = useT()
  const { receiptId, amount, reference, valueOn } = receipt
  const taken = useTaken(onClose)
  const decline = useCommand(declineReceipt, taken)
  const reverse = useCommand(reverseReceipt, taken)
  const cheque = useCommand(moveCheque, taken)
  const query = { id: receiptId }
  if (action === 'confirm')
    return (
      <ConfirmDialog
        receiptId={receiptId}
        company={company ?? { en: '', ar: '' }}
        start={{ amount, reference, valueOn }}
        today={today}
        onClose={onClose}
      />
    )
  if (action === 'match') return <MatchDialog receipt={receipt} companies={companies} onClose={onClose} />
  if (action === 'allocate')
    return <AllocateDialog receiptId={receiptId} invoices={invoices} onClose={onClose} />
  if (action === 'recover') return <RecoverDialog receipt={receipt} onClose={onClose} />
  if (action === 'clear') return <ClearDialog receiptId={receiptId} onClose={onClose} />
  if (action === 'deposit')
    return (
      <CommandDialog
        title={t(words.deposit)}
        send={t(words.deposit)}
        command={cheque}
        onClose={onClose}
        onSend={() => cheque.mutate({ query, body: { step: 'deposit' } })}
      >
        <p>
          {t(words.byCheque)} {reference}
        </p>
      </CommandDialog>
    )
  const rows = {
    decline: { title: words.declineTitle, body: words.declineBody, send: words.decline, command: decline },
    reverse: { title: words.reverseTitle, body: words.reverseBody, send: words.reverse, command: reverse },
    bounce: { title: words.bounceTitle, body: words.bounceBody, send: words.bounce, command: cheque },
    handBack: { title: words.handBackTitle, body: undefined, send: words.handBack, command: cheque },
  } as const
  const { title, body, send, command } = rows[action]
  return (
    <WordsDialog
      title={t(title)}
      {...(body && { body: t(body) })}
      label={t(creditDeskText.reason)}
      send={t(send)}
      tone="danger"
      field="reason"
      limit={500}
      command={command}
      onSend={(reason) => {
        if (action === 'decline') decline.mutate({ query, body: { reason } })
        else if (action === 'reverse') reverse.mutate({ query, body: { reason } })
        else cheque.mutate({ query, body: { step: action, reason } })
      }}
      onClose={onClose}
    />
  )
}

function ClearDialog({ receiptId, onClose }: { receiptId: string; onClose: () => void }) {
  const t = useT()
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const clear = useCommand(moveCheque, useTaken(onClose))
  const missing = isTried && !reference.trim() ? t(receiptProblems['credit.reference']) : undefined
  return (
    <CommandDialog
      title={t(words.clearTitle)}
      send={t(words.clear)}
      command={clear}
      beside={['bankReference']}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        if (reference.trim())
          clear.mutate({ query: { id: receiptId }, body: { step: 'clear', bankReference: reference.trim() } })
      }}
    >
      <TextInput
        label={t(words.bankReference)}
        value={reference}
        dir="ltr"
        maxLength={60}
        onChange={setReference}
        error={missing ?? clear.error?.fieldSentences['bankReference']}
      />
    </CommandDialog>
  )
}
