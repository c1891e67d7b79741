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
import { unfilled, type TextRow } from '@marsa/model/kit/text.ts'
import type { Phase } from '@marsa/model/requests/phase.ts'
import { usualPhases, type UsualState } from '@marsa/model/requests/usual-machine.ts'
import { usualAgentStateText, usualStateText } from '@marsa/model/requests/usual-text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

export type BadgeStyle = { tone: BadgeTone; icon: IconKind }

export const usualBadges: Record<UsualState, BadgeStyle> = {
  DRAFT: { tone: 'neutral', icon: FileText },
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

/** How the codes of a line read: words for its customer and for its agents, looks, and the phase they stand for. */
export type StatusReading = {
  words: Readonly<Record<string, TextRow>>
  agentWords: Readonly<Record<string, TextRow>>
  looks: Readonly<Record<string, BadgeStyle>>
  phaseOf(status: string): Phase
}

export const usualReading: StatusReading = {
  words: usualStateText,
  agentWords: usualAgentStateText,
  looks: usualBadges,
  phaseOf: (status) => usualPhases[status as UsualState],
}

/** Answers carry the code as text. */
export const badgesFor = ({ words, agentWords, looks, phaseOf }: StatusReading) => ({
  Badge: function StatusBadge({ status, large }: { status: string; large?: boolean }) {
    const t = useT()
    return <Badge {...looks[status]!} label={t(unfilled(words[status]!))} large={large} />
  },
  /** As an agent reads it: nothing went wrong where a request is closed. */
  AgentBadge: function AgentStatusBadge({ status }: { status: string }) {
    const t = useT()
    const tone = phaseOf(status) === 'expired' ? 'neutral' : looks[status]!.tone
    return <Badge {...looks[status]!} tone={tone} label={t(unfilled(agentWords[status]!))} />
  },
})

export const { Badge: UsualBadge, AgentBadge: AgentUsualBadge } = badgesFor(usualReading)
