// Help as people use it: search, links to an answer, the forms with and without script, mails, and no connection.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textParams } from '@marsa/model/help/text-params.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say } from '@marsa/model/kit/text.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()))
afterAll(() => site.close())

const visit = async (path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(site.address + path)
  return page
}

test('there are at least forty questions, and all of them stand in the structured data', async () => {
  const page = await visit('/ar/help/faq')
  expect(await page.locator('details[data-question]').count()).toBeGreaterThanOrEqual(40)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  const faq = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage')
  expect(faq.mainEntity).toHaveLength(await page.locator('details[data-question]').count())
  await page.context().close()
})

test('a search leaves the questions that match, folded as in Arabic, and says how many', async () => {
  const page = await visit('/ar/help/faq')
  await page.getByRole('searchbox').pressSequentially('الهويه')
  const left = page.locator('details[data-question]:visible')
  await expect.poll(() => left.count()).toBe(1)
  expect(await page.getByRole('status').first().textContent()).toBe('سؤال واحد')
  expect(await left.locator('p').first().isVisible()).toBe(true)
  await page.getByRole('searchbox').fill('شحنتي وين')
  await expect.poll(() => left.first().locator('h3').textContent()).toBe('كيف أتتبّع البضاعة؟')
  await page.getByRole('searchbox').fill('الغاء الغواصة')
  await page.getByText('لا توجد نتيجة مطابقة تمامًا؛ الأقرب:').waitFor()
  expect(await left.count()).toBe(3)
  await page.getByRole('searchbox').fill('غواصة')
  await expect.poll(() => left.count()).toBe(0)
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => left.count()).toBeGreaterThan(40)
  expect(await left.first().locator('h3').textContent()).toBe('ما هي مرسى؟')
  await page.context().close()
})

const times = {
  'quotes.answer-minutes-container': 41,
  'quotes.answer-minutes-air': 42,
  'quotes.answer-minutes-loose': 43,
  'quotes.answer-minutes-warehouse': 44,
  'quotes.answer-minutes-truck': 45,
  'help.callback-minutes': 46,
  'help.chat-minutes': 47,
  'freight.customs-minutes': 48,
} as const

test.each([
  ['home', [41, 47]],
  ['freight/home', [41, 42, 43, 47, 48]],
  ['warehouse/home', [44, 46, 47]],
  ['help/faq', [41, 42, 43, 44, 45, 46, 47, 48]],
  ['help/contact', [46, 47]],
])('the times that %s promises are those of the settings, and no others', async (path, told) => {
  for (const lang of ['en', 'ar'] as const) {
    const page = await readFile(join(site.dist, lang, path, 'index.html'), 'utf8')
    const html = page.replace(/<(script|style).*?<\/\1>/gs, '')
    const time =
      lang === 'en' ? /(\d+|one|two) (?:working )?(?:minute|hour)s?\b/g : /(\d+|ساعة) (?:دقيقة|واحدة)/g
    expect(html.match(time), 'a time in plain words').toBeNull()
    const said = say(lang, { en: html, ar: html }, textParams({ ...settingDefaults, ...times }))
    const minutes = [...said.matchAll(time)].map(([, count]) => Number(count))
    expect([...new Set(minutes)].filter((count) => count > 40 && count < 48.5).toSorted()).toEqual(told)
  }
})

test('a link to an answer opens it, without any script', async () => {
  const page = await visit('/en/help/faq#quote-validity', { javaScriptEnabled: false })
  expect(await page.locator('#quote-validity p').first().isVisible()).toBe(true)
  expect(await page.locator('#pay-half').isVisible()).toBe(false)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await page.context().close()
})

const wish = async (page: Page) => {
  await page.getByLabel('Name').fill('Salma')
  await page.getByLabel('Mobile number').fill('٠٥٠')
  await page.getByLabel('What is it about?').fill('Two pallets')
  await page.getByRole('button', { name: 'Ask for a call' }).click()
}

test('the form to be called back shows refusals at their fields, and success with its number', async () => {
  const message = 'Please enter a valid UAE mobile number: nine digits starting with 5.'
  site.answers.set('/api/sendCallbackRequest', {
    status: 422,
    body: { code: 'kit.invalid', errorMessage: 'Check', fieldErrors: [{ field: 'mobile', message }] },
  })
  const page = await visit('/en/help/contact')
  await wish(page)
  await page.getByText(message).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mobile')
  site.answers.set('/api/sendCallbackRequest', { status: 503, body: {} })
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  await page.getByRole('alert').getByText('An error occurred').waitFor()
  site.answers.set('/api/sendCallbackRequest', {
    status: 200,
    body: { status: 'SUCCESS', errorMessage: null, requestId: 'CB-26-000018' },
  })
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  await page.getByText('CB-26-000018').waitFor()
  expect(await page.getByText('Callback request sent').isVisible()).toBe(true)
  expect(await page.getByText('Our team will contact you').isVisible()).toBe(true)
  expect(await page.getByLabel('Mobile number').isVisible()).toBe(false)
  await page.context().close()
})

