// A person sets up an authenticator and signs in with it; then a passkey, and signs in with that alone.
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { factorsText, stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import { sessionsText } from '@marsa/model/accounts/own-sessions/sessions-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { accountEntry } from '../kit/account-menu.ts'
import { expectAccessible } from '../kit/axe.ts'
import { makePeople, newBrowser, password } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang

/** A code that was not used yet: those of the step before, of now and of the next one count once each. */
const codeOf = (key: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

const withAuthenticator = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test(
  'an authenticator, recovery codes, a passkey, and sign-in with each',
  { tag: '@en' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
    const { person } = await makePeople([
      {
        kind: 'person',
        nameEn: 'Factor',
        nameAr: 'عامل',
        people: [
          { key: 'person', role: 'customer', firstName: 'Latifa', lastName: 'Factor', language: lang },
        ],
      },
    ])
    const { page } = await newBrowser(browser, lang)
    await withAuthenticator(page)
    const button = (row: TextRow) => page.getByRole('button', { name: t(row), exact: true })
    await enter(page, person!)
    await page.goto(`/${lang}/user/security`)
    await expect(page.getByText(t(sessionsText.thisOne)).first()).toBeVisible()
    await expectAccessible(page)

    await button(factorsText.setUp).click()
    await page.getByRole('dialog').getByLabel(t(accountsText.password), { exact: true }).fill(password)
    await button(factorsText.confirm).click()
    const setup = page.getByRole('dialog', { name: t(factorsText.app) })
    await expect(setup.getByRole('img', { name: t(factorsText.picture) })).toBeVisible()
    const key = (await setup.locator('.key').innerText()).replaceAll(' ', '')
    await expectAccessible(page)
    await setup.getByLabel(t(factorsText.thenCode)).fill('000000')
    await button(factorsText.confirm).click()
    await expect(setup.locator('[aria-invalid]')).toBeVisible()
    await setup.getByLabel(t(factorsText.thenCode)).fill(codeOf(key, -1))
    await button(factorsText.confirm).click()
    await expect(
      page.getByRole('dialog', { name: t(factorsText.codesTitle) }).getByRole('listitem'),
    ).toHaveCount(10)
    await expectAccessible(page)
    await button(factorsText.codesKept).click()

    await button(factorsText.addPasskey).click()
    await page.getByLabel(t(factorsText.passkeyName)).fill('Work laptop')
    await button(factorsText.save).click()
    await expect(page.getByText('Work laptop')).toBeVisible()
    await expectAccessible(page)

    const signOut = async () => {
      await (await accountEntry(page, t(accountsText.signOut))).click()
      await expect(page).toHaveURL(new RegExp(`/${lang}/home$`))
      await page.goto(`/${lang}/sign-in`)
    }

    // With the code: what was typed is still there after a step back.
    await signOut()
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: t(accountsText.email) }).fill(person!.email)
    await main.getByLabel(t(accountsText.password), { exact: true }).fill(password)
    await main.getByRole('button', { name: t(accountsText.signIn), exact: true }).click()
    await expect(page.getByLabel(t(stepText.code), { exact: true })).toBeFocused()
    await expectAccessible(page)
    await button(stepText.back).click()
    await expect(main.getByRole('textbox', { name: t(accountsText.email) })).toHaveValue(person!.email)
    await main.getByRole('button', { name: t(accountsText.signIn), exact: true }).click()
    await page.getByLabel(t(stepText.code), { exact: true }).fill(codeOf(key, 1))
    await button(stepText.goOn).click()
    await expect(page).not.toHaveURL(/sign-in/)

    // With the passkey alone.
    await signOut()
    await button(stepText.withPasskey).click()
    await expect(page).not.toHaveURL(/sign-in/)
  },
)
