// A square button with an icon alone; its name is spoken and shown as a tooltip.
import clsx from 'clsx'
import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { useT } from '../../kit/t.ts'
import { kitText } from '../../kit/text.ts'
import { Icon, type IconKind } from '../values/icon.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'

/**
 * `count` draws the amber dot of the bell; `bare` leaves the tooltip out where the icon is plain, as on a close button. Who only
 * looks for somebody else finds what `changes` something off, and hears why.
 */
export function IconButton({
  icon,
  label: words,
  flip,
  small,
  count,
  bare,
  changes,
  className,
  ...aria
}: IconButtonProps) {
  const t = useT()
  const off = useReadOnly() && changes === true
  const label = off ? `${words}. ${t(kitText.readOnly)}` : words
  const button = (
    <AriaButton
      {...aria}
      {...(off && { isPending: true })}
      aria-label={count ? `${label}: ${count}` : label}
      className={clsx('icon-btn', className)}
    >
      <Icon of={icon} size={small ? 's' : 'm'} flip={flip} />
      {count ? <span className="dot">{count}</span> : null}
    </AriaButton>
  )
  return bare ? button : <Tooltip text={label}>{button}</Tooltip>
}

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'aria-label'> & {
  icon: IconKind
  label: string
  flip?: boolean
  small?: boolean
  count?: number
  bare?: boolean
  changes?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}
