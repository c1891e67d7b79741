// The state of an e-invoice as a badge, and the reads that a step of one changes.
import { Ban, CircleCheck, Clock3, Landmark, PauseCircle, Send, TriangleAlert } from 'lucide-react'
import { listTaxDocuments } from '@marsa/model/finance/books/books-endpoints.ts'
import {
  listLegalData,
  viewEInvoice,
  watchEInvoices,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import type { EInvoiceState } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { stateWords } from './e-invoice-words.ts'

export const eInvoiceReads = [viewEInvoice, watchEInvoices, listLegalData, listTaxDocuments] as const

const faces: Record<EInvoiceState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  NOT_REQUIRED: { tone: 'neutral', icon: Ban },
  HELD: { tone: 'waiting', icon: PauseCircle },
  READY: { tone: 'transit', icon: Clock3 },
  SENDING: { tone: 'transit', icon: Send },
  SENT: { tone: 'transit', icon: Send },
  DELIVERED: { tone: 'good', icon: CircleCheck },
  REPORTED: { tone: 'good', icon: Landmark },
  REJECTED: { tone: 'bad', icon: TriangleAlert },
  FAILED: { tone: 'bad', icon: TriangleAlert },
  REPLACED: { tone: 'neutral', icon: Ban },
}

export function EInvoiceBadge({ state }: { state: EInvoiceState }) {
  const t = useT()
  return <Badge {...faces[state]} label={t(stateWords[state])} />
}
