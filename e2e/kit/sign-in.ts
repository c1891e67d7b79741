// Signing a person in on the real page.
import { expect, type Page } from '@playwright/test'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { password, type Made } from './people.ts'

/** Password of everybody in the demo world, as the sign-in page tells it. */
export const demoPassword = 'Marsa#2026'

export const signInAs = async (page: Page, lang: Lang, email: string, secret: string): Promise<void> => {
  await page.goto(`/${lang}/sign-in`)
  await page.getByRole('textbox', { name: say(lang, accountsText.email) }).fill(email)
  await page.getByLabel(say(lang, accountsText.password), { exact: true }).fill(secret)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(lang, accountsText.signIn), exact: true })
    .click()
  await expect(page).not.toHaveURL(/sign-in/)
}

export const signIn = (page: Page, lang: Lang, person: Made): Promise<void> =>
  signInAs(page, lang, person.email, password)
