// A report in a frame of our own page: opened by a ticket that stands in no address, renewed once, and with a way on when it fails.
import { embedText } from '@marsa/model/finance/reports/embed-text.ts'
import { reportTable } from '@marsa/model/finance/reports/report-list.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const refused = (code: string) => ({ status: 403, json: { status: 'FAILED', code, errorMessage: 'Refused' } })

test('a report opens in a frame, renews its ticket once, and then says what to do', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'auditor@demo.example')
  const asked: { url: string; authorization: string }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/reporting/dashboard/'))
      asked.push({ url: request.url(), authorization: request.headers()['authorization'] ?? '' })
  })
  const address = `/${lang}/finance/dashboards?report=trial-balance`
  await page.goto(address)
  const frame = page.frameLocator('iframe.report-frame')
  await expect(frame.getByRole('heading', { name: t(reportTable['trial-balance'].title) })).toBeVisible()
  await expect(frame.getByRole('row').nth(1)).toBeVisible()

  // The header alone carries the ticket.
  expect(asked).toHaveLength(1)
  const [ticket] = /[\w-]{100,}\.[\w-]{43}/.exec(asked[0]!.authorization)!
  const addresses = [page.url(), ...page.frames().map((each) => each.url()), asked[0]!.url]
  expect(addresses.filter((each) => each.includes(ticket.slice(0, 40)))).toEqual([])
  const document = await page.request.get(`/${lang}/embed/report/trial-balance`)
  expect(document.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })

  // A ticket whose time has passed is renewed in silence, once.
  let refusals = 1
  await page.route('**/api/reporting/dashboard/**', (route) =>
    refusals-- > 0 ? route.fulfill(refused('reporting.ticket-expired')) : route.continue(),
  )
  await page.goto(address)
  await expect(frame.getByRole('row').nth(1)).toBeVisible()
  expect(refusals).toBe(-1)
  refusals = 2
  await page.goto(address)
  await expect(frame.getByRole('alert')).toContainText(t(embedText.failed))
  await frame.getByRole('button', { name: t(embedText.again) }).click()
  await expect(frame.getByRole('row').nth(1)).toBeVisible()

  // Alone it gets no ticket.
  await page.goto(`/${lang}/embed/report/trial-balance`)
  await expect(page.getByRole('alert')).toContainText(t(embedText.failed))
})
