// From address to address: conditions, code that comes late or not at all, and what is fetched ahead.
import { afterEach, expect, test, vi } from 'vitest'
import { lazyRouteComponent } from '../../src/kit/router/lazy.ts'
import { createGate, createRoute, NotFound, Redirect, rootRoute } from '../../src/kit/router/route.ts'
import { createRouter } from '../../src/kit/router/router.ts'
import type { Going, Shown } from '../../src/kit/router/shown.ts'
import { memoryHistory } from './memory-history.ts'

const code = { late: vi.fn<() => Promise<Module>>(), other: vi.fn<() => Promise<Module>>() }
type Module = { Page: () => null }
const lang = createRoute({
  parent: rootRoute,
  path: '$lang',
  beforeLoad: ({ params }) => {
    if (params['lang'] === 'fr') throw new NotFound('fr')
  },
})
const gate = createGate({
  parent: lang,
  id: 'inside',
  beforeLoad: ({ location }) => {
    if (isOut) throw new Redirect(`/en/open?next=${encodeURIComponent(location.href)}`)
  },
})
let isOut = false
const page = { component: lazyRouteComponent(async () => ({ Page: () => null }), 'Page') }
const routes = () => [
  createRoute({ parent: lang, path: 'open', ...page }),
  createRoute({ parent: gate, path: 'closed', ...page }),
  createRoute({ parent: lang, path: 'late', component: lazyRouteComponent(code.late, 'Page') }),
  createRoute({ parent: lang, path: 'other', component: lazyRouteComponent(code.other, 'Page') }),
]

/** Draws at once whatever is shown. */
const opened = async (address = '/en/open') => {
  const nothing = () => null
  const router = createRouter({
    routes: routes(),
    history: memoryHistory(address),
    frame: nothing,
    notFound: nothing,
    failed: nothing,
    frameFailed: nothing,
  })
  const shown: Shown[] = []
  const going: Going[] = []
  router.connect({
    going: (next) => void going.push(next),
    show: (next) => {
      shown.push(next)
      queueMicrotask(() => router.rendered(next))
    },
  })
  await expect.poll(() => going.at(-1)).toMatchObject({ isLoading: false })
  return { router, going, shown, last: () => shown.at(-1)! }
}

/** The browser's way to load a page anew, and what it remembers meanwhile. */
const reloading = () => {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  return reload
}

/** Code that comes when it is told to. */
const lazyLoad = (part: typeof code.late) => {
  const { promise, resolve, reject } = Promise.withResolvers<Module>()
  part.mockReturnValueOnce(promise)
  return { come: () => resolve({ Page: () => null }), fail: reject }
}

afterEach(() => {
  isOut = false
  vi.unstubAllGlobals()
  for (const part of Object.values(code)) part.mockReset()
})

test('the page before stays until the code of the next one is there', async () => {
  const { router, going, last } = await opened()
  const { come } = lazyLoad(code.late)
  const arrived = router.navigate({ href: '/en/late?page=2' })
  expect(router.history.entry().href).toBe('/en/late?page=2')
  expect(going.at(-1)).toMatchObject({ location: { pathname: '/en/late' }, isLoading: true })
  expect(last().location.pathname).toBe('/en/open')
  come()
  await arrived
  expect(last()).toMatchObject({ location: { pathname: '/en/late' }, match: { search: { page: 2 } } })
  expect(going.at(-1)).toMatchObject({ isLoading: false })
})

test('who has gone on meanwhile sees the last page alone', async () => {
  const { router, shown } = await opened()
  const slow = lazyLoad(code.late)
  const quick = lazyLoad(code.other)
  const first = router.navigate({ href: '/en/late' })
  const second = router.navigate({ href: '/en/other' })
  quick.come()
  await second
  slow.come()
  await first
  expect(shown.map(({ location }) => location.pathname)).toEqual(['/en/open', '/en/other'])
})

