// Which route an address leads to, and how it is written.
import { describe, expect, test } from 'vitest'
import { innerUrl, locate } from '../../src/kit/router/locate.ts'
import { findRoute, tableOf } from '../../src/kit/router/match.ts'
import { createGate, createRoute, rootRoute } from '../../src/kit/router/route.ts'

const lang = createRoute({ parent: rootRoute, path: '$lang' })
const gate = createGate({ parent: lang, id: 'inside' })
const routes = [
  createRoute({ parent: lang, path: 'hub/register/$userType' }),
  createRoute({
    parent: lang,
    path: 'hub/register/thank-you',
    validateSearch: ({ type }): { type: string } => ({ type: type === 'business' ? type : 'customer' }),
  }),
  createRoute({ parent: lang, path: 'redirect/$' }),
  createRoute({ parent: lang, path: 'redirect' }),
  createRoute({ parent: gate, path: 'freight/shipments' }),
  createRoute({ parent: gate, path: 'freight/shipments/$id' }),
  createRoute({ parent: gate, path: 'freight/shipments/$id/quotes' }),
]
const table = tableOf(routes)
const found = (path: string) => {
  const { route, params } = findRoute(table, path) ?? {}
  return route && [route.id, params]
}
const placed = (href: string) => locate(table, innerUrl(href, '/en/freight/shipments')!)

test.each<[string, string, Record<string, string>]>([
  ['/en/freight/shipments', '/$lang/inside/freight/shipments', { lang: 'en' }],
  ['/ar/freight/shipments/', '/$lang/inside/freight/shipments', { lang: 'ar' }],
  ['/en/Freight/SHIPMENTS/aB', '/$lang/inside/freight/shipments/$id', { lang: 'en', id: 'aB' }],
  [
    '/en/freight/shipments/a%2Fb%20c/quotes',
    '/$lang/inside/freight/shipments/$id/quotes',
    { lang: 'en', id: 'a/b c' },
  ],
  ['/en/freight/shipments/%E0%A4%A', '/$lang/inside/freight/shipments/$id', { lang: 'en', id: '%E0%A4%A' }],
  ['/en/freight/shipments/%D8%A7', '/$lang/inside/freight/shipments/$id', { lang: 'en', id: 'ا' }],
  ['/en/hub/register/business', '/$lang/hub/register/$userType', { lang: 'en', userType: 'business' }],
  ['/en/hub/register/thank-you', '/$lang/hub/register/thank-you', { lang: 'en' }],
  ['/en/redirect', '/$lang/redirect', { lang: 'en' }],
  ['/en/redirect/a/b', '/$lang/redirect/$', { lang: 'en' }],
])('%s', (path, id, params) => {
  expect(found(path)).toEqual([id, params])
})

test.each(['/', '/en', '/en/freight', '/en/freight/shipments/1/2', '/en/freight/shipmentss'])(
  'no route has %s',
  (path) => {
    expect(found(path)).toBeUndefined()
  },
)

describe('the address as it is written', () => {
  test.each([
    ['/en/freight/shipments/', '/en/freight/shipments'],
    ['/en/freight/shipments?page=2#top', '/en/freight/shipments?page=2#top'],
    ['?page=3', '/en/freight/shipments?page=3'],
    ['/en/hub/register/thank-you', '/en/hub/register/thank-you?type=customer'],
    ['/en/hub/register/thank-you?type=x&utm=1', '/en/hub/register/thank-you?type=customer&utm=1'],
    ['/en/freight/shipments?reference="12"', '/en/freight/shipments?reference=%2212%22'],
    ['/ar/freight/shipments?text=سفينة', '/ar/freight/shipments?text=%D8%B3%D9%81%D9%8A%D9%86%D8%A9'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\t\\evil.example', '/evil.example'],
  ])('%s', (href, written) => {
    expect(placed(href).href).toBe(written)
  })

  test.each(['https://evil.example/en/freight/shipments', 'javascript:alert(1)', 'mailto:a@b.example'])(
    '%s is outside',
    (href) => {
      expect(innerUrl(href, '/en')).toBeUndefined()
    },
  )
})
