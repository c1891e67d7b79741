// The list of an agent: more filters in a panel, taken off as chips, and the keys that lead from one request to the next.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dueText, inboxText as words } from '@marsa/model/freight/quoting/inbox-text.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { InboxFilter } from '../../src/freight/quoting/inbox-filter.tsx'
import { useInboxChips } from '../../src/freight/quoting/inbox-chips.ts'
import type { InboxSearch } from '../../src/freight/quoting/inbox-search.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterContext } from '../../src/kit/router/hooks.ts'
import type { Router } from '../../src/kit/router/router.ts'
import { AgentCrumbs } from '../../src/requests/agent/agent-crumbs.tsx'
import { agentPageText } from '../../src/requests/agent/text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const navigate = vi.fn()
const changed = vi.fn()
beforeEach(() => {
  navigate.mockClear()
  changed.mockClear()
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json([{ countryCode: 'CN', nameEn: 'China', nameAr: 'الصين', services: ['freight'] }]),
  )
})
afterEach(() => vi.restoreAllMocks())

const show = (lang: Lang, children: ReactNode) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterContext value={{ navigate } as unknown as Router}>{children}</RouterContext>
    </QueryClientProvider>,
  )
}

function Chips({ search }: { search: InboxSearch }) {
  const chips = useInboxChips(search)
  return (
    <ul>
      {chips.map(({ id, label, off }) => (
        <li key={id}>
          <button type="button" onClick={() => changed(off)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

describe.each(languages)('%s', (lang) => {
  const t = (row: TextRow, params = {}) => say(lang, row, params)

  test('the panel narrows the list by several things at once', async () => {
    await page.viewport(360, 800)
    await show(lang, <InboxFilter search={{ tab: 'answer', own: { due: 'today' } }} onChange={changed} />)
    await page.getByRole('button', { name: t(words.filters) }).click()
    await page.getByText(t(words.air), { exact: true }).click()
    await page.getByText(t(dueText.week), { exact: true }).click()
    await page.getByText(t(words.dangerous), { exact: true }).click()
    await expect.element(page.getByText(t(words.declined))).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
    await page.getByRole('button', { name: t(words.show), exact: true }).click()
    expect(changed.mock.calls).toEqual([[{ mode: 'air', own: { due: 'week', dangerous: 'yes' } }]])
  })

  test('what is set is named and taken off alone', async () => {
    const own = { origin: 'CN', due: 'week', reefer: 'yes' } as const
    await show(lang, <Chips search={{ mode: 'sea', own }} />)
    const china = t(words.fromEnd, { place: `\u2068${lang === 'ar' ? 'الصين' : 'China'}\u2069` })
    await expect.element(page.getByRole('button', { name: china })).toBeVisible()
    for (const row of [words.sea, dueText.week, words.reefer])
      await expect.element(page.getByRole('button', { name: t(row), exact: true })).toBeVisible()
    await page.getByRole('button', { name: t(words.reefer) }).click()
    await page.getByRole('button', { name: t(words.sea), exact: true }).click()
    expect(changed.mock.calls).toEqual([[{ own: { origin: 'CN', due: 'week' } }], [{ mode: undefined }]])
  })

  test('J and K lead on and back, not while something is typed', async () => {
    const list = `/${lang}/freight/requests?due=week`
    const near = {
      list,
      isWhole: true,
      at: 2,
      count: 3,
      previous: 'freight/requests/a',
      next: 'freight/requests/c',
    }
    await show(
      lang,
      <>
        <AgentCrumbs path="freight/requests" list="List" near={near}>
          <span>FR-26-000001</span>
        </AgentCrumbs>
        <input aria-label="Field" />
      </>,
    )
    await expect.element(page.getByText(t(agentPageText.placeInList, { at: 2, count: 3 }))).toBeVisible()
    await userEvent.keyboard('j')
    await userEvent.keyboard('k')
    await page.getByRole('textbox', { name: 'Field' }).click()
    await userEvent.keyboard('jk')
    expect(navigate.mock.calls).toEqual([
      [{ href: `/${lang}/freight/requests/c` }],
      [{ href: `/${lang}/freight/requests/a` }],
    ])
  })
})
