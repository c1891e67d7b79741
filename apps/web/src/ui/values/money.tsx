// The only way to print an amount.
import clsx from 'clsx'
import { useLang } from '../../kit/direction.tsx'
import { moneyParts } from '../../kit/format.ts'

/** `value` is the wire string; `signed` writes + or −; `size` makes it the figure of its card. */
export function Money({ value, currency = 'AED', signed, size, strong }: MoneyProps) {
  const { lang } = useLang()
  const below = value.startsWith('-')
  const { amount, unit } = moneyParts(below ? value.slice(1) : value, currency, lang)
  const sign = below ? '−' : signed ? '+' : ''
  const number = <bdi dir="ltr">{`${sign}${amount}`}</bdi>
  const cur = <span className="cur">{unit}</span>
  const sizeClass = size && `price${size === 'm' ? ' price-m' : size === 'xl' ? ' price-xl' : ''}`
  return (
    <bdi className={clsx('money', sizeClass, strong && 'strong')}>
      {lang === 'en' ? (
        <>
          {cur} {number}
        </>
      ) : (
        <>
          {number}
          {'\u00a0'}
          {cur}
        </>
      )}
    </bdi>
  )
}

export type MoneyProps = {
  value: string
  currency?: string
  signed?: boolean
  size?: 'm' | 'l' | 'xl'
  strong?: boolean
}
