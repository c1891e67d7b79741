// A delivery is disputed: nobody completes it, not the agent and not the timer, until the desk has closed the case, here
// with a compensation.
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { compensationText } from '@marsa/model/freight/changes/compensation-text.ts'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import { moneyBackText } from '@marsa/model/finance/paid-text.ts'
import { flagText } from '@marsa/model/freight/flag-text.ts'
import { jobText } from '@marsa/model/freight/screen-text.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { freightEventText, freightStatusText } from '@marsa/model/freight/text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { mark } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { delivered } from './prepare.ts'

test('a disputed delivery waits for the desk', { tag: '@en' }, async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { customer, agent, requestId } = await delivered(lang)
  const reason = t({ en: 'Two cartons are crushed', ar: 'كرتونان متضرران' })
  const own = (await newBrowser(browser, lang)).page
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}`)
  await own.getByRole('button', { name: t(changeText.dispute) }).click()
  const dialog = own.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: t(changeText.disputeWhat) }).fill(reason)
  await expectAccessible(own)
  await dialog.getByRole('button', { name: t(changeText.disputeSend) }).click()
  await expect(own.getByText(t(flagText.disputed)).first()).toBeVisible()
  await expectAccessible(own)

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/jobs/${requestId}`)
  await expect(theirs.getByText(reason).first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: t(jobText.complete) })).toBeDisabled()

  const desk = (await newBrowser(browser, lang)).page
  await enterDemo(desk, 'desk@demo.example')
  await desk.goto(`/${lang}/freight/shipments/${requestId}`)
  await desk.getByRole('button', { name: t(changeText.disputeClose) }).click()
  const closing = desk.getByRole('alertdialog')
  await mark(closing.getByRole('radio', { name: t(compensationText.with) }))
  const amount = closing.getByRole('textbox', { name: t(compensationText.amount) })
  // More than a second person's limit is only proposed, and more than was paid is refused before it is sent.
  await amount.fill('9000')
  await expect(closing.getByText(t(financeProblems['finance.refund-too-large'])).first()).toBeVisible()
  await amount.fill('2000')
  await expect(closing.getByRole('button', { name: t(compensationText.propose) })).toBeVisible()
  await amount.fill('150')
  await expect(closing.getByText(t(compensationText.posted))).toBeVisible()
  await closing
    .getByRole('textbox', { name: t(changeText.disputeNote) })
    .fill(t({ en: 'The agent replaces both', ar: 'سيستبدل الوكيل الكرتونين' }))
  await expectAccessible(desk)
  await closing.getByRole('button', { name: t(compensationText.give) }).click()
  await expect(own.getByText(t(changeText.disputeClosed)).first()).toBeVisible()
  await expect(own.getByText(t(freightEventText.COMPENSATED)).first()).toBeVisible()
  await expect(own.getByRole('button', { name: t(moneyBackText.creditNote) })).toBeVisible()
  await expectAccessible(own)

  // The agent completes, and the customer keeps the days to object until they confirm.
  await theirs.getByRole('button', { name: t(jobText.complete) }).click()
  await theirs
    .getByRole('alertdialog')
    .getByRole('button', { name: t(jobText.complete) })
    .click()
  await expect(own.getByText(t(freightEventText.COMPLETION_REPORTED)).first()).toBeVisible()
  await expect(own.getByRole('button', { name: t(changeText.dispute) })).toBeVisible()
  await own.getByRole('button', { name: t(shipmentText.confirm) }).click()
  await own
    .getByRole('alertdialog')
    .getByRole('button', { name: t(shipmentText.confirm) })
    .click()
  await expect(own.getByText(t(freightStatusText.QS_CMP)).first()).toBeVisible()
})
