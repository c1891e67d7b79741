// The status of a storage request, and where its goods are, each as colour, icon and word.
import {
  Ban,
  Check,
  CircleCheck,
  CircleDashed,
  Clock,
  CreditCard,
  FileText,
  Hourglass,
  PackageCheck,
  PackageOpen,
  ReceiptText,
  RotateCcw,
  Truck,
  Warehouse,
  X,
} from 'lucide-react'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import type { StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { agentStateText, goodsWords, storageStateText } from '@marsa/model/warehouse/text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

type BadgeStyle = { tone: BadgeTone; icon: IconKind }

const statusBadges: Record<StorageState, BadgeStyle> = {
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

const goodsBadges: Record<GoodsState, BadgeStyle> = {
  AWAITED: { tone: 'neutral', icon: Hourglass },
  PICKED_UP: { tone: 'transit', icon: Truck },
  STORED: { tone: 'transit', icon: Warehouse },
  OUT_FOR_DELIVERY: { tone: 'transit', icon: Truck },
  DELIVERED: { tone: 'good', icon: PackageCheck },
}

const eventIcons: Record<string, IconKind> = {
  QUOTE_RECEIVED: ReceiptText,
  QUOTE_REJECTED: X,
  PAYMENT_FAILED: CreditCard,
  PAYMENT_CANCELLED: CreditCard,
  FINAL_QUOTE: ReceiptText,
  REQUESTED_AGAIN: RotateCcw,
  OVERSTAY: Clock,
  RELEASE_ASKED: PackageOpen,
  RELEASED: PackageOpen,
}

/** Icon of a timeline entry. */
export const storageEventIcon = (code: string): IconKind =>
  (goodsBadges[code as GoodsState] ?? statusBadges[code as StorageState])?.icon ??
  eventIcons[code] ??
  FileText

/** `status` is one of the nine codes; answers carry it as text. */
export function StorageBadge({ status, large }: { status: string; large?: boolean }) {
  const t = useT()
  const code = status as StorageState
  return <Badge {...statusBadges[code]} label={t(storageStateText[code])} large={large} />
}

/** As an agent reads it: nothing went wrong where a request is closed. */
export function AgentStorageBadge({ status }: { status: string }) {
  const t = useT()
  const code = status as StorageState
  const tone = code === 'EXPIRED' ? 'neutral' : statusBadges[code].tone
  return <Badge {...statusBadges[code]} tone={tone} label={t(agentStateText[code])} />
}

/** `isBrought`: the warehouse brings the goods in the end. */
export function GoodsBadge({ goods, isBrought }: { goods: string; isBrought: boolean }) {
  const t = useT()
  const code = goods as GoodsState
  return <Badge {...goodsBadges[code]} label={t(goodsWords(code, isBrought))} />
}
