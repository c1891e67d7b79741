// Who is signed in on pages that were rendered for everybody: their header, the flag that outlives a session, the way out.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Face } from '@marsa/model/site/face.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 60_000)
afterAll(() => site.close())

const both = (en: string, ar: string) => ({ en, ar })
const face: Face = {
  variant: 'customer',
  name: both('Maryam', 'مريم'),
  initials: both('MS', 'م'),
  detail: both('Nakhl', 'نخل'),
  services: [{ label: both('Freight', 'الشحن'), path: 'freight/dashboard' }],
  account: [{ label: both('My profile', 'ملفي الشخصي'), path: 'user/myprofile' }],
}

type Held = { flag?: boolean; selector?: boolean; kept?: Face }

/** A browser with what the app leaves behind in it. */
const visit = async (
  path: string,
  { flag = true, selector = true, kept = face }: Held = {},
): Promise<Page> => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (flag) await context.addCookies([{ name: 'marsa_signed_in', value: '1', url: site.address }])
  const page = await context.newPage()
  await page.addInitScript(
    ([held, shown]) => {
      if (held) sessionStorage.setItem('marsa.session', 'id.1')
      if (!localStorage.getItem('seen')) localStorage.setItem('marsa.face', shown)
      localStorage.setItem('seen', '1')
    },
    [selector, JSON.stringify(kept)] as const,
  )
  await page.goto(site.address + path)
  return page
}
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })

describe('somebody signed in', () => {
  test.each([
    ['en', 'Welcome Maryam', 'My profile', 'Sign out'],
    ['ar', 'مرحبًا مريم', 'ملفي الشخصي', 'تسجيل الخروج'],
  ])('finds in %s their name, their services and their menu, and nothing of a visitor', async (...row) => {
    const [lang, welcome, profile, out] = row
    const page = await visit(`/${lang}/help/faq`)
    const head = page.getByRole('banner')
    await head.getByText(welcome).click()
    expect(await head.getByRole('link', { name: profile }).getAttribute('href')).toBe(
      `/${lang}/user/myprofile`,
    )
    expect(await head.getByRole('button', { name: out }).isVisible()).toBe(true)
    expect(await head.locator('.nobody').filter({ visible: true }).count()).toBe(0)
    const services = await head
      .locator('nav.wide a')
      .evaluateAll((links) => links.map((one) => one.textContent))
    expect(services).toHaveLength(2)
    await page.keyboard.press('Escape')
    expect(await head.getByRole('button', { name: out }).isVisible()).toBe(false)
    await page.context().close()
  })

  test('never sees the header of a visitor, not before any module has run either', async () => {
    const context = await site.browser.newContext()
    await context.addCookies([{ name: 'marsa_signed_in', value: '1', url: site.address }])
    await context.route('**/assets/*.js', (route) => route.abort())
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${site.address}/en/home`)
    expect(await signIn(page).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/en/start')
    await context.close()
  })

  test('signs out from there: the server is told and nothing of them is left', async () => {
    site.answers.set('/api/RefreshToken', {
      status: 200,
      body: { token: 't', refreshToken: 'id.2', expiresTime: 300 },
    })
    site.answers.set('/api/Logout', { status: 200, body: { status: 'SUCCESS', errorMessage: null } })
    const page = await visit('/en/help/faq')
    await page.getByText('Welcome Maryam').click()
    const notified = page.waitForRequest('**/api/Logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    expect((await notified).headers()['authorization']).toBe('Bearer t')
    await page.waitForURL('**/en/home')
    expect(await page.evaluate(() => localStorage.getItem('marsa.face'))).toBeNull()
    await page.context().close()
  })
})

test.each([
  ['without the flag', { flag: false }],
  ['with a flag that has outlived the session', { selector: false }],
])('a visitor %s sees sign-in and sign-up', async (_, held) => {
  const page = await visit('/en/home', held)
  await signIn(page).waitFor()
  const up = page.getByRole('banner').getByRole('link', { name: 'Sign up' })
  expect(await up.getAttribute('href')).toBe('/en/hub/register')
  expect(await page.getByText('Welcome Maryam').count()).toBe(0)
  await page.context().close()
})
