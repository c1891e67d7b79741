// A status: colour, icon and word together, never one alone.
import clsx from 'clsx'
import { Icon, type IconKind } from './icon.tsx'

export type BadgeTone = 'neutral' | 'transit' | 'waiting' | 'good' | 'bad'

const toneClasses: Record<BadgeTone, string> = {
  neutral: '',
  transit: 'b-transit',
  waiting: 'b-wait',
  good: 'b-good',
  bad: 'b-bad',
}

/** `large` for the status of a whole page. */
export function Badge({ tone, icon, label, large }: BadgeProps) {
  return (
    <span className={clsx('badge', toneClasses[tone], large && 'badge-l')}>
      <Icon of={icon} />
      {label}
    </span>
  )
}

export type BadgeProps = { tone: BadgeTone; icon: IconKind; label: string; large?: boolean }
