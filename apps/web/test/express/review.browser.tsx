// What is looked at before a parcel is paid for: its cities and measures in the reader's words, and the cash that is collected.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeQueryClient } from '../../src/kit/query.ts'
import { valuesOf } from '../../src/express/shipments/create-values.ts'
import { Review } from '../../src/express/shipments/review.tsx'
import { faults, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const values = (change: object = {}) =>
  valuesOf({
    from: { country: 'AE', city: 'Dubai' },
    sender: { name: 'Maryam', mobile: '+971505550131', building: 'Showroom 3' },
    to: { country: 'AE', city: 'Sharjah' },
    recipient: { name: 'هند القاسمي', mobile: '0501234567', building: 'برج النور' },
    packages: [{ weight: '2.5', length: '30', width: '20', height: '15', packaging: 'OWN' }],
    contentKind: 'GOODS',
    description: 'ملابس أطفال',
    declaredValue: '400.00',
    cod: '350.00',
    ...change,
  })
const cities = [
  { nameEn: 'Dubai', nameAr: 'دبي', countryCode: 'AE' },
  { nameEn: 'Sharjah', nameAr: 'الشارقة', countryCode: 'AE' },
]

const shown = async (lang: 'en' | 'ar', change?: object) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(cities))
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <Review values={values(change)} change={() => null} />
    </QueryClientProvider>,
  )
}

test('in Arabic', async () => {
  await shown('ar')
  await expect.element(page.getByText('الشارقة', { exact: true })).toBeVisible()
  const text = document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')
  for (const said of [
    '+971 50 123 4567',
    'دبي',
    '2.5 كغم · 30 × 20 × 15 سم',
    'ملابس أطفال',
    '400.00',
    '350.00',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Dubai|Sharjah|kg|cm/)
  expect(await faults()).toEqual([])
})

test('in English, abroad, where no cash is collected', async () => {
  await shown('en', { to: { country: 'GB', city: 'London' } })
  await expect.element(page.getByText('London', { exact: true })).toBeVisible()
  expect(document.body.textContent).toContain('400.00')
  expect(document.body.textContent).not.toContain('350.00')
})
