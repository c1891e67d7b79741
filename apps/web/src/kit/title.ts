// The title of the page in the tab.
import { say, texts } from '@marsa/model/kit/text.ts'
import { useEffect, useLayoutEffect } from 'react'
import { useLang } from './direction.tsx'

const words = texts({ tab: { en: '{title} · Marsa', ar: '{title} · مرسى' } })

const titleWith =
  (useItsEffect: typeof useEffect) =>
  (title: string | undefined): void => {
    const { lang } = useLang()
    useItsEffect(() => {
      if (title) document.title = say(lang, words.tab, { title })
    }, [title, lang])
  }

/** The title of the route, before anything that its page says. */
export const useRouteTitle = titleWith(useLayoutEffect)

/** Sets the title; a page that knows more than its route (a reference) calls it with its own words. */
export const useTitle = titleWith(useEffect)
