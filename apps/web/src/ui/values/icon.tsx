// One drawing of the icon family at the sizes of the design, mirrored where it points along the line of reading.
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'

export type IconKind = LucideIcon

/** `of` a lucide icon; `flip` for arrows and chevrons; `label` only where no word stands beside it. */
export function Icon({ of: Drawing, size = 'm', flip, label, className }: IconProps) {
  return (
    <Drawing
      className={clsx('i', size === 's' && 'i-s', size === 'l' && 'i-l', flip && 'flip', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

export type IconProps = {
  of: IconKind
  size?: 's' | 'm' | 'l'
  flip?: boolean
  label?: string
  className?: string
}
