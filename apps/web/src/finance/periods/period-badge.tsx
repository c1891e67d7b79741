// Where a month stands, the way back to all months, and what looks different after a step of one.
import { CircleCheck, Clock3, LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { listPeriods, viewPeriod } from '@marsa/model/finance/periods/period-endpoints.ts'
import { periodStateText, type PeriodState } from '@marsa/model/finance/periods/period.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'

export const periodReads = [listPeriods, viewPeriod] as const

const faces: Record<PeriodState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  OPEN: { tone: 'neutral', icon: LockKeyholeOpen },
  CLOSING: { tone: 'waiting', icon: Clock3 },
  CLOSED: { tone: 'good', icon: LockKeyhole },
  REOPENING: { tone: 'waiting', icon: CircleCheck },
}

export function PeriodBadge({ state }: { state: PeriodState }) {
  const t = useT()
  return <Badge {...faces[state]} label={t(periodStateText[state])} />
}

/** October 2026. */
export const monthTitle = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T00:00:00Z`))
