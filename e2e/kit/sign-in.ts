// Signing a person in: on the real page where that is what a journey shows, else by the call the page makes.
import { expect, type Page } from '@playwright/test'
import { signIn as signInCall } from '@marsa/model/accounts/endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { password, type Made } from './people.ts'

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

export const signIn = (page: Page, lang: Lang, person: Pick<Made, 'email'>): Promise<void> =>
  signInAs(page, lang, person.email, password)

/** Leaves the page with the session of a tab that was reloaded; the caller opens an address next. */
export const enterAs = async (page: Page, email: string, secret: string): Promise<void> => {
  const answer = await page
    .context()
    .request.post(`/api/${signInCall.path}`, { data: { username: email, password: secret } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { refreshToken } = (await answer.json()) as { refreshToken: string }
  // Any small file of the product: storage belongs to its origin.
  await page.goto('/robots.txt')
  await page.evaluate((selector) => sessionStorage.setItem('marsa.session', selector), refreshToken)
}

export const enter = (page: Page, person: Pick<Made, 'email'>): Promise<void> =>
  enterAs(page, person.email, password)

export const enterDemo = (page: Page, email: string): Promise<void> => enterAs(page, email, demoPassword)
