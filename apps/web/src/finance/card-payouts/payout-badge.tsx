// Whether the bank has a payout.
import { CircleCheck, Clock3 } from 'lucide-react'
import type { PayoutState } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { payoutWords as words } from './card-payout-words.ts'

export function PayoutBadge({ state }: { state: PayoutState }) {
  const t = useT()
  return state === 'paid' ? (
    <Badge tone="good" icon={CircleCheck} label={t(words.paid)} />
  ) : (
    <Badge tone="waiting" icon={Clock3} label={t(words.awaited)} />
  )
}
