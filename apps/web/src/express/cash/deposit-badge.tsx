// The state of a deposit as colour, icon and word.
import { CircleCheck, Coins, Hourglass, Undo2 } from 'lucide-react'
import type { DepositState } from '@marsa/model/express/cash-on-delivery/deposit-machine.ts'
import { depositStateText } from '@marsa/model/express/cash-on-delivery/deposit-text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'
import { Money } from '../../ui/values/money.tsx'
import { cashWords as words } from './cash-words.ts'

const looks: Record<DepositState, { tone: BadgeTone; icon: IconKind }> = {
  OPEN: { tone: 'waiting', icon: Coins },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
  COUNTED: { tone: 'waiting', icon: Hourglass },
  CONFIRMED: { tone: 'good', icon: CircleCheck },
}

export function DepositBadge({ state }: { state: DepositState }) {
  const t = useT()
  return <Badge {...looks[state]} label={t(depositStateText[state])} />
}

/** In words where there is none, so that nobody looks for a figure. */
export function Difference({ value }: { value: string }) {
  const t = useT()
  return Number(value) === 0 ? <>{t(words.exact)}</> : <Money value={value} signed strong />
}