test('code that does not come is the page of failure, and is asked for again', async () => {
  const reload = reloading()
  const { router, last } = await opened()
  const { fail } = lazyLoad(code.late)
  const gone = new Error('gone')
  const arrived = router.navigate({ href: '/en/late' })
  fail(gone)
  await arrived
  expect(last().problem).toBe(gone)
  expect(reload).not.toHaveBeenCalled()
  lazyLoad(code.late).come()
  await router.invalidate()
  expect(last().problem).toBeUndefined()
  expect(code.late).toHaveBeenCalledTimes(2)
})

test('a file that is gone loads the page anew, once', async () => {
  const reload = reloading()
  const { router, last } = await opened()
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/late-12345678.js')
  code.late.mockRejectedValue(gone)
  await router.navigate({ href: '/en/late' })
  expect(reload).toHaveBeenCalledOnce()
  expect(last().location.pathname).toBe('/en/open')
  await router.invalidate()
  expect(reload).toHaveBeenCalledOnce()
  expect(last().problem).toBe(gone)
})

test('a condition leads elsewhere in the place of the address, which is handed on', async () => {
  const { router, last } = await opened()
  isOut = true
  await router.navigate({ href: '/en/closed?page=2' })
  expect(router.history.entry()).toMatchObject({ href: '/en/open?next=%2Fen%2Fclosed%3Fpage%3D2', index: 1 })
  expect(last().match?.search).toEqual({ next: '/en/closed?page=2' })
})

test.each(['/en/nothing', '/fr/open'])('%s is no page', async (address) => {
  const { last } = await opened(address)
  expect(last().problem).toBeInstanceOf(NotFound)
})

test('the address that stands is no new entry, but its page begins anew', async () => {
  const { router, shown } = await opened('/en/open?page=1')
  await router.navigate({ href: '/en/open?page=1' })
  expect(router.history.entry().index).toBe(0)
  expect(shown).toHaveLength(2)
  // Who reads the search as it was may go on holding it.
  expect(shown[1]!.match).not.toBe(shown[0]!.match)
  expect(shown[1]!.match!.search).toBe(shown[0]!.match!.search)
})

test('a replaced entry is not found on the way back', async () => {
  const { router, last } = await opened()
  lazyLoad(code.other).come()
  await router.navigate({ href: '/en/other' })
  await router.navigate({ href: '/en/closed', replace: true })
  router.history.go(-1)
  await expect.poll(() => last().location.pathname).toBe('/en/open')
})

test('a guard holds a way on, unless nothing is left to lose', async () => {
  const { router, last } = await opened()
  const ask = vi.fn(async () => false)
  router.history.block({ shouldBlock: () => true, ask })
  await router.navigate({ href: '/en/closed' })
  expect([last().location.pathname, router.history.entry().href]).toEqual(['/en/open', '/en/open'])
  await router.navigate({ href: '/en/closed', ignoreBlocker: true })
  expect(last().location.pathname).toBe('/en/closed')
  ask.mockResolvedValue(true)
  await router.navigate({ href: '/en/open' })
  expect(last().location.pathname).toBe('/en/open')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a page is fetched ahead once, and its failure is not the reader’s', async () => {
  const { router, last } = await opened()
  code.late.mockRejectedValueOnce(new Error('gone'))
  router.preloadRoute({ href: '/en/late' })
  router.preloadRoute({ href: '/en/late' })
  router.preloadRoute({ href: '/en/nothing' })
  expect(code.late).toHaveBeenCalledOnce()
  lazyLoad(code.late).come()
  await expect
    .poll(() => {
      router.preloadRoute({ href: '/en/late' })
      return code.late.mock.calls.length
    })
    .toBe(2)
  await router.navigate({ href: '/en/late' })
  expect(last()).toMatchObject({ location: { pathname: '/en/late' }, problem: undefined })
  expect(code.late).toHaveBeenCalledTimes(2)
  expect([router.knows('/en/late'), router.knows('/en/nothing')]).toEqual([true, false])
})

test('another site or a script is never gone to', async () => {
  const { router, last } = await opened()
  for (const href of ['https://pay.example/1', 'javascript:alert(1)', 'data:text/html,x'])
    await router.navigate({ href })
  expect(last().location.pathname).toBe('/en/open')
})
