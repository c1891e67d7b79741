// What the server writes into the frame: for each route a title in both languages and its files, in the order in which the router looks.
import { beforeAll, expect, test } from 'vitest'
import type { AppAddress } from '@marsa/model/site/page-title.ts'
import { firstCallsAt } from '@marsa/model/site/first-calls.ts'
import { appLanguage } from '@marsa/model/site/pages.ts'
import { stubBrowser } from './browser-globals.ts'

let addresses: AppAddress[]
let routes: typeof import('../../src/app/routes.ts').routes
let findRoute: (path: string) => { staticData?: { title?: object } } | undefined
beforeAll(async () => {
  stubBrowser()
  ;({ routes } = await import('../../src/app/routes.ts'))
  addresses = (await import('../../src/app/addresses.ts')).appAddresses(({ importers }) =>
    importers.map(String),
  )
  const match = await import('../../src/kit/router/match.ts')
  findRoute = (path) => match.findRoute(match.tableOf(routes), path)?.route
})

const addressOf = (below: string) => addresses.find(({ pattern }) => new RegExp(pattern, 'i').test(below))
/** An address of each route: its parts filled in. */
const sample = (fullPath: string): string =>
  fullPath
    .replace('/$lang/', '')
    .replaceAll(/\$\w+/g, '0190b0a0-0000-7000-8000-000000000001')
    .replace('$', 'any/where')

test('every route of the app has a title in both languages, and the server answers it', () => {
  for (const { fullPath } of routes) {
    const below = sample(fullPath)
    expect([below, appLanguage(`/ar/${below}`)]).toEqual([below, 'ar'])
    expect([below, addressOf(below)]).toEqual([
      below,
      {
        pattern: expect.any(String),
        files: expect.arrayContaining([expect.stringMatching(/"\/src\/[^"]+\.tsx?"/)]),
        calls: expect.any(Array),
        en: expect.stringMatching(/^[^{}]+ · Marsa$/),
        ar: expect.stringMatching(/\p{Script=Arabic}.* · مرسى$/u),
      },
    ])
  }
})

test('a title is that of the route which the router finds', () => {
  for (const { fullPath } of routes) {
    const title = findRoute(`/en/${sample(fullPath)}`)?.staticData?.title as { en: string } | undefined
    if (title) expect([fullPath, addressOf(sample(fullPath))?.en]).toEqual([fullPath, `${title.en} · Marsa`])
  }
})

test.each([
  ['freight/shipments', 'My shipments · Marsa'],
  ['freight/quote/done', 'Request sent · Marsa'],
  ['FREIGHT/quote', 'Get a quote · Marsa'],
  ['warehouse/storages/0190b0a0-0000-7000-8000-000000000001/quotes', 'Compare the storage quotes · Marsa'],
])('%s: %s', (below, title) => expect(addressOf(below)?.en).toBe(title))

test('a page names what it asks for first, with the parts of its own address', () => {
  expect(addressOf('freight/shipments')?.calls).toEqual([
    'FreightAPI/GetQuoteList?tab=all&pageIndex=1&pageSize=20',
  ])
  const { calls = [] } = addressOf('freight/shipments/7') ?? {}
  expect(firstCallsAt(calls.join(' '), '/ar/freight/shipments/7')).toEqual([
    'FreightAPI/ShipmentDetails?RequestId=7',
  ])
  expect(firstCallsAt('', '/ar/hub/help')).toEqual([])
})

test('words win over parts: the page of thanks is no kind of registration', () => {
  expect(addressOf('hub/register/thank-you')).not.toEqual(addressOf('hub/register/customer'))
})
