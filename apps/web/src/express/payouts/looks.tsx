// States of cash on delivery and of payouts as colour, icon and word.
import {
  Ban,
  Banknote,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  Landmark,
  Truck,
  Undo2,
  Warehouse,
} from 'lucide-react'
import { codStateText } from '@marsa/model/express/cash-on-delivery/cash-stages.ts'
import type { CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { PayoutState } from '@marsa/model/express/payouts/payout-machine.ts'
import { payoutStateText } from '@marsa/model/express/payouts/payout-text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

type Look = { tone: BadgeTone; icon: IconKind }

const cashLooks: Record<CodState, Look> = {
  EXPECTED: { tone: 'neutral', icon: Clock },
  COLLECTED: { tone: 'transit', icon: Truck },
  NOT_COLLECTED: { tone: 'neutral', icon: Ban },
  DEPOSITED: { tone: 'transit', icon: Warehouse },
  DISPUTED: { tone: 'waiting', icon: CircleAlert },
  CREDITED: { tone: 'good', icon: Banknote },
  PAID_OUT: { tone: 'good', icon: Landmark },
  REVERSED: { tone: 'bad', icon: Undo2 },
}

const payoutLooks: Record<PayoutState, Look> = {
  REQUESTED: { tone: 'waiting', icon: Clock },
  APPROVED: { tone: 'neutral', icon: Check },
  SENT: { tone: 'transit', icon: Landmark },
  PAID: { tone: 'good', icon: CircleCheck },
  RETURNED: { tone: 'bad', icon: Undo2 },
  CANCELLED: { tone: 'neutral', icon: Ban },
}

export function CashBadge({ state }: { state: CodState }) {
  const t = useT()
  return <Badge {...cashLooks[state]} label={t(codStateText[state])} />
}

export function PayoutBadge({ state }: { state: PayoutState }) {
  const t = useT()
  return <Badge {...payoutLooks[state]} label={t(payoutStateText[state])} />
}
