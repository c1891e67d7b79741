// The state of a parcel shipment as colour, icon and word.
import {
  Ban,
  CalendarClock,
  Check,
  CircleAlert,
  CircleCheck,
  CreditCard,
  FileText,
  PackageCheck,
  PackageX,
  Pause,
  Truck,
  Undo2,
} from 'lucide-react'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'

export const shipmentLooks: Record<ShipmentState, { tone: BadgeTone; icon: IconKind }> = {
  DRAFT: { tone: 'neutral', icon: FileText },
  PENDING_PAYMENT: { tone: 'waiting', icon: CreditCard },
  CREATED: { tone: 'neutral', icon: Check },
  PICKUP_SCHEDULED: { tone: 'neutral', icon: CalendarClock },
  PICKED_UP: { tone: 'transit', icon: PackageCheck },
  IN_TRANSIT: { tone: 'transit', icon: Truck },
  ON_HOLD: { tone: 'waiting', icon: Pause },
  OUT_FOR_DELIVERY: { tone: 'transit', icon: Truck },
  DELIVERED: { tone: 'good', icon: CircleCheck },
  DELIVERY_FAILED: { tone: 'bad', icon: PackageX },
  RETURNING: { tone: 'transit', icon: Undo2 },
  RETURNED: { tone: 'neutral', icon: Undo2 },
  CANCELLED: { tone: 'bad', icon: Ban },
  LOST: { tone: 'bad', icon: CircleAlert },
}

export function ShipmentBadge({ status, large }: { status: ShipmentState; large?: boolean }) {
  const t = useT()
  return <Badge {...shipmentLooks[status]} label={t(shipmentStateText[status])} large={large} />
}
