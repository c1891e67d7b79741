// Every status of one quotation.
import {
  Ban,
  CircleCheck,
  Clock,
  Info,
  Lock,
  Minus,
  Pencil,
  RefreshCw,
  Send,
  TriangleAlert,
  X,
} from 'lucide-react'
import { StatusGrid, type StatusSample } from './status-grid.tsx'
import type { Story } from './story.tsx'

const samples: StatusSample[] = [
  { code: 'Q_DRAFT', tone: 'neutral', icon: Pencil, en: 'Draft', ar: 'مسودة' },
  { code: 'Q_SUBMITTED', tone: 'transit', icon: Send, en: 'Sent', ar: 'مُرسل' },
  { code: 'Q_LOCKED', tone: 'waiting', icon: Lock, en: 'Held during payment', ar: 'مجمّد أثناء الدفع' },
  { code: 'Q_FAILED', tone: 'bad', icon: TriangleAlert, en: 'Payment failed', ar: 'فشل الدفع' },
  { code: 'Q_ACCEPTED', tone: 'good', icon: CircleCheck, en: 'Accepted', ar: 'مقبول' },
  { code: 'Q_NOT_AWARDED', tone: 'neutral', icon: Info, en: 'Already awarded', ar: 'تمت الترسية على غيركم' },
  { code: 'Q_REJECTED', tone: 'bad', icon: X, en: 'Rejected', ar: 'مرفوض' },
  { code: 'Q_WITHDRAWN', tone: 'neutral', icon: Ban, en: 'Withdrawn', ar: 'مسحوب' },
  { code: 'Q_SUPERSEDED', tone: 'neutral', icon: RefreshCw, en: 'Replaced', ar: 'استُبدل' },
  { code: 'Q_EXPIRED', tone: 'bad', icon: Clock, en: 'Expired', ar: 'منتهي الصلاحية' },
  { code: 'Q_DECLINED', tone: 'neutral', icon: Minus, en: 'Declined to quote', ar: 'اعتذر عن العرض' },
]

export const story: Story = {
  title: { en: 'Status of one quotation', ar: 'حالات عرض السعر' },
  order: 10,
  wide: true,
  Body: () => <StatusGrid samples={samples} />,
}
