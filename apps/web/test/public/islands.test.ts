// What the pages do once somebody acts: cookie choice, language, tracking, lane prices, and all of it without script.
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { say } from '@marsa/model/kit/text.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 60_000)
afterAll(() => site.close())

const visit = async (path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  await page.goto(site.address + path)
  return page
}
/** A puzzle as the server sets it. */
const puzzle = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    deriveKey,
    expiresAt: new Date(Date.now() + 600_000),
    hmacSignatureSecret: 'a secret of the test',
  })
/** What a page writes reaches the browser's own list a moment later. */
const cookie = (page: Page, name: string) =>
  vi.waitUntil(async () => (await page.context().cookies()).find((one) => one.name === name), {
    timeout: 10_000,
  })

describe('the cookie region', () => {
  test('comes after one second, not before', async () => {
    const page = await (await site.browser.newContext()).newPage()
    await page.clock.install({ time: '2026-11-21T08:00:00Z' })
    await page.clock.pauseAt('2026-11-21T09:00:00Z')
    await page.goto(`${site.address}/en/home`)
    await page.locator('[data-cookies=open]').waitFor()
    await page.clock.runFor(900)
    expect(await page.locator('#cookies').isVisible()).toBe(false)
    await page.clock.runFor(100)
    expect(await page.locator('#cookies').isVisible()).toBe(true)
    await page.context().close()
  })

  test.each([
    ['I Agree', 'accepted'],
    ['Reject', 'rejected'],
  ])('%s is kept for a year with version and day', async (name, choice) => {
    const page = await visit('/en/home')
    const region = page.getByRole('region', { name: 'Cookies' })
    expect(await region.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(
      '/en/privacy#cookies',
    )
    await region.getByRole('button', { name }).click()
    expect(await region.isVisible()).toBe(false)
    const kept = await cookie(page, 'marsa_consent')
    expect(kept.value).toMatch(new RegExp(`^1\\.${choice}\\.\\d{4}-\\d\\d-\\d\\d$`))
    expect(kept.expires - Date.now() / 1000).toBeGreaterThan(360 * 86_400)
    await page.clock.install()
    await page.goto(`${site.address}/ar/home`)
    await page.clock.runFor(5000)
    expect(await page.locator('#cookies').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'ملفات تعريف الارتباط' }).click()
    expect(await page.locator('#cookies').isVisible()).toBe(true)
    await page.context().close()
  })
})

test('the language switch leads to the same service and is remembered', async () => {
  const page = await visit('/en/trucks/home')
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.waitForURL('**/ar/trucks/home')
  expect((await cookie(page, 'marsa_lang')).value).toBe('ar')
  await page.context().close()
})

test('the sign-in link works as a link', async () => {
  const page = await visit('/en/home')
  expect(await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/en/sign-in',
  )
  await page.context().close()
})

test('the sign-in link opens the dialog over the page, with its own look and the focus inside', async () => {
  site.answers.set('/api/public/demo', {
    status: 200,
    body: { demo: false, directory: false, uaePass: false, accounts: [], password: null },
  })
  const page = await visit('/ar/home')
  const link = page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'تسجيل الدخول' })
  await dialog.waitFor()
  expect(await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).isVisible()).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.querySelector('.scrim') ?? document.body).position),
    )
    .toBe('fixed')
  expect(new URL(page.url()).pathname).toBe('/ar/home')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe('/ar/sign-in')
  await page.context().close()
})

test('without script the tracking field still leads to the look-up page with the number', async () => {
  const page = await visit('/ar/home', { javaScriptEnabled: false })
  await page.getByRole('textbox', { name: 'تتبّع شحنة' }).fill('CSQU3054383')
  await page.getByRole('button', { name: 'تتبّع' }).click()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/ar/freight/track?number=CSQU3054383',
  )
  expect(await page.locator('noscript p').isVisible()).toBe(true)
  expect(await page.locator('#cookies').isVisible()).toBe(false)
  await page.context().close()
})

test('a page that cannot be reached gives way to the offline page in its language', async () => {
  const page = await visit('/ar/home')
  await page.mouse.click(640, 700)
  await page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    const worker = active ?? waiting ?? installing
    if (worker?.state !== 'activated')
      await new Promise((done) => worker?.addEventListener('statechange', done))
  })
  await page.context().setOffline(true)
  await page.goto(`${site.address}/ar/express/home`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('أنت غير متصل بالإنترنت')
  await page.context().close()
})

