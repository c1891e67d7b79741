// A read-only administrator acts for a customer: a reason and a fresh check first, the bar on every page, no write, the way back.
import type { Page } from '@playwright/test'
import { startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { addressText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { profileText } from '@marsa/model/accounts/profile/profile-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { accountEntry } from '../kit/account-menu.ts'
import { expectAccessible } from '../kit/axe.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang
const auditor = 'auditor@demo.example'

test(
  'a read-only administrator acts for a customer and is refused a write',
  { tag: '@en' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
    const { customer } = await makePeople([
      {
        kind: 'person',
        nameEn: `Acted ${lang}`,
        nameAr: 'عميل',
        people: [
          { key: 'customer', role: 'customer', firstName: `Hessa${lang}`, lastName: 'Acted', language: lang },
        ],
      },
    ])
    const person = await newBrowser(browser, lang)
    await enter(person.page, customer!)

    const { page, context } = await newBrowser(browser, lang)
    await enterDemo(page, auditor)
    await page.goto(`/${lang}/notifications`)
    await (await accountEntry(page, t(actingText.actFor))).click()
    const dialog = page.getByRole('dialog', { name: t(actingText.actFor) })
    await dialog.getByRole('searchbox', { name: t(actingText.person) }).fill(customer!.email)
    const found = dialog.getByRole('radio')
    await expect(found).toHaveCount(1)
    await found.press('Space')
    await dialog.getByRole('button', { name: t(actingText.begin) }).click()
    await expect(dialog.getByText(/10/).first()).toBeVisible()
    const reason = 'Asked by telephone about a quote'
    await dialog.getByRole('textbox', { name: t(actingText.reason) }).fill(reason)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t(actingText.begin) }).click()

    const check = page.getByRole('dialog', { name: t(factorsText.confirmYou) })
    await check.getByLabel(t(accountsText.password), { exact: true }).fill(demoPassword)
    await check.getByRole('button', { name: t(factorsText.confirm) }).click()

    const bar = page.getByRole('complementary').filter({ hasText: t(actingText.end) })
    await expect(bar).toContainText(`Hessa${lang} Acted`)
    await expect(bar).toContainText(reason)
    await expectAccessible(page)

    // The page is the customer's, and what they could write is refused.
    await page.goto(`/${lang}/freight/shipments`)
    await expect(bar).toBeVisible()
    const refused = await page.evaluate(async () => {
      const channel = new BroadcastChannel('marsa.session')
      const token = await new Promise<string>((resolve) => {
        channel.onmessage = ({ data }) => data.kind === 'tokens' && resolve(data.tokens.token)
        channel.postMessage({ kind: 'asking' })
      })
      channel.close()
      const answer = await fetch('/api/FreightAPI/SaveRequest', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ form: { nickname: 'not mine' } }),
      })
      return { status: answer.status, code: ((await answer.json()) as { code: string }).code }
    })
    expect(refused).toEqual({ status: 403, code: 'kit.read-only' })
    expect(kitProblems['kit.read-only'].status).toBe(403)

    await bar.getByRole('button', { name: t(actingText.end) }).click()
    await expect(bar).toHaveCount(0)
    await accountEntry(page, t(actingText.actFor))

    // The customer sees that somebody was there, and why.
    await person.page.goto(`/${lang}/user/security`)
    await expect(person.page.getByText(t(actingText.visit))).toBeVisible()
    await expect(person.page.getByText(reason)).toBeVisible()
    await expectAccessible(person.page)
    await Promise.all([context.close(), person.context.close()])
  },
)

const off: Record<Lang, string> = {
  en: 'You have read-only access; changes are off.',
  ar: 'أنت في وضع الاطلاع فقط، والتعديل غير متاح.',
}
const invite = { en: 'Invite a colleague', ar: 'دعوة زميل' }

/** Enters as the staff, shows the password once more and begins by the calls of the dialog. */
const lookAs = async (page: Page, who: string, whom: string): Promise<void> => {
  const send = async (way: string, data: object, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await page.context().request.post(`/api/${way}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { token: string; refreshToken: string }
  }
  const { token } = await send('token', { username: who, password: demoPassword })
  await send(passCheck.path, { password: demoPassword }, token)
  const reason = 'Asked by telephone about the account'
  const body = { userCode: whom, scope: 'read', reason }
  const { refreshToken } = await send(startActing.path, body, token)
  await page.goto('/robots.txt')
  await page.evaluate((selector) => sessionStorage.setItem('marsa.session', selector), refreshToken)
}

test(
  'who only looks finds every button off that leads to a change, and hears why',
  { tag: '@ar' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow) => say(lang, row)
    const { page, context } = await newBrowser(browser, lang)
    await lookAs(page, auditor, 'business@demo.example')
    const expectOff = async (address: string, names: string[]) => {
      await page.goto(`/${lang}/${address}`)
      for (const name of names) {
        const button = page.getByRole('main').getByRole('button', { name }).first()
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toHaveAccessibleDescription(off[lang])
        await button.press('Enter')
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expectOff('user/myprofile', [t(profileText.changeMobile), t(profileText.changePassword)])
    await expectOff('user/usermanagement', [invite[lang]])
    await expectOff('user/addresses', [t(addressText.add)])
    await page.goto(`/${lang}/freight/shipments`)
    const shipment = page.getByRole('main').locator('a[href*="/freight/shipments/"]').first()
    const address = (await shipment.getAttribute('href'))!.replace(`/${lang}/`, '').split('/quotes')[0]!
    await expectOff(address, [t(changeText.clone)])
    // Reading goes on: what is no change opens as it does for the person.
    await page.goto(`/${lang}/freight/tracking`)
    await expect(page.getByRole('main').locator('button[type=submit]')).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)
    await context.close()
  },
)
