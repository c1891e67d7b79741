// The language and direction of the page, taken from the first path segment.
import { createContext, use, type ReactNode } from 'react'
import { asLang, type Lang } from '@marsa/model/kit/text.ts'
import { Locale } from '../ui/locale.tsx'

export type Direction = { lang: Lang; dir: 'ltr' | 'rtl' }

const DirectionContext = createContext<Direction | undefined>(undefined)

const fromPath = (): Lang =>
  asLang(typeof location === 'undefined' ? undefined : location.pathname.split('/')[1])

const directionOf = (lang: Lang): Direction => ({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' })

/** Wraps an entry or island once; `lang` is only given where there is no address to read (build, stories). */
export function LangProvider({ lang = fromPath(), children }: { lang?: Lang; children: ReactNode }) {
  return (
    <DirectionContext value={directionOf(lang)}>
      <Locale name={lang === 'ar' ? 'ar-AE' : 'en-AE'}>{children}</Locale>
    </DirectionContext>
  )
}

/** `{ lang, dir }` of the page. */
export const useLang = (): Direction => use(DirectionContext) ?? directionOf(fromPath())
