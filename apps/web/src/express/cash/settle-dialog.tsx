// Says who bears a difference, and why.
import { useState } from 'react'
import { settlementsOf, type Settlement } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import {
  settleDifference,
  viewDeposits,
  type OpenDifference,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { disputeText } from '@marsa/model/express/cash-on-delivery/deposit-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { cashWords, depositWords as words, settlingWords } from './cash-words.ts'

export function SettleDialog({ difference, onClose }: { difference: OpenDifference; onClose: () => void }) {
  const t = useT()
  const { disputeId, number, kind, amount } = difference
  const ways: readonly Settlement[] = settlementsOf[kind]
  const [settlement, setSettlement] = useState<Settlement>(ways[0]!)
  return (
    <ReasonDialog
      endpoint={settleDifference}
      input={(reason) => ({ body: { disputeId, settlement, reason } })}
      refreshes={[viewDeposits]}
      title={t(words.settleNamed, { number: `\u2066${number}\u2069` })}
      label={t(cashWords.reason)}
      send={t(words.settle)}
      done={t(words.settledToast)}
      onClose={onClose}
    >
      <Facts across facts={[[t(disputeText[kind]), <Money key="a" value={amount} strong />]]} />
      <RadioCards
        label={t(words.settleHow)}
        columns={1}
        choices={ways.map((id) => ({ id, label: t(words[id]), detail: t(settlingWords[id]) }))}
        value={settlement}
        onChange={(id) => setSettlement(id as Settlement)}
      />
    </ReasonDialog>
  )
}
