// A paid shipment is called off: its customer is shown what comes back and led to support; the desk cancels it by the rule.
import { cancelText } from '@marsa/model/requests/cancel-text.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { moneyBackText } from '@marsa/model/finance/paid-text.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { booked } from './prepare.ts'

test(
  'a paid shipment is cancelled by the desk, and the refund is the one that was shown',
  { tag: '@en' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow) => say(lang, row)
    const { customer, requestId } = await booked(lang)
    const page = `/${lang}/freight/shipments/${requestId}`

    const own = (await newBrowser(browser, lang)).page
    await enter(own, customer)
    await own.goto(page)
    await own.getByRole('button', { name: t(cancelText.ask) }).click()
    const shown = own.getByRole('alertdialog')
    // 10 percent of 7,830.00 with VAT is kept before the carriage begins.
    await expect(shown.getByText('7,047.00').first()).toBeVisible()
    await expect(shown.getByRole('link', { name: t(cancelText.contact) })).toBeVisible()
    await expectAccessible(own)
    await shown.getByRole('button', { name: t(cancelText.keep) }).click()

    const desk = (await newBrowser(browser, lang)).page
    await enterDemo(desk, 'desk@demo.example')
    await desk.goto(page)
    await desk.getByRole('button', { name: t(changeText.cancelShipment) }).click()
    const dialog = desk.getByRole('alertdialog')
    await expect(dialog.getByText(t(cancelText.refund), { exact: true })).toBeVisible()
    await dialog
      .getByRole('textbox', { name: t(cancelText.why) })
      .fill(t({ en: 'Called off', ar: 'أُلغيت الطلبية' }))
    await expectAccessible(desk)
    await dialog.getByRole('button', { name: t(changeText.cancelShipment) }).click()
    await expect(dialog).toHaveCount(0)

    // The customer's open page shows it, and the money.
    await expect(own.getByText(t(freightStatusText.QS_CAN)).first()).toBeVisible()
    await expect(own.getByText('7,047.00').first()).toBeVisible()
    await expect(own.getByText('783.00').first()).toBeVisible()
    await expect(own.getByRole('button', { name: t(moneyBackText.creditNote) })).toBeVisible()
    await expectAccessible(own)
  },
)
