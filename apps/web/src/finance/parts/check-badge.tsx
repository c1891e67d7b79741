// How a check stands before a month is closed or a return frozen: in order, against it, or only noted.
import { CircleCheck, Clock3, TriangleAlert } from 'lucide-react'
import { texts, type TextRow } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'

const words = texts({ green: { en: 'Passed', ar: 'سليم' } })

type CheckBadgeProps = {
  check: { isGreen: boolean; isRequired: boolean; figure: string | number }
  /** With `{figure}`: what stands against it, and what does not. */
  red: TextRow
  noted: TextRow
}

export function CheckBadge({ check: { isGreen, isRequired, figure }, red, noted }: CheckBadgeProps) {
  const t = useT()
  if (isGreen) return <Badge tone="good" icon={CircleCheck} label={t(words.green)} />
  return isRequired ? (
    <Badge tone="bad" icon={TriangleAlert} label={t(red, { figure })} />
  ) : (
    <Badge tone="waiting" icon={Clock3} label={t(noted, { figure })} />
  )
}
