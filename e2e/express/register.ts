// A person without an account gets one on the real pages, with the code that is sent to the mobile.
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { listOutbox } from '@marsa/model/messages/endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { visitorCalls } from '../kit/calls.ts'
import { mark } from '../kit/fields.ts'
import { expect } from '../kit/test.ts'

const secret = 'Quayside#47 north'

export const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
export const press = (page: Page, label: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: label, exact: true }).click()

/** The newest message to somebody, once one of it fits. */
export const written = async (to: string, fits: RegExp): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    const { items } = await visitorCalls.call(listOutbox, { query: { to } })
    found = items
      .map(({ subject, text, link }) => fits.exec(`${subject} ${text} ${link ?? ''}`)?.[0])
      .find(Boolean)
    expect(found).toBeDefined()
  }).toPass()
  return found!
}

export type Newcomer = { serial: string; mobile: string; email: string }

/** Somebody whom the product does not know. */
export const newcomer = (name: string): Newcomer => {
  const serial = String(randomInt(10_000_000)).padStart(7, '0')
  return { serial, mobile: `+97155${serial}`, email: `${name}-${serial}@test.example` }
}

/** From the page that asks what somebody is to the one that thanks; they are signed in then. */
export const register = async (
  page: Page,
  lang: Lang,
  { serial, mobile, email }: Newcomer,
): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.getByRole('link', { name: t(registerText.customer) }).click()
  await fill(page, t(registerText.firstname), t({ en: 'Mariam', ar: 'مريم' }))
  await fill(page, t(registerText.lastname), t({ en: 'Al Suwaidi', ar: 'السويدي' }))
  await fill(page, t(registerText.email), email)
  await fill(page, t(registerText.mobile), `055${serial}`)
  await press(page, t(registerText.next))
  await fill(page, t(registerText.password), secret)
  await fill(page, t(registerText.confirm), secret)
  await mark(page.getByRole('checkbox', { name: t(registerText.acceptBefore) }))
  await press(page, t(registerText.sendCode))
  const code = page.getByLabel(t(registerText.code), { exact: true })
  await expect(code).toBeVisible()
  await code.fill(await written(mobile, /\d{6}/))
  await press(page, t(registerText.finish))
  await expect(page).toHaveURL(/thank-you/)
}
