// How well parcels were delivered: how many, the share on time, the share at the first try, and one figure more.
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { figuresText as words } from './figures-text.ts'

type QualityProps = { delivered: number; onTime: number; firstTry: number; children?: ReactNode }

export function Quality({ delivered, onTime, firstTry, children }: QualityProps) {
  const t = useT()
  const { lang } = useLang()
  const share = (count: number) =>
    delivered === 0 ? '–' : <bdi dir="ltr">{number(Math.round((count * 100) / delivered), lang)}%</bdi>
  return (
    <dl className={children ? 'grid c4' : 'grid c3'}>
      <Figure label={t(words.delivered)}>{number(delivered, lang)}</Figure>
      <Figure label={t(words.onTime)} note={delivered === 0 ? t(words.none) : undefined}>
        {share(onTime)}
      </Figure>
      <Figure label={t(words.firstTry)} note={delivered === 0 ? t(words.none) : undefined}>
        {share(firstTry)}
      </Figure>
      {children}
    </dl>
  )
}

export function Figure({
  label,
  note,
  children,
}: {
  label: string
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="card card-b">
      <dt>
        <span className="dense muted">{label}</span> {note && <span className="cap muted">{note}</span>}
      </dt>
      <dd className="price num">{children}</dd>
    </div>
  )
}
