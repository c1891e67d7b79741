// Many filters of a list: in a row beside the search, and behind a button on a phone, where what is set stays in sight.
import '../../src/ui/app.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FilterBar, SearchBox } from '../../src/ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../src/ui/lists/filter-select.tsx'
import { FoldedFilters } from '../../src/ui/lists/folded-filters.tsx'
import { uiText } from '../../src/ui/text.ts'
import { faults, languages, onPage } from './on-page.tsx'

const shown = (lang: 'en' | 'ar') =>
  onPage(
    lang,
    <FilterBar chips={[{ id: 'kind', label: 'Express' }]}>
      <SearchBox label="Waybill" value="" onSearch={() => undefined} />
      <FoldedFilters>
        <FilterSelect
          label="Kind"
          all="All"
          ids={['a'] as const}
          nameOf={(id) => id}
          value={undefined}
          onChange={() => undefined}
        />
      </FoldedFilters>
    </FilterBar>,
  )

test.each(languages)('%s: on a phone the button opens them', async (lang) => {
  await page.viewport(360, 800)
  await shown(lang)
  const kind = page.getByRole('button', { name: 'Kind', exact: false })
  expect(kind.elements()).toHaveLength(0)
  await expect.element(page.getByText('Express', { exact: true })).toBeVisible()
  const open = page.getByRole('button', { name: uiText.filters[lang], exact: true })
  const { top } = open.element().getBoundingClientRect()
  expect(page.getByRole('searchbox').element().getBoundingClientRect().top).toBeLessThan(top + 40)
  await open.click()
  await expect.element(kind).toBeVisible()
  await expect.element(open).toHaveAttribute('aria-expanded', 'true')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await faults()).toEqual([])
})

test('on a wide page they stand beside the search', async () => {
  await page.viewport(1280, 800)
  await shown('en')
  await expect.element(page.getByRole('button', { name: 'Kind', exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: uiText.filters.en, exact: true }).elements()).toHaveLength(0)
})
