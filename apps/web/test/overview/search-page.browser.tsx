// The page of the search: opened without words, its field waits for them.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { HeadSearch } from '../../src/app/shell/head-search.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { Outlet, RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRouter } from '../../src/kit/router/router.ts'
import { session } from '../../src/kit/session.ts'
import { searchRoute } from '../../src/overview/routes.tsx'
import { searchText } from '../../src/overview/search-text.ts'
import { memoryHistory } from '../kit/memory-history.ts'
import { languages, onPage } from '../ui/on-page.tsx'

vi.mock('../../src/app/shell/commands.ts', () => ({ useCommands: () => [] }))

beforeEach(() => session.begin({ token: 'token', refreshToken: 'id.1', expiresTime: 3600 }, false))
afterEach(() => {
  session.end('signed-out')
  sessionStorage.clear()
})

/** On a phone, where the field of the header has no room: its keys lead to the page. */
const open = async (lang: Lang) => {
  await page.viewport(360, 740)
  const router = createRouter({
    routes: [searchRoute],
    frame: () => (
      <>
        <div hidden>
          <HeadSearch />
        </div>
        <Outlet />
      </>
    ),
    notFound: () => null,
    failed: () => null,
    frameFailed: () => null,
    history: memoryHistory(`/${lang}/search`),
  })
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return page.getByRole('searchbox', { name: say(lang, searchText.field) })
}

test.each(languages)('%s: letters typed at once go into the field', async (lang) => {
  const field = await open(lang)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('FR-26')
  await expect.element(field).toHaveValue('FR-26')
})

test.each(languages)(
  '%s: the keys of the search lead into the field of the page that is open',
  async (lang) => {
    const field = await open(lang)
    await expect.element(field).toHaveFocus()
    ;(field.element() as HTMLElement).blur()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
  },
)
