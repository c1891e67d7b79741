// The search of the header: the reference itself first, then pages and actions, then the rest; by keys alone.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { say } from '@marsa/model/kit/text.ts'
import type { Me } from '../../src/accounts/door.tsx'
import { HeadSearch } from '../../src/app/shell/head-search.tsx'
import { commandsText } from '../../src/app/shell/commands-text.ts'
import { appText } from '../../src/app/text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import '../../src/app/shell.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const went = vi.hoisted(() => ({ to: [] as string[] }))
vi.mock('../../src/accounts/door.tsx', () => ({
  useMe: () => ({ roleName: 'customer', isCompanyAdmin: false }) as Me,
  leave: () => void went.to.push('out'),
}))
vi.mock('../../src/kit/router/hooks.ts', () => ({
  useNavigate:
    () =>
    ({ href }: { href: string }) =>
      void went.to.push(href),
}))

const hit = (number: string, title: string): SearchHit => ({
  type: 'freight-request',
  id: number,
  number,
  titleEn: title,
  titleAr: title,
  status: 'QS_PAI',
  url: `/freight/shipments/${number}`,
})
beforeEach(() => {
  went.to.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      items: [hit('FR-26-018473', 'New quote for paper'), hit('FR-26-018481', 'After FR-26-018473')],
    }),
  )
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const field = page.getByRole('combobox', { name: say(lang, appText.find) })
  const option = (text: string) => page.getByRole('option').filter({ hasText: text }).first()
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((each) => each.textContent)
  const open = () =>
    onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <HeadSearch />
      </QueryClientProvider>,
    )

  test.each(['{Control>}k{/Control}', '/'])('%s leads into it, and Enter to what is chosen', async (keys) => {
    await open()
    await userEvent.keyboard(keys)
    await expect.element(field).toHaveFocus()
    const name = say(lang, commandsText.freight)
    await userEvent.keyboard(name)
    await expect.element(option(name)).toBeVisible()
    await expect.element(option('018481')).toBeVisible()
    expect(options()[0]).toContain(name)
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(went.to).toEqual([`/${lang}/freight/quote`])
  })

  test('the reference itself comes first, however it is spelled', async () => {
    await open()
    await field.fill('fr26018473')
    await expect.element(option('018481')).toBeVisible()
    expect(options()[0]).toContain('FR-26-018473')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(went.to).toEqual([`/${lang}/freight/shipments/FR-26-018473`])
  })

  test('words of the other language are understood, and an action is done at once', async () => {
    await open()
    await field.fill(accountsText.signOut[lang === 'en' ? 'ar' : 'en'])
    const out = option(accountsText.signOut[lang])
    await expect.element(out).toBeVisible()
    await out.click()
    expect(went.to).toEqual(['out'])
  })
})
