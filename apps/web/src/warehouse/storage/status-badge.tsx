// The status of a storage request, and where its goods are, each as colour, icon and word.
import { Clock, Hourglass, PackageCheck, PackageOpen, Truck, Warehouse } from 'lucide-react'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { goodsWords } from '@marsa/model/warehouse/text.ts'
import { useT } from '../../kit/t.ts'
import { usualEventIcon, type BadgeStyle } from '../../requests/door.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

const goodsBadges: Record<GoodsState, BadgeStyle> = {
  AWAITED: { tone: 'neutral', icon: Hourglass },
  PICKED_UP: { tone: 'transit', icon: Truck },
  STORED: { tone: 'transit', icon: Warehouse },
  OUT_FOR_DELIVERY: { tone: 'transit', icon: Truck },
  DELIVERED: { tone: 'good', icon: PackageCheck },
}

const eventIcons: Record<string, IconKind> = {
  OVERSTAY: Clock,
  RELEASE_ASKED: PackageOpen,
  RELEASED: PackageOpen,
}

/** Icon of a timeline entry. */
export const storageEventIcon = (code: string): IconKind =>
  goodsBadges[code as GoodsState]?.icon ?? eventIcons[code] ?? usualEventIcon(code)

export { UsualBadge as StorageBadge, AgentUsualBadge as AgentStorageBadge } from '../../requests/door.tsx'

/** `isBrought`: the warehouse brings the goods in the end. */
export function GoodsBadge({ goods, isBrought }: { goods: string; isBrought: boolean }) {
  const t = useT()
  const code = goods as GoodsState
  return <Badge {...goodsBadges[code]} label={t(goodsWords(code, isBrought))} />
}
