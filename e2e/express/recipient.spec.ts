// The page of a parcel's recipient: the link of the text message opens it without signing in, another day is chosen with the last
// digits of the number, and sender and depot read it.
import { randomInt } from 'node:crypto'
import { wishText } from '@marsa/model/express/recipient/wishes.ts'
import { openShipmentPayment, viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { mark } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, type Made } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { takeIn, textedTo } from './carry.ts'
import { staffDepot } from './depot.ts'
import { askToSend, houseOf, recipient, shop } from './prepare.ts'
import { recipientWords as words } from './words.ts'

test(
  'a recipient chooses another day by the link of a text message',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow) => say(lang, row)
    const people = (await makePeople([shop(lang, 'merchant'), houseOf(lang)])) as Record<
      'merchant' | 'depot' | 'courier' | 'admin',
      Made
    >
    await staffDepot(await callsOf(people.admin), people)
    const calls = await callsOf(people.merchant)
    const mobile = `+97155${randomInt(1_000_000, 9_999_999)}`
    // Whoever has an Arabic name is written to in Arabic.
    const name = t({ en: recipient.name, ar: 'عمر صالح' })
    const id = await askToSend(calls, {}, { ...recipient, name, mobile })
    await calls.pay(
      await calls.call(openShipmentPayment, {
        query: { shipmentID: id, captureFullAmount: false, IsNotifyMe: true },
      }),
    )
    const { awbNumber: code } = await calls.call(viewShipment, { query: { Id: id } })
    await takeIn(people.depot, code!)

    const { page } = await newBrowser(browser, lang)
    await page.goto(await textedTo(mobile, /(\S+\/parcel\S*#[\w-]+)/))
    await expect(page).toHaveURL(new RegExp(`/${lang}/parcel`))
    await expect(page.getByRole('heading', { level: 1, name: t(words.onItsWay) })).toBeVisible()
    await expectAccessibleFromTop(page)
    await expectFits(page, 360)
    await page.getByRole('button', { name: t(words.otherDay) }).click()
    const dialog = page.getByRole('dialog', { name: t(words.otherDay) })
    await mark(dialog.getByRole('radio').nth(1))
    const digits = dialog.getByRole('textbox', { name: t(words.digits) })
    // Of another number: nobody else decides.
    const wrong = String((Number(mobile.slice(-4)) + 1) % 10_000).padStart(4, '0')
    await digits.fill(wrong)
    await dialog.getByRole('button', { name: t(words.send) }).click()
    await expect(digits).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleFromTop(page)
    await digits.fill(mobile.slice(-4))
    await dialog.getByRole('button', { name: t(words.send) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(t(words.chosen))).toBeVisible()
    await expectAccessibleFromTop(page)

    const { page: sender } = await newBrowser(browser, lang)
    await enter(sender, people.merchant)
    await sender.goto(`/${lang}/express/shipments/${id}`)
    await expect(sender.getByText(t(wishText.OTHER_DAY)).first()).toBeVisible()
    await expectAccessibleFromTop(sender)
  },
)
