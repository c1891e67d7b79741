// A bank slip: its number, day and amount, which has to be what the depot holds.
import { useState } from 'react'
import {
  bankCash,
  viewDepotCash,
  type DepotCash,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { depotCashWords as words } from './cash-words.ts'

export function BankDialog({ depot, onClose }: { depot: DepotCash; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { depotId, name } = depot
  const today = dayOf(new Date())
  const [reference, setReference] = useState('')
  const [amount, setAmount] = useState('')
  const [day, setDay] = useState<string | null>(today)
  const bank = useCommand(bankCash, {
    refreshes: [viewDepotCash],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.banked), tone: 'success' })
    },
  })
  const said = bank.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.bank)}
      onClose={onClose}
      send={t(words.saveSlip)}
      pendingLabel={t(words.saving)}
      command={bank}
      beside={['reference', 'amount', 'day']}
      onSend={() => bank.mutate({ body: { depotId, reference: reference.trim(), amount, day: day ?? '' } })}
    >
      <p className="muted">{t(words.bankBody, { depot: `\u2068${name[lang]}\u2069` })}</p>
      <TextInput
        label={t(words.reference)}
        dir="ltr"
        value={reference}
        error={said?.['reference']}
        onChange={setReference}
      />
      <MoneyInput label={t(words.slipAmount)} value={amount} error={said?.['amount']} onChange={setAmount} />
      <DateInput label={t(words.slipDay)} value={day} max={today} error={said?.['day']} onChange={setDay} />
    </CommandDialog>
  )
}
