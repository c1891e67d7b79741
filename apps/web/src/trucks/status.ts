// How the documented statuses of a truck request read and look.
import { Ban, CircleCheck, CircleDashed, Clock, FileText, Hourglass, Truck, X } from 'lucide-react'
import {
  phaseOfStatus,
  providerStatusText,
  truckStatusText,
  type TruckStatus,
} from '@marsa/model/trucks/status.ts'
import type { BadgeStyle, StatusReading } from '../requests/door.tsx'

const looks: Record<TruckStatus, BadgeStyle> = {
  DRAFT: { tone: 'neutral', icon: FileText },
  PENDING_QUOTATION: { tone: 'neutral', icon: Hourglass },
  QUOTE_RECEIVED: { tone: 'waiting', icon: CircleDashed },
  CONFIRMED: { tone: 'good', icon: CircleCheck },
  TRUCK_ALLOCATED: { tone: 'good', icon: Truck },
  COMPLETED: { tone: 'good', icon: CircleCheck },
  REJECTED: { tone: 'bad', icon: X },
  CANCELLED: { tone: 'bad', icon: Ban },
  EXPIRED: { tone: 'bad', icon: Clock },
}

export const truckReading: StatusReading = {
  words: truckStatusText,
  agentWords: providerStatusText,
  looks,
  phaseOf: (status) => phaseOfStatus(status as TruckStatus),
}
