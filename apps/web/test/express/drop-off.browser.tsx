// A parcel that is brought names the depot and its address.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DropOff } from '../../src/express/shipments/drop-off.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const depot = {
  code: 'DXB',
  nameEn: 'Dubai, Al Quoz',
  nameAr: 'دبي، القوز',
  addressEn: 'Warehouse 14, 17B Street',
  addressAr: 'المستودع 14، شارع 17ب',
}

const show = (lang: 'en' | 'ar', found: typeof depot | null, isDone = false) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ depot: found }))
  return onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <p>
        <DropOff city="Dubai" isDone={isDone} />
      </p>
    </QueryClientProvider>,
  )
}

test.each([
  ['en', depot.nameEn, depot.addressEn],
  ['ar', depot.nameAr, depot.addressAr],
] as const)('where it is, in %s', async (lang, name, address) => {
  await show(lang, depot)
  await expect.element(page.getByText(new RegExp(name))).toBeVisible()
  await expect.element(page.getByText(address)).toBeVisible()
})

test('without a depot only that it is brought', async () => {
  await show('en', null)
  await expect.element(page.getByText('You bring it to a depot')).toBeVisible()
})

test('afterwards only to which depot it was brought', async () => {
  await show('en', depot, true)
  await expect.element(page.getByText(/Brought to our depot: .*Dubai, Al Quoz/)).toBeVisible()
  expect(page.getByText(depot.addressEn).elements()).toEqual([])
})
