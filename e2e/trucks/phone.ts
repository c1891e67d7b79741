// The driver's page on a phone: opened by the link of the text message, its steps held as a thumb holds them.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Lang } from '@marsa/model/kit/text.ts'
import { driverEvent } from '@marsa/model/trucks/road/driver-event-text.ts'
import { driverWord } from '@marsa/model/trucks/road/driver-text.ts'
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import { listOutbox } from '@marsa/model/messages/endpoints.ts'
import { visitorCalls } from '../kit/calls.ts'
import { photo, stroke } from '../kit/fields.ts'
import { newPhone } from '../kit/people.ts'
import { expect } from '../kit/test.ts'

/** The address in the text message to a driver. */
const linkTo = async (mobile: string): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    const { items } = await visitorCalls.call(listOutbox, { query: { to: mobile } })
    found = items
      .map(({ text, link }) => /\S+\/drive\?language=\w+#[\w-]+/.exec(`${text} ${link ?? ''}`)?.[0])
      .find(Boolean)
    expect(found).toBeDefined()
  }).toPass()
  return found!
}

export type Phone = { context: BrowserContext; page: Page; lang: Lang }

/** A phone of its own, bound to the link by the last digits of its number. */
export const openPhone = async (browser: Browser, lang: Lang, mobile: string): Promise<Phone> => {
  const { context, page } = await newPhone(browser, lang)
  await page.goto(await linkTo(mobile))
  await page.locator('#languages').selectOption(lang)
  await page.getByRole('textbox', { name: driverWord(lang, 'phoneAsked') }).fill(mobile.slice(-4))
  await page.getByRole('button', { name: driverWord(lang, 'send') }).click()
  return { context, page, lang }
}

/** The driver does not share where the truck is, and the server knows. */
export const keepLocation = async (phone: Phone): Promise<void> => {
  const no = phone.page.getByRole('button', { name: driverWord(phone.lang, 'locationNo') })
  await no.click()
  await expect(no).toHaveCount(0)
  await expect(queueOf(phone)).toHaveText(driverWord(phone.lang, 'sent'))
}

/** Holds the button of the next step until the page has taken it. */
export const hold = async ({ page, lang }: Phone, code: RoadEvent): Promise<void> => {
  const button = page.locator('.hold').filter({ hasText: driverEvent(lang, code, 'button') })
  await button.hover()
  await page.mouse.down()
  await expect(button.and(page.locator('[data-held]'))).toHaveCount(0)
  await page.mouse.up()
}

/** What the page says of its queue. */
export const queueOf = ({ page }: Phone) => page.getByRole('status')

/** Who took the goods, with a photo and a signature. */
export const fillProof = async ({ page, lang }: Phone, receiver: string): Promise<void> => {
  await page.getByRole('textbox', { name: driverWord(lang, 'receiver') }).fill(receiver)
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByRole('dialog').getByRole('button', { name: driverWord(lang, 'drop') })).toBeVisible()
  await stroke(page.getByRole('img', { name: driverWord(lang, 'signature') }))
}
