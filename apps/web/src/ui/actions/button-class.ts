// The look of a button by variant and size, for buttons and for links that look like one.
import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger' | 'danger-quiet'
export type ButtonSize = 's' | 'm' | 'l'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'btn-p',
  secondary: 'btn-s',
  text: 'btn-t',
  danger: 'btn-d',
  'danger-quiet': 'btn-ds',
}

export const buttonClass = (variant: ButtonVariant, size: ButtonSize, block?: boolean): string =>
  clsx(
    'btn',
    variantClasses[variant],
    size === 's' && 'btn-sm',
    size === 'l' && 'btn-lg',
    block && 'btn-block',
  )
