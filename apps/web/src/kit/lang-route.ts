// The roots that every feature hangs its routes on: the language, and the pages behind sign-in.
import { createRootRoute, createRoute, notFound, redirect } from '@tanstack/react-router'
import type { Lang, TextRow } from '@marsa/model/kit/text.ts'
import { session } from './session.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the page in both languages. */
    title?: TextRow
    /** Which link of the second row of navigation this page belongs to. */
    area?: string
  }
}

export const rootRoute = createRootRoute()

/** `/en` or `/ar`, typed; anything else is not found. */
export const langRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$lang',
  params: {
    parse: ({ lang }): { lang: Lang } => {
      if (lang !== 'en' && lang !== 'ar') throw notFound()
      return { lang }
    },
    stringify: ({ lang }) => ({ lang }),
  },
})

/** Pages of signed-in people; a visitor is sent to sign in and comes back afterwards. */
export const insideRoute = createRoute({
  getParentRoute: () => langRoute,
  id: 'inside',
  beforeLoad: ({ params, location }) => {
    if (session.state().status === 'out')
      throw redirect({ href: `/${params.lang}/sign-in?next=${encodeURIComponent(location.href)}` })
  },
})
