// The title of the page in the tab.
import { useEffect, useLayoutEffect } from 'react'
import { pageTitle } from '@marsa/model/site/page-title.ts'
import { useLang } from './direction.tsx'

const titleWith =
  (useItsEffect: typeof useEffect) =>
  (title: string | undefined): void => {
    const { lang } = useLang()
    useItsEffect(() => {
      if (title) document.title = pageTitle(lang, title)
    }, [title, lang])
  }

/** The title of the route, before anything that its page says. */
export const useRouteTitle = titleWith(useLayoutEffect)

/** Sets the title; a page that knows more than its route (a reference) calls it with its own words. */
export const useTitle = titleWith(useEffect)
