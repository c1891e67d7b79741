// A refund that the gateway cannot make: the card is closed, two administrators pay it by bank transfer, and the customer is told.
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import { refundStateText } from '@marsa/model/finance/refunds/refund.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { approve, callsOf } from '../kit/calls.ts'
import { pdf, typeDate } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo, enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { quoted } from '../freight/prepare.ts'

const words = {
  transfer: { en: 'Refund by bank transfer', ar: 'رد المبلغ بتحويل مصرفي' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان' },
  confirmed: { en: 'How was the account confirmed?', ar: 'كيف جرى التحقق من الحساب؟' },
  propose: { en: 'Propose transfer', ar: 'اقتراح التحويل' },
  decide: { en: 'Decide', ar: 'اتخاذ القرار' },
  approve: { en: 'Approve', ar: 'اعتماد' },
  pay: { en: 'Mark as paid', ar: 'تسجيل الدفع' },
  reference: { en: 'Bank reference', ar: 'مرجع البنك' },
  day: { en: 'Transfer date', ar: 'تاريخ التحويل' },
}

test('a refund to a closed card is paid by bank transfer, by two administrators', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { asCustomer, customer, requestId, number, quotationId } = await quoted(lang)
  const payment = await asCustomer.call(freight.acceptQuote, {
    query: { id: quotationId },
    body: { terms: true, pay: 'whole' },
  })
  const back = (await approve(payment.redirectUrl)).headers.get('location')!
  await asCustomer.call(completePayment, { body: { sessionId: payment.sessionId } })
  const order = new URL(back).searchParams.get('ref')!
  const card = new URL(`/_sim/orders/${order}/close-card`, payment.redirectUrl!)
  expect((await fetch(card, { method: 'POST', redirect: 'manual' })).status).toBe(303)
  const asDesk = await callsOf({ email: 'desk@demo.example' }, demoPassword)
  await asDesk.call(freight.cancelRequest, {
    query: { id: requestId },
    body: { reason: 'The buyer has called the order off' },
  })

  const { page: first } = await newBrowser(browser, lang)
  await enterDemo(first, 'admin@demo.example')
  await first.goto(`/${lang}/finance/refunds?search=${number}`)
  const row = first.getByRole('row').filter({ hasText: number })
  // The worker asks, waits a little longer each time, and gives up after the third attempt; the page follows by itself.
  await expect(row).toContainText(t(refundStateText.stuck), { timeout: 90_000 })
  await expect(row).toContainText('422 The card is closed')
  await expectAccessibleFromTop(first)
  await row.getByRole('button', { name: t(words.transfer) }).click()
  const proposal = first.getByRole('dialog')
  await proposal.getByRole('textbox', { name: t(words.iban) }).fill('AE07 0331 2345 6789 0123 456')
  await proposal
    .getByRole('textbox', { name: t(words.confirmed) })
    .fill('By a call to the number in the profile')
  await proposal.getByRole('button', { name: t(words.propose) }).click()
  await expect(row).toContainText(t(refundStateText.transfer))
  await expect(row.getByRole('button', { name: t(words.decide) })).toHaveAttribute('aria-disabled', 'true')

  const { page: second } = await newBrowser(browser, lang)
  await enterDemo(second, 'finance@marsa.example')
  await second.goto(first.url())
  await second.getByRole('button', { name: t(words.decide) }).click()
  const decision = second.getByRole('dialog')
  await expect(decision).toContainText('3456')
  await decision.getByRole('button', { name: t(words.approve), exact: true }).click()
  await expect(decision).toHaveCount(0)

  await row.getByRole('button', { name: t(words.pay) }).click()
  const paid = first.getByRole('dialog')
  await expect(paid).toContainText('AE07 0331 2345 6789 0123 456')
  await paid.getByRole('textbox', { name: t(words.reference) }).fill('FT26333001')
  await typeDate(paid, t(words.day), dayOf(new Date()))
  await paid.locator('input[type=file]').setInputFiles(pdf('advice.pdf'))
  await paid.getByRole('button', { name: t(words.pay) }).click()
  await expect(row).toContainText(t(refundStateText.transferred))
  await expectAccessibleFromTop(first)
  for (const width of [360, 1280]) await expectFits(first, width)

  const { page: own } = await newBrowser(browser, lang)
  await enter(own, customer)
  await own.goto(`/${lang}/notifications`)
  await expect(own.getByText('FT26333001').first()).toBeVisible()
})
