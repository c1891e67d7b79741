// The button of the chat: never over what is pressed or read as a figure, small once somebody reads on, absent from wizards.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { roleNames } from '@marsa/model/kit/access.ts'
import { chatText } from '@marsa/model/messages/chat/chat-text.ts'
import { meQuery } from '../../src/accounts/door.tsx'
import { Chat } from '../../src/app/chat.tsx'
import { askInChat } from '../../src/kit/ask-in-chat.ts'
import { LangProvider } from '../../src/kit/direction.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { lazyRouteComponent } from '../../src/kit/router/lazy.ts'
import { Outlet, RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRoute, rootRoute } from '../../src/kit/router/route.ts'
import { createRouter } from '../../src/kit/router/router.ts'
import { session } from '../../src/kit/session.ts'
import { memoryHistory } from '../kit/memory-history.ts'
import { faults, languages } from '../ui/on-page.tsx'

const thread = { id: null, state: null, agent: null, name: null, items: [], cursor: '0', unread: 0 }

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(thread))
  session.begin({ token: 'token', refreshToken: 'id.1', expiresTime: 3600 }, false)
})
afterEach(async () => {
  session.end('signed-out')
  sessionStorage.clear()
  scrollTo({ top: 0, behavior: 'instant' })
  // The event comes with a frame, and would tell the next test that somebody has read on.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  delete document.documentElement.dataset['scrolled']
  vi.restoreAllMocks()
})

const Space = () => <div style={{ blockSize: '1200px' }} />

const open = async (lang: 'en' | 'ar', path: string, part: ReactNode = null) => {
  document.documentElement.lang = lang
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
  const client = makeQueryClient()
  client.setQueryData(meQuery.queryKey, { role: roleNames.business } as never)
  const Page = () => (
    <main className="page">
      <h1>Marsa</h1>
      <Space />
      {part}
      <Space />
    </main>
  )
  const router = createRouter({
    routes: [
      createRoute({
        parent: rootRoute,
        path: '$',
        component: lazyRouteComponent(async () => ({ Page }), 'Page'),
      }),
    ],
    history: memoryHistory(`/${lang}/${path}`),
    frame: () => (
      <>
        <Outlet />
        <Chat />
      </>
    ),
    notFound: () => null,
    failed: () => null,
    frameFailed: () => null,
  })
  await render(
    <LangProvider lang={lang}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LangProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

describe.each(languages)('%s', (lang) => {
  const launcher = () => page.getByRole('button', { name: chatText.chatWithUs[lang] })
  const box = () => launcher().element().getBoundingClientRect()
  /** Scrolls until the element lies under the button of the chat. */
  const bringUnder = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    const to = box()
    scrollBy({ top: top + height / 2 - (to.top + to.height / 2), behavior: 'instant' })
  }
  const opacity = () => getComputedStyle(launcher().element()).opacity
  const onTop = () => {
    const { left, top, width, height } = box()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }

  const parts = {
    'a button': <button className="btn btn-p btn-block">Accept and pay</button>,
    'an amount': <p className="num endt">1,234.50</p>,
  }

  test.each([
    [360, 'a button'],
    [360, 'an amount'],
    [1280, 'a button'],
    [1280, 'an amount'],
  ] as const)('at %i it steps aside for %s, and comes back beside it', async (width, part) => {
    await page.viewport(width, 740)
    await open(lang, 'freight/shipments', parts[part])
    await expect.element(launcher()).toBeVisible()
    const below = document.querySelector('main > :is(.btn, .num)')!
    bringUnder(below)
    await expect.poll(opacity).toBe('0')
    expect(onTop()).toBe(below)
    scrollBy({ top: 300, behavior: 'instant' })
    await expect.poll(opacity).toBe('1')
    expect(launcher().element().contains(onTop())).toBe(true)
  })

  test('it has its words until somebody reads on, and its name for ever', async () => {
    await page.viewport(1280, 740)
    await open(lang, 'freight/shipments')
    await expect.element(launcher()).toBeVisible()
    expect(box().width).toBeGreaterThan(100)
    scrollBy({ top: 200, behavior: 'instant' })
    await expect.poll(() => [box().width, box().height]).toEqual([44, 44])
    await expect.element(launcher()).toBeVisible()
    expect(await faults()).toEqual([])
  })

  test.each(['freight/quote', 'warehouse/quote', 'hub/register/business'])(
    'a wizard at %s is without it, and the chat opens all the same when it is asked for',
    async (path) => {
      await open(lang, path)
      await expect.poll(() => document.querySelector('.fab')).not.toBeNull()
      await expect.element(launcher()).not.toBeInTheDocument()
      askInChat('FR-26-000018')
      await expect.element(page.getByRole('dialog', { name: chatText.chat[lang] })).toBeVisible()
    },
  )
})
