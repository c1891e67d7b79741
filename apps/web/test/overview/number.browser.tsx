// The short address of a text message, for the requests of every line.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { requestKinds } from '@marsa/model/lines.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { NumberPage } from '../../src/overview/pages/number-page.tsx'
import { onPage } from '../ui/on-page.tsx'

const went = vi.hoisted(() => ({ to: [] as string[] }))
vi.mock('../../src/kit/router/hooks.ts', () => ({
  useNavigate:
    () =>
    ({ href }: { href: string }) =>
      void went.to.push(href),
  getRouteApi: () => ({ useParams: () => ({ number: 'tr-26-018473' }) }),
}))
afterEach(() => {
  went.to.length = 0
  vi.restoreAllMocks()
})

const open = async (type: string): Promise<void> => {
  const hit = {
    type,
    id: 'x',
    number: 'TR-26-018473',
    titleEn: '',
    titleAr: '',
    status: '',
    url: '/its/page',
  }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ items: [hit] }))
  await onPage(
    'en',
    <QueryClientProvider client={makeQueryClient()}>
      <NumberPage />
    </QueryClientProvider>,
  )
}

test.each(requestKinds)('leads to a %s of that number', async (kind) => {
  await open(kind)
  await expect.poll(() => went.to).toEqual(['/en/its/page'])
})

test('leads to the search where the number is of something else', async () => {
  await open('tax-invoice')
  await expect.poll(() => went.to).toEqual(['/en/search?text=tr-26-018473'])
})
