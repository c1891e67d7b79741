// The steps of sending a parcel on their pages, as a person goes through them.
import type { Page } from '@playwright/test'
import { partyFields } from '@marsa/model/express/shipments/party.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { slotDaysAhead, slotText, type Slot } from '@marsa/model/express/shipments/slots.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { choose, mark } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { expect } from '../kit/test.ts'
import { createWords as words } from './words.ts'

export type Party = { name: string; mobile: string; building: string; unit: string }

const daysAhead = (day: string): number => {
  const today = dayOf(new Date())
  return Array.from({ length: slotDaysAhead + 1 }, (_, ahead) => addDays(today, ahead)).indexOf(day)
}

export const next = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: words.next[lang], exact: true }).click()

export const fillParty = async (page: Page, lang: Lang, city: TextRow, party: Party): Promise<void> => {
  await choose(page, words.city[lang], '', say(lang, city))
  for (const name of ['name', 'mobile', 'building', 'unit'] as const)
    await page
      .getByRole('textbox', { name: say(lang, partyFields[name].label) })
      .first()
      .fill(party[name])
}

export const fillParcel = async (page: Page, lang: Lang, cod?: string): Promise<void> => {
  const type = async (name: string, value: string) => page.getByRole('textbox', { name }).first().fill(value)
  await type(words.weight[lang], '3')
  await type(words.length[lang], '40')
  await type(words.width[lang], '30')
  await type(words.height[lang], '30')
  await type(say(lang, shipmentFields.description.label), say(lang, { en: 'Three abayas', ar: 'ثلاث عباءات' }))
  if (cod) await type(say(lang, shipmentFields.cod.label), cod)
}

export type ToSend = { sender: Party; recipient: Party; to: TextRow; slot: Slot; cod?: string }

/** From the sender to the review, with a look at every step; the next press asks for the payment. */
export const fillSteps = async (page: Page, lang: Lang, given: ToSend): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.goto(`/${lang}/express/new`)
  await expect(page.getByRole('heading', { level: 1, name: t(words.title) })).toBeVisible()
  await fillParty(page, lang, words.dubai, given.sender)
  await expectAccessibleFromTop(page)
  await next(page, lang)
  await expect(page).toHaveURL(/step=recipient/)
  await fillParty(page, lang, given.to, given.recipient)
  await next(page, lang)

  await expect(page).toHaveURL(/step=parcels/)
  await fillParcel(page, lang, given.cod)
  // What may not be sent has to be read first.
  await next(page, lang)
  await expect(page.getByText(t(words.oneFault))).toBeVisible()
  await expectAccessibleFromTop(page)
  await mark(page.getByRole('checkbox', { name: t(shipmentFields.nothingRestricted.label) }))
  await next(page, lang)

  await expect(page).toHaveURL(/step=service/)
  await mark(page.getByRole('radio', { name: t(serviceNames.DOMESTIC) }))
  const { date, slotCode } = given.slot
  await page.getByRole('button', { name: t(words.day) }).click()
  // The list begins with today.
  await page.getByRole('option').nth(daysAhead(date)).click()
  await mark(page.getByRole('radio', { name: t(slotText[slotCode]) }))
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })
  await next(page, lang)
  await expect(page).toHaveURL(/step=review/)
  await mark(page.getByRole('checkbox', { name: t(words.terms) }))
  await expectAccessibleFromTop(page)
}
