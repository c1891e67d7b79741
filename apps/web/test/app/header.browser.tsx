// Before the server has said who is signed in, the frame has the height and the kind that it will have.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { faceKey } from '@marsa/model/site/face.ts'
import { makeAppRouter } from '../../src/app/router.tsx'
import { LangProvider } from '../../src/kit/direction.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { RouterProvider } from '../../src/kit/router/outlet.tsx'
import { memoryHistory } from '../kit/memory-history.ts'

vi.mock('../../src/freight/list/shipments-page.tsx', () => ({ ShipmentsPage: () => <h1>Shipments</h1> }))
vi.mock('../../src/accounts/pages/companies-page.tsx', () => ({ CompaniesPage: () => <h1>Companies</h1> }))

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const open = async (path: string) => {
  await render(
    <LangProvider lang="en">
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={makeAppRouter(memoryHistory(`/en/${path}`))} />
      </QueryClientProvider>
    </LangProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const isSecondRowKept = () => document.querySelector('.subnav') !== null
const kind = () => document.querySelector('header.head')?.getAttribute('data-variant')

test.each([
  ['staff', 'freight/shipments', true],
  ['customer', 'freight/shipments', true],
  ['staff', 'admin/companies', true],
  ['customer', 'admin/companies', false],
])('%s, as this browser remembers, on %s: second row %s', async (variant, path, hasRow) => {
  sessionStorage.setItem('marsa.session', 'id.1')
  localStorage.setItem(faceKey, JSON.stringify({ variant }))
  await open(path)
  expect([kind(), isSecondRowKept()]).toEqual([variant, hasRow])
})

test('without a memory of anybody a page of staff keeps its row', async () => {
  sessionStorage.setItem('marsa.session', 'id.1')
  await open('admin/companies')
  expect(isSecondRowKept()).toBe(true)
})

test('without a memory of anybody a line keeps its row, and the header is that of a visitor', async () => {
  sessionStorage.setItem('marsa.session', 'id.1')
  await open('freight/shipments')
  expect([kind(), isSecondRowKept()]).toEqual(['visitor', true])
})
