// The roots that every feature hangs its routes on: the language, and the pages behind sign-in.
import { createGate, createRoute, NotFound, Redirect, rootRoute } from './router/route.ts'
import { session } from './session.ts'

/** `/en` or `/ar`; anything else is not found. */
export const langRoute = createRoute({
  parent: rootRoute,
  path: '$lang',
  beforeLoad: ({ params: { lang } }) => {
    if (lang !== 'en' && lang !== 'ar') throw new NotFound(lang)
  },
})

/** Pages of signed-in people; a visitor is sent to sign in and comes back afterwards. */
export const insideRoute = createGate({
  parent: langRoute,
  id: 'inside',
  beforeLoad: ({ params, location }) => {
    if (session.state().status === 'out')
      throw new Redirect(`/${params['lang']}/sign-in?next=${encodeURIComponent(location.href)}`)
  },
})
