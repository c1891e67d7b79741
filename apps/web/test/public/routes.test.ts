// Where addresses lead that match nothing, and which language a visitor gets.
import { describe, expect, test } from 'vitest'
import { appLanguage, preferredLanguage, publicFallback, publicFile } from '@marsa/model/site/pages.ts'

describe('the language of a visitor', () => {
  test.each([
    [undefined, undefined, 'en'],
    ['', undefined, 'en'],
    ['ar', undefined, 'ar'],
    ['ar-AE,en;q=0.8', undefined, 'ar'],
    ['en-GB,ar;q=0.9', undefined, 'en'],
    ['fr,ar;q=0.3,en;q=0.2', undefined, 'ar'],
    ['de,*;q=0.5', undefined, 'en'],
    ['ar;q=0,en;q=0.1', undefined, 'en'],
    ['AR', undefined, 'ar'],
    ['ar', 'en', 'en'],
    ['en', 'ar', 'ar'],
    ['ar', 'fr', 'ar'],
    ['ar;q=x,;;,', undefined, 'ar'],
  ] as const)('%s with saved %s is %s', (accept, saved, lang) => {
    expect(preferredLanguage(accept, saved)).toBe(lang)
  })
})

describe('an address that matches nothing', () => {
  test.each([
    ['/', 'ar', undefined, '/ar/home'],
    ['/', 'ar', 'en', '/en/home'],
    ['/en', 'ar', undefined, '/en/home'],
    ['/ar/', undefined, 'en', '/ar/home'],
    ['/en/express', undefined, undefined, '/en/express/home'],
    ['/Freight', 'ar', undefined, '/ar/freight/home'],
    ['/warehouse/', undefined, undefined, '/en/warehouse/home'],
    ['/ar/truck', undefined, undefined, '/ar/trucks/home'],
    ['/trucks', undefined, 'ar', '/ar/trucks/home'],
    ['/en/truck/home', undefined, undefined, '/en/trucks/home'],
    ['/help/faq', undefined, 'ar', '/ar/help/faq'],
    ['/freight/shipments/FR-26-000018', undefined, undefined, '/en/freight/shipments/FR-26-000018'],
  ])('%s leads to %s', (path, accept, saved, to) => {
    expect(publicFallback(path, accept, saved)).toEqual({ redirect: to })
  })

  test.each([
    ['/assets/app-1234.js', undefined, 'en'],
    ['/assets/deep/nothing', 'ar', 'ar'],
    ['/ar/photo.png', undefined, 'ar'],
    ['/wp-login.php', undefined, 'en'],
    ['/api/nothing', undefined, 'en'],
    ['/AR/nothing/here', undefined, 'ar'],
    ['/nothing', 'ar', 'ar'],
    ['/en/freight/old-page', undefined, 'en'],
    ['//evil.example/x', undefined, 'en'],
  ])('%s does not exist', (path, accept, lang) => {
    expect(publicFallback(path, accept)).toEqual({ notFound: lang })
  })
})

test('a public page answers with and without a trailing slash, and nothing else does', () => {
  expect(publicFile('/en/home')).toBe('en/home/index.html')
  expect(publicFile('/ar/freight/track/')).toBe('ar/freight/track/index.html')
  expect(publicFile('/ar/mobile/shipmenttermsandcondition')).toBe(
    'ar/mobile/shipmentTermsandcondition/index.html',
  )
  expect(publicFile('/EN/Help/FAQ')).toBe('en/help/faq/index.html')
  expect(publicFile('/en/404.html')).toBeUndefined()
  expect(publicFile('/fr/home')).toBeUndefined()
  expect(publicFile('/en/home/../../etc/passwd')).toBeUndefined()
})

test.each([
  ['/en/freight/shipments', 'en'],
  ['/ar/freight/shipments/FR-26-000018/', 'ar'],
  ['/en/Freight/Shipments/FR-26-000018/quotes', 'en'],
  ['/en/redirect', 'en'],
  ['/en/redirect/freight/home', 'en'],
  ['/en/freight/shipments/FR-26-000018/nothing', undefined],
  ['/en/freight/dashboard/nothing', undefined],
  ['/en/hub', undefined],
  ['/ar/admin/nothing', undefined],
  ['/en/redirected', undefined],
  ['/fr/freight/shipments', undefined],
])('the app has a page for %s: %s', (path, lang) => expect(appLanguage(path)).toBe(lang))
