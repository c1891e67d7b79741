// Where a return stands, the name of its tax period, and what looks different after a step of it.
import { CircleCheck, LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { listFiledReturns, viewFiledReturn } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { vatReturnStateText, type VatReturnState } from '@marsa/model/finance/vat/filed-return.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { monthTitle } from '../periods/period-badge.tsx'
import { returnWords as words } from './return-words.ts'

export const returnReads = [listFiledReturns, viewFiledReturn] as const

const faces: Record<VatReturnState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  OPEN: { tone: 'neutral', icon: LockKeyholeOpen },
  FROZEN: { tone: 'waiting', icon: LockKeyhole },
  FILED: { tone: 'good', icon: CircleCheck },
}

export function ReturnBadge({ state }: { state: VatReturnState }) {
  const t = useT()
  return <Badge {...faces[state]} label={t(vatReturnStateText[state])} />
}

/** Quarter 3 of 2026, or September 2026. */
export const usePeriodTitle = () => {
  const t = useT()
  const { lang } = useLang()
  return (period: string): string => {
    const [year, part] = period.split('-') as [string, string]
    return part.startsWith('Q') ? t(words.quarter, { number: part.slice(1), year }) : monthTitle(period, lang)
  }
}
