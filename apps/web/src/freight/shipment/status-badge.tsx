// The status of a freight request as colour, icon and word.
import {
  Anchor,
  Ban,
  Check,
  CircleCheck,
  CircleDashed,
  Clock,
  Container,
  CreditCard,
  DoorOpen,
  FileText,
  PackageOpen,
  Pencil,
  ReceiptText,
  Send,
  Ship,
  Stamp,
  Truck,
  X,
} from 'lucide-react'
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { agentStatusText, freightStatusText } from '@marsa/model/freight/text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

type BadgeStyle = { tone: BadgeTone; icon: IconKind }

export const statusBadges: Record<FreightStatus, BadgeStyle> = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  QS_SUB: { tone: 'neutral', icon: Send },
  QS_RCD: { tone: 'neutral', icon: Check },
  QS_RFC: { tone: 'waiting', icon: ReceiptText },
  QS_FIN: { tone: 'waiting', icon: ReceiptText },
  QS_AWP: { tone: 'waiting', icon: CircleDashed },
  QS_PPA: { tone: 'neutral', icon: CircleCheck },
  QS_PAI: { tone: 'good', icon: CircleCheck },
  QS_DOC: { tone: 'transit', icon: FileText },
  QS_CUD: { tone: 'waiting', icon: Stamp },
  QS_CUC: { tone: 'transit', icon: Stamp },
  QS_ARRIVE: { tone: 'transit', icon: Anchor },
  QS_DIS: { tone: 'transit', icon: PackageOpen },
  QS_CGO: { tone: 'transit', icon: Container },
  QS_PRG: { tone: 'transit', icon: Truck },
  QS_DEL: { tone: 'good', icon: DoorOpen },
  QS_AWAITING_FINAL_PAY: { tone: 'waiting', icon: CreditCard },
  QS_FINAL_PAY_INITIATED: { tone: 'waiting', icon: CircleDashed },
  QS_FINAL_PAY_RECEIVED: { tone: 'good', icon: CircleCheck },
  QS_CMP: { tone: 'good', icon: CircleCheck },
  QS_REJ: { tone: 'bad', icon: X },
  QS_CAN: { tone: 'bad', icon: Ban },
  EXPIRED: { tone: 'bad', icon: Clock },
}

/** Icon of a timeline entry: of its status, or a ship for a departure. */
export const eventIcon = (code: string): IconKind =>
  code === 'DEPARTED'
    ? Ship
    : code.startsWith('QUOTE_')
      ? ReceiptText
      : (statusBadges[code as FreightStatus]?.icon ?? FileText)

/** `status` is one of the 23 codes; answers carry it as text. */
export function StatusBadge({ status, large }: { status: string; large?: boolean }) {
  const t = useT()
  const code = status as FreightStatus
  return <Badge {...statusBadges[code]} label={t(freightStatusText[code])} large={large} />
}

/** As an agent reads it: nothing went wrong where a request is closed. */
export function AgentStatusBadge({ status }: { status: string }) {
  const t = useT()
  const code = status as FreightStatus
  const tone = code === 'EXPIRED' ? 'neutral' : statusBadges[code].tone
  return <Badge {...statusBadges[code]} tone={tone} label={t(agentStatusText[code])} />
}
