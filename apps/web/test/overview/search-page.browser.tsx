// The page of the search: opened without words, its field waits for them.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { SearchPage } from '../../src/overview/pages/search-page.tsx'
import { searchText } from '../../src/overview/search-text.ts'
import { languages, onPage } from '../ui/on-page.tsx'

vi.mock('../../src/app/shell/commands.ts', () => ({ useCommands: () => [] }))
vi.mock('../../src/kit/router/hooks.ts', () => ({
  useNavigate: () => () => undefined,
  getRouteApi: () => ({ useSearch: () => ({}) }),
}))

test.each(languages)('%s: letters typed at once go into the field', async (lang) => {
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <SearchPage />
    </QueryClientProvider>,
  )
  const field = page.getByRole('searchbox', { name: say(lang, searchText.field) })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('FR-26')
  await expect.element(field).toHaveValue('FR-26')
})
