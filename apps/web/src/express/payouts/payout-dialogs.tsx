// The dialogs of the merchant: the bank account, and the amount of a payout; both with PIN and code.
import { useState } from 'react'
import { viewCash } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import {
  requestPayout,
  saveBankAccount,
  sendAccountCode,
  sendPayoutCode,
  viewPayouts,
} from '@marsa/model/express/payouts/payout-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { payoutWords as words } from './payout-words.ts'
import { CodeStepDialog, type Sent } from './code-step.tsx'

const sentNow = (answer: { mobile: string; resendAfterSeconds: number }): Sent => ({
  mobile: answer.mobile,
  resendAt: Date.now() + answer.resendAfterSeconds * 1_000,
})

export function AccountDialog({ holder, isNew, onClose }: AccountProps) {
  const t = useT()
  const [iban, setIban] = useState('')
  const [sent, setSent] = useState<Sent>()
  const ask = useCommand(sendAccountCode, { quiet: true, onDone: (answer) => setSent(sentNow(answer)) })
  const save = useCommand(saveBankAccount, {
    refreshes: [viewPayouts],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.accountSaved), tone: 'success' })
    },
  })
  return (
    <CodeStepDialog
      title={t(isNew ? words.addAccount : words.changeAccount)}
      send={t(words.saveAccount)}
      beside={['iban']}
      sent={sent}
      what={iban}
      asking={ask}
      confirming={save}
      onAsk={(pin) => ask.mutate({ body: { iban, pin } })}
      onConfirm={(pin, code) => save.mutate({ body: { iban, pin, code } })}
      onClose={onClose}
    >
      {(said) => (
        <>
          <TextInput label={t(words.holder)} hint={t(words.holderHint)} value={holder} readOnly />
          <TextInput
            label={t(words.iban)}
            hint={t(words.ibanHint)}
            dir="ltr"
            numeric
            autoComplete="off"
            value={iban}
            onChange={setIban}
            error={said['iban']}
          />
        </>
      )}
    </CodeStepDialog>
  )
}
type AccountProps = { holder: string; isNew: boolean; onClose: () => void }

export function PayoutDialog({ least, most, onClose }: PayoutProps) {
  const t = useT()
  const { lang } = useLang()
  const [amount, setAmount] = useState('')
  const [sent, setSent] = useState<Sent>()
  const said = (value: string) => money(value, 'AED', lang)
  const ask = useCommand(sendPayoutCode, { quiet: true, onDone: (answer) => setSent(sentNow(answer)) })
  const request = useCommand(requestPayout, {
    refreshes: [viewPayouts, viewCash, viewWallet],
    quiet: true,
    onDone: ({ number }) => {
      onClose()
      void toast({ title: t(words.requested, { number }), tone: 'success' })
    },
  })
  return (
    <CodeStepDialog
      title={t(words.request)}
      send={t(words.request)}
      beside={['amount']}
      sent={sent}
      what={amount && said(amount)}
      asking={ask}
      confirming={request}
      onAsk={(pin) => ask.mutate({ body: { amount, pin } })}
      onConfirm={(pin, code) => request.mutate({ body: { amount, pin, code } })}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <MoneyInput
            label={t(words.amount)}
            hint={t(words.leastHint, { amount: said(least), most: said(most) })}
            value={amount}
            onChange={setAmount}
            error={wrong['amount']}
          />
          <Button size="s" onPress={() => setAmount(most)}>
            {t(words.all)}
          </Button>
        </>
      )}
    </CodeStepDialog>
  )
}
type PayoutProps = { least: string; most: string; onClose: () => void }
