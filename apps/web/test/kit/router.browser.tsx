// The router on a page: what stays, what fails, how far down one was, and the browser's own steps back and forward.
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { followLinks } from '../../src/app/links.ts'
import { useRouterState } from '../../src/kit/router/hooks.ts'
import { lazyRouteComponent } from '../../src/kit/router/lazy.ts'
import { Outlet, RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRoute, NotFound, rootRoute } from '../../src/kit/router/route.ts'
import { createRouter } from '../../src/kit/router/router.ts'
import type { ErrorComponentProps } from '../../src/kit/router/shown.ts'
import { useBlocker } from '../../src/kit/router/use-blocker.ts'

let late = Promise.withResolvers<{ Page: () => React.ReactNode }>()
let asked = 0
let fails: Error | undefined
const here = location.pathname + location.search

function Frame() {
  const state = useRouterState({
    select: ({ location: { pathname }, resolvedLocation, isLoading }) =>
      `${resolvedLocation.pathname}${isLoading ? ` to ${pathname}` : ''}`,
  })
  return (
    <>
      <output>{state}</output>
      {['first', 'late', 'guarded', 'fails', 'first#deep'].map((name) => (
        <a key={name} href={`/en/${name}`} style={{ position: 'sticky', top: 0 }}>
          to {name}
        </a>
      ))}
      <Outlet />
    </>
  )
}

const titled = (name: string) => () => (
  <div style={{ blockSize: '4000px' }}>
    <h1>{name}</h1>
    <p id="deep" style={{ marginBlockStart: '2000px' }}>
      deep
    </p>
  </div>
)

function Guarded() {
  const [text, setText] = useState('')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => text !== '',
    enableBeforeUnload: () => text !== '',
  })
  return (
    <>
      <h1>guarded</h1>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      {status === 'blocked' && (
        <div role="dialog" aria-label="Leave?">
          <button onClick={proceed}>leave</button>
          <button onClick={reset}>stay</button>
        </div>
      )}
    </>
  )
}

function Fails() {
  if (fails) throw fails
  return <h1>mended</h1>
}

function Failed({ error, reset }: ErrorComponentProps) {
  return (
    <>
      <h1>failed: {String(error)}</h1>
      <button onClick={reset}>again</button>
    </>
  )
}

const route = (path: string, Page: () => React.ReactNode) =>
  createRoute({ parent: rootRoute, path, component: lazyRouteComponent(async () => ({ Page }), 'Page') })

let stop = () => {}
/** The first page, by the browser's own history. */
const opened = async () => {
  late = Promise.withResolvers()
  asked = 0
  sessionStorage.clear()
  history.replaceState(null, '', '/en/first')
  const router = createRouter({
    routes: [
      route('en/first', titled('first')),
      route('en/guarded', Guarded),
      route('en/fails', Fails),
      createRoute({
        parent: rootRoute,
        path: 'en/late',
        component: lazyRouteComponent(() => {
          asked += 1
          return late.promise
        }, 'Page'),
      }),
    ],
    frame: Frame,
    notFound: () => <h1>not found</h1>,
    failed: Failed,
    frameFailed: () => <h1>frame failed</h1>,
  })
  stop = followLinks(router)
  await render(<RouterProvider router={router} />)
  await expect.element(heading('first')).toBeVisible()
}
afterEach(() => {
  stop()
  fails = undefined
  history.replaceState(null, '', here)
})

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const follow = (name: string) => page.getByRole('link', { name: `to ${name}`, exact: true }).click()
const standing = () => page.getByRole('status').element().textContent

test('hovering fetches a page, following it shows it once it is there, and the way there is told', async () => {
  await opened()
  await page.getByRole('link', { name: 'to late' }).hover()
  await expect.poll(() => asked).toBe(1)
  await follow('late')
  await expect.poll(standing).toBe('/en/first to /en/late')
  await expect.element(heading('first')).toBeVisible()
  expect(location.pathname).toBe('/en/late')
  late.resolve({ Page: titled('late') })
  await expect.element(heading('late')).toBeVisible()
  await expect.poll(standing).toBe('/en/late')
  expect(asked).toBe(1)
})

test('a page is begun at its top, and found again where it was left', async () => {
  await opened()
  late.resolve({ Page: titled('late') })
  scrollTo(0, 700)
  await follow('late')
  await expect.element(heading('late')).toBeVisible()
  expect(scrollY).toBe(0)
  scrollTo(0, 300)
  history.back()
  await expect.element(heading('first')).toBeVisible()
  await expect.poll(() => scrollY).toBe(700)
  history.forward()
  await expect.element(heading('late')).toBeVisible()
  await expect.poll(() => scrollY).toBe(300)
})

test('an address that names a place of its page begins there', async () => {
  await opened()
  late.resolve({ Page: titled('late') })
  await follow('late')
  await expect.element(heading('late')).toBeVisible()
  await follow('first#deep')
  await expect.poll(() => scrollY).toBeGreaterThan(1500)
})

test('what would be lost holds a link until the person answers', async () => {
  await opened()
  await follow('guarded')
  await page.getByRole('textbox').fill('x')
  await follow('first')
  await page.getByRole('button', { name: 'stay' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(location.pathname).toBe('/en/guarded')
  await follow('first')
  await page.getByRole('button', { name: 'leave' }).click()
  await expect.element(heading('first')).toBeVisible()
})

test('a step back is put back while the person is asked, and taken when they leave', async () => {
  await opened()
  await follow('guarded')
  await page.getByRole('textbox').fill('x')
  const { length } = history
  history.back()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(location.pathname).toBe('/en/guarded')
  await page.getByRole('button', { name: 'stay' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox')).toHaveValue('x')
  history.back()
  await page.getByRole('button', { name: 'leave' }).click()
  await expect.element(heading('first')).toBeVisible()
  expect([location.pathname, history.length]).toEqual(['/en/first', length])
  history.forward()
  await expect.element(heading('guarded')).toBeVisible()
})

test('closing the tab is held only while something would be lost', async () => {
  await opened()
  await follow('guarded')
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  await expect.element(page.getByRole('textbox')).toBeVisible()
  expect(closing()).toBe(false)
  await page.getByRole('textbox').fill('x')
  expect(closing()).toBe(true)
})

test('a page that throws is answered in its place, draws again, and is forgotten by the next', async () => {
  await opened()
  fails = new Error('no field')
  await follow('fails')
  await expect.element(heading('failed: Error: no field')).toBeVisible()
  fails = undefined
  await page.getByRole('button', { name: 'again' }).click()
  await expect.element(heading('mended')).toBeVisible()
  await follow('first')
  fails = new Error('no field')
  await follow('fails')
  await expect.element(heading('failed: Error: no field')).toBeVisible()
  await follow('first')
  await expect.element(heading('first')).toBeVisible()
})

test('a page that finds nothing is answered as one that is not there', async () => {
  await opened()
  fails = new NotFound('no shipment')
  await follow('fails')
  await expect.element(heading('not found')).toBeVisible()
})