describe('the tracking look-up', () => {
  const found = {
    number: 'CSQU3054383',
    mode: 'sea',
    status: { code: 'QS_PPA', en: 'In transit', ar: 'في الطريق' },
    route: { en: 'Shanghai to Jebel Ali', ar: 'من شنغهاي إلى جبل علي' },
    eta: '2026-12-01',
    arrival: 'expected',
    isExample: false,
    events: [
      {
        code: 'DEPARTED',
        at: '2026-11-20T12:00:00+04:00',
        en: 'Departed',
        ar: 'غادرت',
        place: { en: 'Shanghai', ar: 'شنغهاي' },
      },
    ],
  }
  const discharged = { code: 'QS_DIS', at: '2026-12-01T09:00:00+04:00', en: 'Discharged', ar: 'فُرِّغت' }

  test('asks for a cleaned number of the right kind and lists the movements in Dubai time', async () => {
    site.answers.set('/api/FreightAPI/Track', { status: 200, body: found })
    const page = await (await site.browser.newContext()).newPage()
    const asked = page.waitForRequest('**/api/FreightAPI/Track*')
    await page.goto(`${site.address}/en/freight/track?number=csqu%20305438-3`)
    expect(new URL((await asked).url()).search).toBe('?type=container&number=CSQU3054383')
    const answer = page.locator('[data-track]')
    await answer.getByText('In transit').waitFor()
    expect(await answer.textContent()).toContain('1 Dec 2026')
    expect(await answer.getByRole('listitem').textContent()).toContain('Departed')
    expect(await page.getByRole('radio', { name: 'Container' }).isChecked()).toBe(true)
    await page.context().close()
  })

  test('says of a day that has passed that nobody has confirmed the arrival, and of an example that it is one', async () => {
    site.answers.set('/api/FreightAPI/Track', {
      status: 200,
      body: { ...found, arrival: 'overdue', isExample: true },
    })
    const page = await visit('/ar/freight/track?type=container&number=CSQU3054383')
    const answer = page.locator('[data-track]')
    await answer.getByText('هذا مثال للتوضيح وليس شحنة حقيقية.').waitFor()
    expect(await answer.textContent()).toContain(say('ar', arrivalText.overdue, { date: '1 ديسمبر 2026' }))
    await page.context().close()
  })

  test('names the container of which alone a movement is reported', async () => {
    const events = [...found.events, { ...discharged, place: null, container: found.number }]
    site.answers.set('/api/FreightAPI/Track', { status: 200, body: { ...found, events } })
    const page = await visit('/ar/freight/track?type=container&number=CSQU3054383')
    const movements = page.locator('[data-track]').getByRole('listitem')
    await movements.filter({ hasText: 'فُرِّغت' }).getByText(found.number).waitFor()
    expect(await movements.getByText(found.number).count()).toBe(1)
    await page.context().close()
  })

  test('says what the server knows of a number it cannot show yet', async () => {
    const errorMessage = 'Your cargo has not yet reached the port. Please check later.'
    site.answers.set('/api/FreightAPI/Track', {
      status: 404,
      body: { status: 'FAILED', code: 'freight.not-at-port', errorMessage, params: {}, fieldErrors: [] },
    })
    const page = await visit('/en/freight/track?type=container&number=CSQU3054383')
    await page.locator('[data-track]').getByText(errorMessage).waitFor()
    await page.context().close()
  })

  test('explains a number that cannot be right at its field, with the digit that would be right', async () => {
    const message =
      'The last digit of the container number should be 3, not 4. One character was probably mistyped.'
    site.answers.set('/api/FreightAPI/Track', {
      status: 422,
      body: {
        status: 'FAILED',
        code: 'kit.invalid',
        errorMessage: 'Please check the marked fields.',
        params: {},
        fieldErrors: [{ field: 'number', code: 'reference.container.check-digit', message }],
      },
    })
    const page = await visit('/en/freight/track?type=container&number=CSQU3054384')
    const field = page.getByRole('textbox', { name: 'Number' })
    await page.locator('#number-error').getByText(message).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await page.locator('[data-track]').textContent()).toBe('')
    await page.context().close()
  })

  test('solves a puzzle by itself once the free look-ups are used up, and then asks once more', async () => {
    site.answers.set('/api/FreightAPI/Track', {
      status: 429,
      body: { status: 'FAILED', code: 'freight.track-captcha', params: {}, fieldErrors: [] },
    })
    site.answers.set('/api/captcha', { status: 200, body: await puzzle() })
    site.answers.set('/api/FreightAPI/TrackSolved', { status: 200, body: found })
    const page = await (await site.browser.newContext()).newPage()
    const asked = page.waitForRequest('**/api/FreightAPI/TrackSolved')
    await page.goto(`${site.address}/en/freight/track?type=container&number=CSQU3054383`)
    const { captcha, ...wanted } = (await asked).postDataJSON()
    expect(wanted).toEqual({ type: 'container', number: 'CSQU3054383' })
    expect(captcha.solution.derivedKey).toMatch(/^00/)
    await page.locator('[data-track]').getByText('In transit').waitFor()
    await page.context().close()
  })

  test('takes other numbers for a chassis', async () => {
    const page = await (await site.browser.newContext()).newPage()
    const asked = page.waitForRequest('**/api/FreightAPI/Track*')
    await page.goto(`${site.address}/en/freight/track?number=WDB9634031L123456`)
    expect(new URL((await asked).url()).searchParams.get('type')).toBe('chassis')
    await page.context().close()
  })

  test('reads a container number in Arabic digits', async () => {
    const page = await (await site.browser.newContext()).newPage()
    const asked = page.waitForRequest('**/api/FreightAPI/Track*')
    await page.goto(`${site.address}/ar/freight/track?number=${encodeURIComponent('CSQU ٣٠٥٤٣٨-٣')}`)
    expect(new URL((await asked).url()).search).toBe('?type=container&number=CSQU3054383')
    await page.context().close()
  })

  test.each([
    ['mrx 4821 0973 6511', '/en/express/track?number=mrx+4821+0973+6511'],
    ['BK-26-000042', '/en/trucks/track?number=BK-26-000042'],
    ['QT-26-018473', '/en/warehouse/status?quotationno=QT-26-018473'],
  ])('%s is a number of another service, which follows it', async (number, address) => {
    const page = await visit('/en/home')
    await page.getByRole('textbox', { name: 'Track a shipment' }).fill(number)
    await page.getByRole('button', { name: 'Track', exact: true }).click()
    await page.waitForURL(`**${address}`)
    await page.context().close()
  })

  test.each([
    [404, 'We found no shipment'],
    [429, 'Too many look-ups'],
    [503, 'does not answer'],
  ])('says what a %s means', async (status, words) => {
    site.answers.set('/api/FreightAPI/Track', { status, body: { status: 'FAILED' } })
    const page = await visit('/en/freight/track?type=container&number=CSQU3054384')
    await page.locator('[data-track]').getByText(words).waitFor()
    await page.context().close()
  })
})

