// Money for what was written off: how much of it came in, and with which line of the bank's list.
import { useState } from 'react'
import { recoverWriteOff, type CreditReceipt } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { booksText as words } from './books-text.ts'
import { useTaken } from './receipt-dialogs.tsx'

export function RecoverDialog({ receipt, onClose }: { receipt: CreditReceipt; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const left = toWire(parseMoney(receipt.amount) - parseMoney(receipt.recovered))
  const [amount, setAmount] = useState(left)
  const [reference, setReference] = useState('')
  const recover = useCommand(recoverWriteOff, useTaken(onClose))
  const sentences = recover.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.recoverTitle, { number: `\u2066${receipt.reference}\u2069` })}
      send={t(words.recover)}
      command={recover}
      beside={['amount', 'reference']}
      onClose={onClose}
      onSend={() => recover.mutate({ query: { id: receipt.receiptId }, body: { amount, reference } })}
    >
      <p>{t(words.recoverBody, { amount: money(left, 'AED', lang) })}</p>
      <MoneyInput label={t(words.amount)} value={amount} error={sentences['amount']} onChange={setAmount} />
      <TextInput
        label={t(words.bankReference)}
        dir="ltr"
        maxLength={60}
        value={reference}
        error={sentences['reference']}
        onChange={setReference}
      />
    </CommandDialog>
  )
}
