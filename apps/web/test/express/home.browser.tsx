// The home of express says how many parcels wait for their sender, also those that it has no room for.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ExpressHome } from '@marsa/model/express/figures/figure-endpoints.ts'
import { ExpressHomePage } from '../../src/express/figures/express-home-page.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { RouterContext } from '../../src/kit/router/hooks.ts'
import type { Router } from '../../src/kit/router/router.ts'
import { faults, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const shipment = { id: '1', number: 'EX-26-000001', recipient: 'Hind', city: 'Dubai' }
const home: ExpressHome = {
  counts: [
    { status: 'PENDING_PAYMENT', count: 7 },
    { status: 'ON_HOLD', count: 2 },
    { status: 'IN_TRANSIT', count: 30 },
  ],
  needs: [{ ...shipment, status: 'ON_HOLD' }],
  latest: [{ ...shipment, status: 'ON_HOLD' }],
  delivered: 0,
  onTime: 0,
  firstTry: 0,
  cashOnItsWay: '0.00',
  saved: '0.00',
  currency: 'AED',
  savings: [],
}

test('what waits for the sender is counted over all parcels, with the step of each', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(home))
  await onPage(
    'en',
    <QueryClientProvider client={makeQueryClient()}>
      <RouterContext value={{ navigate: vi.fn() } as unknown as Router}>
        <ExpressHomePage />
      </RouterContext>
    </QueryClientProvider>,
  )
  const step = page.getByRole('link', { name: 'See what is missing: EX-26-000001' })
  await expect.element(step).toHaveAttribute('href', '/en/express/shipments/1')
  await expect.element(page.getByText('9', { exact: true })).toBeVisible()
  expect(await faults()).toEqual([])
})
