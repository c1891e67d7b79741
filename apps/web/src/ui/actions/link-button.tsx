// Links: one that looks like a button, and the phrase with an arrow that leads on.
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Icon, type IconKind } from '../values/icon.tsx'

type Common = ComponentProps<'a'> & { href: string; icon?: IconKind }

/** A link in the shape of a button; a move to another page is always a link. */
export function LinkButton({
  variant = 'secondary',
  size = 'm',
  block,
  icon,
  className,
  ...props
}: LinkButtonProps) {
  const { children, ...anchor } = props
  return (
    <a {...anchor} className={clsx(buttonClass(variant, size, block), className)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  )
}

export type LinkButtonProps = Common & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean }

/** A phrase link with an arrow after it (mirrored in Arabic), or with another icon before it. */
export function GoLink({ icon, className, children, ...anchor }: GoLinkProps) {
  return (
    <a {...anchor} className={clsx('go', className)}>
      {icon && <Icon of={icon} />}
      {children}
      {!icon && <Icon of={ArrowRight} flip />}
    </a>
  )
}

export type GoLinkProps = Common
