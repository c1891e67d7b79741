// Goes from address to address: asks whether one may leave, what stands before a page, and for its code.
import { browserHistory } from './browser-history.ts'
import type { Destination } from './known.ts'
import { reloadedFor } from './lazy.ts'
import { checkBefore, hrefOf, innerUrl, locate, noSuchPage, type Match } from './locate.ts'
import { findRoute, tableOf } from './match.ts'
import { Redirect } from './route.ts'
import type { RouterOptions, Shown, View } from './shown.ts'

export const createRouter = (options: RouterOptions) => {
  const table = tableOf(options.routes)
  const history = options.history ?? browserHistory()
  let view: View | undefined
  let newest: Shown | undefined
  let turn = 0
  let waiting: (() => void)[] = []

  const placeOf = (href: string) => {
    const url = innerUrl(href, history.entry().href)
    return url && locate(table, url)
  }

  const load = async (): Promise<void> => {
    const mine = ++turn
    const { href, key } = history.entry()
    const { match, ...place } = placeOf(href)!
    const location = { ...place, key }
    // Who reads the search as it was may go on holding it.
    if (match && newest?.match?.route === match.route && same(newest.match, match))
      Object.assign(match, { search: newest.match.search, params: newest.match.params })
    let problem: unknown = match ? undefined : noSuchPage
    try {
      if (match) checkBefore(match, location)
    } catch (reason) {
      if (reason instanceof Redirect) return go(reason.href, true)
      problem = reason
    }
    view?.going({ location, isLoading: true })
    try {
      const loading = problem ? undefined : match?.route.component?.load()
      if (loading) await loading
    } catch (reason) {
      if (mine === turn && reloadedFor(reason)) return undefined
      problem = reason
    }
    if (mine !== turn || !view) return undefined
    newest = { location, match, problem }
    view.show(newest)
    return new Promise((done) => void waiting.push(done))
  }

  const go = (to: string, replace = false): Promise<void> => {
    const { href } = placeOf(to)!
    if (href !== history.entry().href) history[replace ? 'replace' : 'push'](href)
    return load()
  }

  return {
    options,
    history,
    /** Ends once the page is shown, or the person stays. An address outside of the app is not gone to, whoever wrote it. */
    navigate: async (to: Destination): Promise<void> => {
      const place = placeOf(hrefOf(to))
      if (!place) return
      const isSame = place.href === history.entry().href
      if (!isSame && !to.ignoreBlocker && history.isGuarded() && !(await history.mayLeave(place.href))) return
      await go(place.href, to.replace)
    },
    /** Begins the page that stands anew, after it has failed. */
    invalidate: load,
    /** Whether an address leads to a page of the app. */
    knows: (pathname: string): boolean => findRoute(table, pathname) !== undefined,
    /** Fetches the code of a page that is about to be asked for. */
    preloadRoute: ({ href }: { href: string }): void => {
      placeOf(href)
        ?.match?.route.component?.load()
        ?.catch(() => undefined)
    },
    /** Shows what stands in the address, as it would be written here, and follows it from now on. */
    connect: (next: View): (() => void) => {
      view = next
      const { href } = placeOf(history.entry().href)!
      history.correct(href)
      void load()
      return history.listen(() => void load())
    },
    /** A page is on the screen. */
    rendered: (shown: Shown): void => {
      if (shown !== newest) return
      view?.going({ location: shown.location, isLoading: false })
      for (const done of waiting) done()
      waiting = []
    },
  }
}

const same = (one: Match, other: Match): boolean =>
  JSON.stringify([one.params, one.search]) === JSON.stringify([other.params, other.search])

export type Router = ReturnType<typeof createRouter>