describe('our own figures', () => {
  const figures = { days: 90, agents: 6, answers: { count: 41, minutes: 65 }, deliveries: null }

  test('are said where enough was counted', async () => {
    site.answers.set('/api/public/figures', { status: 200, body: figures })
    const page = await visit('/ar/home')
    await page.mouse.wheel(0, 200)
    await page.getByRole('heading', { name: 'الشحن في آخر 90 يومًا' }).waitFor()
    const definitions = await page.locator('.own-figures').innerText()
    expect(definitions).toContain('بناءً على 41 عرضًا')
    expect(definitions).toMatch(/ساعة.* و5 دقائق/)
    expect(definitions).not.toContain('سُلّمت')
    await page.context().close()
  })

  test('stay away where nothing can be said', async () => {
    site.answers.set('/api/public/figures', {
      status: 200,
      body: { ...figures, agents: null, answers: null },
    })
    const page = await visit('/en/freight/home')
    const answered = page.waitForResponse('**/api/public/figures')
    await page.mouse.wheel(0, 200)
    await (await answered).finished()
    expect(await page.getByText('in the last 90 days').count()).toBe(0)
    await page.context().close()
  })
})

describe('the lane prices', () => {
  const lane = {
    origin: 'CNSHA',
    destination: 'AEJEA',
    originEn: 'Shanghai',
    originAr: 'شنغهاي',
    destinationEn: 'Jebel Ali',
    destinationAr: 'جبل علي',
    mode: 'sea',
    containerType: '40HC',
    transitFrom: 17,
    transitTo: 22,
    median: '9400.00',
    currency: 'AED',
    quotes: 4,
  }

  test('appear when there are accepted quotes', async () => {
    site.answers.set('/api/public/lanes', { status: 200, body: { days: 30, items: [lane] } })
    const page = await visit('/ar/home')
    await page.mouse.wheel(0, 200)
    const row = page.getByRole('row', { name: /شنغهاي/ })
    await row.waitFor()
    expect(await row.textContent()).toContain('من 17 إلى 22 يومًا')
    expect(await row.textContent()).toContain('9,400')
    expect(await row.textContent()).toContain('40 قدمًا عالية السقف')
    expect(await row.getByRole('link').getAttribute('href')).toBe(
      '/ar/freight/quote?mode=sea&origin=CNSHA&destination=AEJEA',
    )
    await page.context().close()
  })

  test('stay away when there is nothing to say', async () => {
    site.answers.set('/api/public/lanes', { status: 200, body: { days: 30, items: [] } })
    const page = await visit('/en/home')
    const answered = page.waitForResponse('**/api/public/lanes')
    await page.mouse.wheel(0, 200)
    await (await answered).finished()
    expect(await page.getByText('What a lane costs today').count()).toBe(0)
    await page.context().close()
  })
})
