// A correction of a wallet: proposed in a dialog, decided by another administrator.
import { useState } from 'react'
import {
  decideAdjustment,
  listWallets,
  proposeAdjustment,
  viewCompanyWallet,
  type WalletAdjustment,
} from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { walletProblems } from '@marsa/model/express/wallet/wallet-problems.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { walletDeskWords as words } from './wallet-words.ts'

const reads = [viewCompanyWallet, listWallets]
const problems = () => Promise.resolve(walletProblems)

/** `isNamed` says whose wallet it is, where several stand together. */
export function AdjustmentBanner({
  adjustment,
  isNamed,
}: {
  adjustment: WalletAdjustment
  isNamed?: boolean
}) {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const { adjustmentId: id, amount, reason, by, company, refusal } = adjustment
  const decide = useCommand(decideAdjustment, {
    refreshes: reads,
    onDone: (_, { body }) =>
      void toast({ title: t(body?.isConfirmed ? words.made : words.dropped), tone: 'success' }),
  })
  const send = (isConfirmed: boolean) => decide.mutate({ query: { id }, body: { isConfirmed } })
  return (
    <Banner
      tone="attention"
      title={isNamed ? company[lang] : t(words.waiting)}
      action={
        me?.roleName === 'admin' && (
          <span className="row wrap g2">
            <ActionButton
              size="s"
              variant="primary"
              refusal={refusal}
              problems={problems}
              isPending={decide.isPending}
              onPress={() => send(true)}
            >
              {t(words.approve)}
            </ActionButton>
            <Button size="s" changes isPending={decide.isPending} onPress={() => send(false)}>
              {t(words.drop)}
            </Button>
          </span>
        )
      }
    >
      {t(words.proposal, { by, amount: money(amount, 'AED', lang), reason })}
    </Banner>
  )
}

export function ProposeDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useT()
  const [direction, setDirection] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const propose = useCommand(proposeAdjustment, {
    refreshes: reads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.proposed), tone: 'success' })
    },
  })
  const said = propose.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.correct)}
      send={t(words.propose)}
      command={propose}
      beside={['amount', 'reason']}
      onClose={onClose}
      onSend={() =>
        propose.mutate({ query: { companyId }, body: { direction, amount, reason: reason.trim() } })
      }
    >
      <Segments
        label={t(words.direction)}
        segments={[
          { id: 'give', label: t(words.give) },
          { id: 'take', label: t(words.take) },
        ]}
        value={direction}
        onChange={(id) => setDirection(id as 'give' | 'take')}
      />
      <MoneyInput label={t(words.amount)} value={amount} onChange={setAmount} error={said?.['amount']} />
      <TextArea
        label={t(words.reason)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={said?.['reason']}
      />
    </CommandDialog>
  )
}
