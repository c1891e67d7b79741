// A mark beside the status of a shipment as colour, icon and word.
import { Info, TriangleAlert } from 'lucide-react'
import { flagText } from '@marsa/model/freight/flag-text.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'

/** A mark beside the status: something waits, was moved, is disputed, or was corrected. */
export function FlagBadge({ flag }: { flag: string }) {
  const t = useT()
  if (!(flag in flagText)) return null
  const waits = flag !== 'pickup-rescheduled' && flag !== 'corrected'
  return (
    <Badge
      tone={flag === 'disputed' ? 'bad' : waits ? 'waiting' : 'neutral'}
      icon={waits ? TriangleAlert : Info}
      label={t(flagText[flag as keyof typeof flagText])}
    />
  )
}
