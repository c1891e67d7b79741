// What stands around a page comes once the page has what it asked for, and also when that takes too long.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
// Already read, so that nothing but the page is waited for.
import '../../src/app/around.tsx'
import { makeAppRouter } from '../../src/app/router.tsx'
import { LangProvider } from '../../src/kit/direction.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { RouterProvider } from '../../src/kit/router/outlet.tsx'
import { memoryHistory } from '../kit/memory-history.ts'

const asked = vi.hoisted(() => ({ answer: new Promise<string>(() => {}) }))
vi.mock('../../src/freight/list/shipments-page.tsx', () => ({
  ShipmentsPage: () => {
    const { data } = useQuery({ queryKey: ['shipments'], queryFn: () => asked.answer })
    return <h1>Shipments: {data ?? 'asked for'}</h1>
  },
}))

const open = () =>
  render(
    <LangProvider lang="en">
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={makeAppRouter(memoryHistory('/en/freight/shipments'))} />
      </QueryClientProvider>
    </LangProvider>,
  )
const footer = page.getByRole('contentinfo')

test('the footer waits for the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  asked.answer = promise
  await open()
  await expect.element(page.getByRole('heading', { name: 'Shipments: asked for' })).toBeVisible()
  // Longer than a browser takes to be idle.
  await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))
  await new Promise((done) => setTimeout(done, 500))
  expect(footer.query()).toBeNull()
  resolve('31')
  await expect.element(page.getByRole('heading', { name: 'Shipments: 31' })).toBeVisible()
  await expect.element(footer).toBeVisible()
})

test('an answer that does not come holds nothing up', async () => {
  asked.answer = new Promise(() => {})
  await open()
  await expect.element(page.getByRole('heading', { name: 'Shipments: asked for' })).toBeVisible()
  await expect.element(footer).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Shipments: asked for' })).toBeVisible()
})
