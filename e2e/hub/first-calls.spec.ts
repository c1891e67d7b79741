// What the server names as the first calls of a page is what the page asks for: each goes out, and only once.
import { randomUUID } from 'node:crypto'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { firstCallsAt, firstCallsName } from '@marsa/model/site/first-calls.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const id = randomUUID()
const pages = [
  ['buyer', 'freight/dashboard'],
  ['buyer', 'freight/shipments'],
  ['buyer', `freight/shipments/${id}`],
  ['buyer', 'trucks/requests'],
  ['buyer', `trucks/requests/${id}`],
  ['buyer', 'warehouse/storages'],
  ['buyer', `warehouse/storages/${id}`],
  ['seller', 'freight/requests'],
] as const

test('a page takes the answers that were asked for before it came', async ({ browser }) => {
  const lang = test.info().project.metadata['lang'] as Lang
  const [firstName, lastName] = ['Maha', 'Salem']
  const people = await makePeople([
    {
      kind: 'business',
      nameEn: 'Early Trading',
      nameAr: 'التجارة المبكرة',
      people: [{ key: 'buyer', role: 'business', firstName, lastName, language: lang }],
    },
    // Without a mode nobody asks it for a quote, which would reload its list.
    {
      kind: 'agent',
      nameEn: 'Early Freight',
      nameAr: 'الشحن المبكر',
      people: [{ key: 'seller', role: 'clearing-agent', firstName, lastName, language: lang }],
    },
  ])
  const { context, page } = await newBrowser(browser, lang)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).href.split('/api/')[1] ?? ''))
  for (const [who, below] of pages) {
    await enter(page, people[who]!)
    sent.length = 0
    await page.goto(`/${lang}/${below}`)
    // The footer comes once the page has what it asked for.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const content = await page.locator(`meta[name=${firstCallsName}]`).getAttribute('content')
    const calls = [getUserProfile.path, ...firstCallsAt(content ?? '', new URL(page.url()).pathname)]
    expect([below, calls.length > 1]).toEqual([below, true])
    for (const call of calls) expect([below, sent.filter((each) => each === call)]).toEqual([below, [call]])
  }
  await context.close()
})
