// From where to where, with the arrow along the line of reading.
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { freightText } from '../text.ts'

export type Place = { nameEn: string; nameAr: string }

export const placeName = (place: Place | null, lang: 'en' | 'ar'): string =>
  place ? (lang === 'ar' ? place.nameAr : place.nameEn) : '—'

/** Screen readers hear "to" in place of the arrow. */
export function RouteName({ origin, destination, className = 'med' }: RouteNameProps) {
  const t = useT()
  const { lang } = useLang()
  if (!origin && !destination) return <span className="muted">{t(freightText.noRoute)}</span>
  return (
    <span className={`route ${className}`}>
      {placeName(origin, lang)}
      <Arrow>{t(freightText.to)}</Arrow>
      {placeName(destination, lang)}
    </span>
  )
}

export type RouteNameProps = { origin: Place | null; destination: Place | null; className?: string }

const Arrow = ({ children }: { children: ReactNode }) => (
  <>
    <span className="vh"> {children} </span>
    <Icon of={ArrowRight} flip />
  </>
)
