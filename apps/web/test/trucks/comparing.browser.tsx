// The quotes of a truck request for who has no credit: what is missing is said before anybody chooses.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterContext, StateContext, type RouterState } from '../../src/kit/router/hooks.ts'
import type { Router } from '../../src/kit/router/router.ts'
import { UsualComparePage } from '../../src/requests/usual/compare-page.tsx'
import { trucksPages } from '../../src/trucks/pages.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { comparisonOf, quoteOf } from '../warehouse/samples.ts'

const id = '00000000-0000-4000-8000-000000000001'
beforeEach(
  () => void vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 404 })),
)
afterEach(() => void vi.restoreAllMocks())

const shown = async (lang: 'en' | 'ar', creditLeft: string | null, creditRefusal: string | null) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  const quotes = { ...comparisonOf([quoteOf()]), status: 'QUOTE_RECEIVED', creditLeft, creditRefusal }
  client.setQueryData(trucksPages.queries.compare(id).queryKey, quotes as never)
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterContext value={{ navigate: vi.fn() } as unknown as Router}>
        <StateContext value={{ match: { params: { lang, id } } } as unknown as RouterState}>
          <UsualComparePage line={trucksPages} />
        </StateContext>
      </RouterContext>
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  test.each([
    ['a company without an account', 'finance.credit-none', financeProblems['finance.credit-none'][lang]],
    ['a person, who can have none', null, compareText.companiesOnly[lang]],
  ])('%s reads why nothing can be accepted yet, and where to go', async (_, refusal, reason) => {
    await shown(lang, null, refusal)
    await expect.element(page.getByText(compareText.notYetTitle[lang])).toBeVisible()
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: acceptText.toCredit[lang] }))
      .toHaveAttribute('href', `/${lang}/account/credit`)
    expect(await faults()).toEqual([])
  })

  test('who has credit reads nothing of it', async () => {
    await shown(lang, '14511.58', null)
    await expect.element(page.getByRole('button', { name: /credit|الائتماني/ }).first()).toBeVisible()
    expect(page.getByText(compareText.notYetTitle[lang]).elements()).toHaveLength(0)
  })
})
