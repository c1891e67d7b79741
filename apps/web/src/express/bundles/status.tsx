// The state of a bundle as a badge.
import { Ban, CircleCheck, Clock3, Coins, Hourglass } from 'lucide-react'
import { membershipText } from '@marsa/model/express/bundles/bundle-text.ts'
import type { MembershipState } from '@marsa/model/express/bundles/membership.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'

const looks: Record<MembershipState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  ORDERED: { tone: 'waiting', icon: Hourglass },
  UNPAID: { tone: 'neutral', icon: Ban },
  ACTIVE: { tone: 'good', icon: CircleCheck },
  INACTIVE: { tone: 'neutral', icon: Coins },
  CANCELLED: { tone: 'neutral', icon: Ban },
  EXPIRED: { tone: 'neutral', icon: Clock3 },
}

export function MembershipBadge({ status }: { status: MembershipState }) {
  const t = useT()
  return <Badge {...looks[status]} label={t(membershipText[status])} />
}
