// What the address of the list of parcels may hold, and that it says the same when it is written anew.
import { expect, test } from 'vitest'
import { isNarrowed, listHref, readListSearch } from '../../src/express/shipments/list-search.ts'

test('every filter stands in the address and is read from it', () => {
  const search = {
    status: 'ON_HOLD',
    search: 'هند',
    service: 'DOMESTIC',
    cod: 'yes',
    from: '2026-11-01',
    until: '2026-11-30',
    page: 2,
  } as const
  const { pathname, searchParams } = new URL(listHref('ar', search), 'https://marsa.example')
  expect(pathname).toBe('/ar/express/shipments')
  expect(readListSearch(Object.fromEntries(searchParams))).toEqual(search)
  expect(listHref('en', { page: 1, service: undefined })).toBe('/en/express/shipments')
})

test.each([
  { status: 'NOWHERE' },
  { service: 'ROCKET' },
  { cod: 'maybe' },
  { from: '2026-11-01' },
  { from: '2026-11-30', until: '2026-11-01' },
  { from: '2026-99-01', until: 'soon' },
  { page: '-3' },
])('%o says nothing', (search) => {
  expect(readListSearch(search)).toEqual({})
})

test('a page alone narrows nothing', () => {
  expect(isNarrowed({ page: 3 })).toBe(false)
  expect(isNarrowed({ cod: 'no' })).toBe(true)
})
