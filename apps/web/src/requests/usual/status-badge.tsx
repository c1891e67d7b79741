// The status of a request that goes the usual way, as colour, icon and word; and the icons of its timeline.
import {
  Ban,
  Check,
  CircleCheck,
  CircleDashed,
  Clock,
  CreditCard,
  FileText,
  ReceiptText,
  RotateCcw,
  X,
} from 'lucide-react'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { usualAgentStateText, usualStateText } from '@marsa/model/requests/usual-text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

export type BadgeStyle = { tone: BadgeTone; icon: IconKind }

export const usualBadges: Record<UsualState, BadgeStyle> = {
  QS_RCD: { tone: 'neutral', icon: Check },
  QS_AWP: { tone: 'waiting', icon: CircleDashed },
  QS_PPA: { tone: 'neutral', icon: CircleCheck },
  QS_AWAITING_FINAL_PAY: { tone: 'waiting', icon: CreditCard },
  QS_FINAL_PAY_RECEIVED: { tone: 'good', icon: CircleCheck },
  QS_CMP: { tone: 'good', icon: CircleCheck },
  QS_REJ: { tone: 'bad', icon: X },
  QS_CAN: { tone: 'bad', icon: Ban },
  EXPIRED: { tone: 'bad', icon: Clock },
}

const eventIcons: Record<string, IconKind> = {
  QUOTE_RECEIVED: ReceiptText,
  QUOTE_REJECTED: X,
  PAYMENT_FAILED: CreditCard,
  PAYMENT_CANCELLED: CreditCard,
  FINAL_QUOTE: ReceiptText,
  REQUESTED_AGAIN: RotateCcw,
}

/** Icon of a timeline entry. */
export const usualEventIcon = (code: string): IconKind =>
  usualBadges[code as UsualState]?.icon ?? eventIcons[code] ?? FileText

/** `status` is one of the nine codes; answers carry it as text. */
export function UsualBadge({ status, large }: { status: string; large?: boolean }) {
  const t = useT()
  const code = status as UsualState
  return <Badge {...usualBadges[code]} label={t(usualStateText[code])} large={large} />
}

/** As an agent reads it: nothing went wrong where a request is closed. */
export function AgentUsualBadge({ status }: { status: string }) {
  const t = useT()
  const code = status as UsualState
  const tone = code === 'EXPIRED' ? 'neutral' : usualBadges[code].tone
  return <Badge {...usualBadges[code]} tone={tone} label={t(usualAgentStateText[code])} />
}
