// A notice inside the page that stays while its cause stays.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon, type IconKind } from '../values/icon.tsx'

const styles = {
  plain: { icon: Info, className: '' },
  info: { icon: Info, className: 'bn-info' },
  attention: { icon: TriangleAlert, className: 'bn-att' },
  error: { icon: CircleAlert, className: 'bn-err' },
  success: { icon: CircleCheck, className: 'bn-ok' },
} as const

/** `live` announces it when it appears; with `ref` it can take the focus, as the error summary of a form does. */
export function Banner({ tone = 'plain', title, children, icon, action, live, ref }: BannerProps) {
  return (
    <div
      className={`banner ${styles[tone].className}`}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon of={icon ?? styles[tone].icon} />
      <div className="grow">
        {title && <p className="banner-t">{title}</p>}
        {children && <div className={title ? 'dense muted' : 'dense'}>{children}</div>}
      </div>
      {action}
    </div>
  )
}

export type BannerProps = {
  tone?: keyof typeof styles
  title?: ReactNode
  children?: ReactNode
  icon?: IconKind
  action?: ReactNode
  live?: boolean
  ref?: Ref<HTMLDivElement>
}
