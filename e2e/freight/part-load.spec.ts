// A part load by sea is quoted by the revenue ton and in dollars; a price outside its range reaches the customer by way of the desk.
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible, expectAccessibleFromTop } from '../kit/axe.ts'
import { choose, mark, pdf } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { asked } from './prepare.ts'
import { fillCharges } from './quote.ts'

test('a part load is priced by the unit, and the desk lets a price pass', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const { customer, agent, requestId } = await asked(lang, 'sea')

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/requests/${requestId}`)
  const freight = { charge: charges['ocean-freight'][lang] }
  await expect(theirs.getByRole('button', { name: t(quoteFormText.basisOf, freight) })).toBeVisible()
  await choose(theirs, t(quoteFormText.currencyOf, freight), '', 'USD')
  await fillCharges(theirs, lang, {
    'ocean-freight': ['30', '38.50'],
    'delivery-order': ['560', '620'],
    'bill-of-lading': ['400', '450'],
    'terminal-handling': ['700', '900'],
    handling: ['110', '150'],
    'customs-clearance': ['400', '550'],
  })
  // Nothing goes to the desk without a reason.
  const reason = t({ en: 'The carrier charges 560 from December', ar: 'يتقاضى الناقل 560 ابتداءً من ديسمبر' })
  const forDesk = theirs.getByRole('textbox', {
    name: t(quoteFormText.rangeReasonOf, { charge: charges['delivery-order'][lang] }),
  })
  await expect(forDesk).toBeVisible()
  await theirs.setInputFiles('input[type=file]', pdf('part-load.pdf'))
  await mark(theirs.getByRole('checkbox', { name: t(quoteFormText.partnerTerms) }))
  const send = theirs.getByRole('button', { name: t(quoteFormText.sendToDesk) })
  await expect(send).toBeDisabled()
  await forDesk.fill(reason)
  await expect(send).toBeEnabled()
  // 9.240 tons at 38.50 dollars are 355.74, at 3.6725 AED 1,306.46; with the rest and VAT.
  await expect(theirs.getByText('4,109.96').first()).toBeVisible()
  await expectAccessibleFromTop(theirs)
  await send.click()
  await theirs
    .getByRole('alertdialog')
    .getByRole('button', { name: t(quoteFormText.sendToDesk) })
    .click()
  await expect(theirs.getByText(t(quoteFormText.withDesk)).first()).toBeVisible()

  const own = (await newBrowser(browser, lang)).page
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}/quotes`)
  await expect(own.getByText('4,109.96')).toHaveCount(0)

  const desk = (await newBrowser(browser, lang)).page
  await enterDemo(desk, 'desk@demo.example')
  await desk.goto(`/${lang}/freight/shipments/${requestId}`)
  await expect(desk.getByText(reason)).toBeVisible()
  await expectAccessible(desk)
  const name = { en: 'Saffan Air Cargo', ar: 'سفّان للشحن الجوي' }[lang]
  await desk.getByRole('button', { name: t(changeText.approveRange, { agent: name }) }).click()
  await expect(desk.getByText(t(changeText.rangeApproved)).first()).toBeVisible()

  await own.reload()
  await expect(own.getByText('4,109.96').first()).toBeVisible()
  await expect(own.getByText('1,306.46').first()).toBeVisible()
  await expect(own.getByText(/38\.50/).first()).toBeVisible()
  await expectAccessible(own)
})