test('without script the forms go to the server with the language of the page', async () => {
  const page = await visit('/ar/help/contact#sent', { javaScriptEnabled: false })
  expect(await page.locator('#sent').isVisible()).toBe(true)
  expect(await page.locator('#failed').isVisible()).toBe(false)
  const actions = await page
    .locator('form[method=post]')
    .evaluateAll((forms) => forms.map((form) => form.getAttribute('action')))
  expect(actions).toEqual(['/api/sendCallbackRequest?lang=ar', '/api/Subscription/Join?lang=ar'])
  await page.context().close()
})

test('the newsletter is asked for in the footer of any page', async () => {
  site.answers.set('/api/Subscription/Join', { status: 200, body: { status: 'SUCCESS', errorMessage: null } })
  const page = await visit('/en/trucks/home')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox', { name: 'Newsletter' }).fill('reader@test.example')
  const asked = page.waitForRequest('**/api/Subscription/Join?lang=en')
  await form.getByRole('button').click()
  expect((await asked).postDataJSON()).toEqual({ email: 'reader@test.example' })
  await form.getByText('confirm the subscription').waitFor()
  await page.context().close()
})

test.each([
  ['confirm', 'Confirm', 200, 'You are subscribed'],
  ['leave', 'Leave', 200, 'Your subscription has ended'],
  ['confirm', 'Confirm', 404, 'no longer valid'],
])('the link of a mail to %s is followed once (%s %s)', async (name, call, status, words) => {
  site.answers.set(`/api/Subscription/${call}`, { status, body: { status: 'SUCCESS' } })
  const token = 'a'.repeat(43)
  const page = await visit(`/en/help/newsletter/${name}?token=${token}`)
  await page.getByText(words).waitFor()
  expect(page.url()).toMatch(new RegExp(`^${site.address}/en/help/newsletter#`))
  await page.context().close()
})

test.each([
  ['help/newsletter/confirm', 'تأكيد الاشتراك'],
  ['help/newsletter/leave', 'إنهاء الاشتراك'],
  ['help/conversation', 'فتح المحادثة'],
])('without script the page %s sends its form to its own address', async (path, button) => {
  const page = await visit(`/ar/${path}?token=abc`, { javaScriptEnabled: false })
  expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(1)
  expect(await page.getByRole('alert').isVisible()).toBe(false)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: button }).click()
  expect((await sent).url()).toBe(`${site.address}/ar/${path}?token=abc`)
  await page.context().close()
})

test('a link back into a conversation waits for a hand, whatever looks into the mail', async () => {
  const page = await visit('/en/help/conversation?token=abc')
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.reload({ waitUntil: 'networkidle' })
  expect(calls.filter((each) => each.startsWith('POST'))).toEqual([])
  await page.context().close()
})

test('pages of the mobile app have neither header nor footer nor script of ours to fail', async () => {
  const page = await visit('/ar/mobile/mpinTermsandConditions')
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.reload()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.locator('header.head, footer, #cookies').count()).toBe(0)
  expect(failures).toEqual([])
  await page.context().close()
})

test.each(['en', 'ar'])('Marsa can be installed in %s', async (lang) => {
  const manifest = JSON.parse(await readFile(join(site.dist, `${lang}/app.webmanifest`), 'utf8'))
  expect(manifest).toMatchObject({
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    display: 'standalone',
    start_url: `/${lang}/home`,
  })
  for (const { src, sizes, type } of manifest.icons) {
    const file = await readFile(join(site.dist, src))
    if (type !== 'image/png') continue
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('without a connection the last tracking answer and the drafts can be read, until somebody signs out', async () => {
  const tracked = {
    number: 'CSQU3054383',
    status: { en: 'In transit', ar: 'في الطريق' },
    eta: null,
    events: [],
  }
  const draft = {
    RequestId: 'd1',
    quoteNumber: 'FR-26-000018',
    savedAt: '',
    form: { nickname: 'Chairs', pieces: 12 },
  }
  site.answers.set('/api/FreightAPI/Track', { status: 200, body: tracked })
  site.answers.set('/api/FreightAPI/Draft', { status: 200, body: draft })
  site.answers.set('/api/Logout', { status: 200, body: {} })
  const page = await visit('/en/home')
  await page.mouse.click(640, 880)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
  const ask = (path: string, method = 'GET') =>
    page.evaluate(async ([to, how]) => void (await (await fetch(to, { method: how })).text()), [
      path,
      method,
    ] as const)
  await ask('/api/FreightAPI/Track?type=container&number=CSQU3054383')
  await ask('/api/FreightAPI/Draft?RequestId=d1')
  const offline = async (isOffline: boolean) => {
    await page.context().setOffline(isOffline)
    await page.goto(`${site.address}/en/freight/track`)
  }
  await offline(true)
  await page.getByText('CSQU3054383').waitFor()
  expect(await page.getByText('FR-26-000018').isVisible()).toBe(true)
  await offline(false)
  await ask('/api/Logout', 'POST')
  await offline(true)
  await page.getByText('CSQU3054383').waitFor()
  expect(await page.getByText('FR-26-000018').count()).toBe(0)
  await page.context().close()
})
