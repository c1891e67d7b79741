// The title of the page in the tab.
import { say, texts } from '@marsa/model/kit/text.ts'
import { useEffect } from 'react'
import { useLang } from './direction.tsx'

const words = texts({ tab: { en: '{title} · Marsa', ar: '{title} · مرسى' } })

/** Sets the title; a page that knows more than its route (a reference) calls it with its own words. */
export const useTitle = (title: string | undefined): void => {
  const { lang } = useLang()
  useEffect(() => {
    if (title) document.title = say(lang, words.tab, { title })
  }, [title, lang])
}
