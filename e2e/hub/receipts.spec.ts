// After a purchase on credit: the invoice, a transfer with its proof, what is overdue, suspension, payment by card, restoring.
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { creditMessages } from '@marsa/model/messages/templates/credit-messages.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { pdf } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { letPass } from '../kit/let-pass.ts'
import { newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { documentIdOf, quoted, type Prepared } from '../warehouse/prepare.ts'
import { answerAtGateway } from '../warehouse/pay.ts'

const words = {
  choose: { en: /^Choose INV-/, ar: /^اختيار INV-/ },
  announce: { en: 'Report a transfer', ar: 'الإبلاغ عن تحويل' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  reference: { en: 'Transfer reference', ar: 'الرقم المرجعي للتحويل' },
  announced: { en: 'Reported', ar: 'تم الإبلاغ عنه' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  bankLine: { en: 'Bank statement reference', ar: 'المرجع في كشف البنك' },
  suspended: { en: 'Your credit account is suspended', ar: 'حسابك الائتماني موقوف' },
  pay: { en: /^Pay AED.602.50 by card/, ar: /^سداد 602\.50/ },
  toAccount: { en: 'Open the credit account', ar: 'فتح الحساب الائتماني' },
  paid: { en: 'Paid', ar: 'مسددة' },
  restore: { en: 'Restore', ar: 'إعادة تفعيل' },
  reason: { en: 'Reason', ar: 'السبب' },
  notTaxInvoice: { en: 'This statement is not a tax invoice.', ar: 'هذا الكشف ليس فاتورة ضريبية.' },
} as const

/** Booked on credit to the last fil of the limit, kept, handed over and completed by calls. */
const completed = async (lang: Lang): Promise<Prepared> => {
  const prepared = await quoted(lang, 110_250)
  const { asCustomer, asWinner, requestId, quotationId } = prepared
  await asCustomer.call(storage.acceptStorageQuote, {
    query: { id: quotationId },
    body: { terms: true, pay: 'credit' },
  })
  const query = { id: requestId }
  await asWinner.call(storage.reportGoods, { query, body: { code: 'STORED', measuredCBM: 12 } })
  await documentIdOf(asWinner, requestId, 'PROOF_OF_DELIVERY')
  await asWinner.call(storage.reportGoods, { query, body: { code: 'DELIVERED' } })
  await documentIdOf(asWinner, requestId, 'INVOICE')
  await asWinner.call(storage.completeStorage, { query, body: {} })
  return prepared
}

test('an invoice on credit is paid in part, becomes overdue, suspends and is paid up', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { people, asCustomer, requestId } = await completed(lang)
  const { page } = await newBrowser(browser, lang)
  await enter(page, people.customer)
  await page.goto(`/${lang}/account/credit`)
  await page.getByRole('checkbox', { name: words.choose[lang] }).check({ force: true })
  await expectFits(page, 360)
  await expectFits(page, 1280)
  await expectAccessibleFromTop(page)

  await page
    .getByRole('button', { name: t(words.announce) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // What stands there is replaced as people do it: the field writes its figure anew when it is entered.
  await dialog.getByLabel(t(words.amount)).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('500')
  await dialog.getByLabel(t(words.reference)).fill(`FT ${requestId.slice(-6)}`)
  await dialog.getByRole('button', { name: t(words.announce) }).click()
  await dialog.locator('input[type=file]').setInputFiles(pdf('transfer.pdf'))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t(words.announced), { exact: true })).toBeVisible()

  const { page: desk } = await newBrowser(browser, lang)
  await enterDemo(desk, 'admin@demo.example')
  await desk.goto(`/${lang}/finance/credit/${people.customer.companyId}`)
  await desk.getByRole('button', { name: t(words.confirm), exact: true }).click()
  const confirming = desk.getByRole('dialog')
  await confirming.getByLabel(t(words.bankLine)).fill(`IN ${requestId.slice(-8)}`)
  await confirming.getByRole('button', { name: t(words.confirm), exact: true }).click()
  await expect(confirming).toHaveCount(0)
  await expectAccessibleFromTop(desk)
  await expect(page.getByText(/602\.50/).first()).toBeVisible()

  await letPass(requestId, 46 * 24)
  await expect(page.getByText(t(words.suspended)).first()).toBeVisible({ timeout: 60_000 })
  await expect(async () => {
    const { items } = await asCustomer.call(listNotifications)
    expect(JSON.stringify(items)).toContain(creditMessages['credit-overdue'].title[lang])
  }).toPass()
  await page.getByRole('checkbox', { name: words.choose[lang] }).check({ force: true })
  await page.getByRole('button', { name: words.pay[lang] }).click()
  await answerAtGateway(page, lang, 'approve')
  await page.getByRole('link', { name: t(words.toAccount) }).click()
  await expect(page.getByText(t(words.paid), { exact: true })).toBeVisible()

  await desk.reload()
  await desk.getByRole('button', { name: t(words.restore), exact: true }).click()
  await confirming.getByLabel(t(words.reason)).fill('Everything is paid')
  await confirming.getByRole('button', { name: t(words.restore), exact: true }).click()
  await expect(confirming).toHaveCount(0)
  await expect(page.getByText(t(words.suspended))).toHaveCount(0)
})

test('a statement of account says in words that it is no tax invoice', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'business@demo.example')
  await page.goto(`/${lang}/account/credit`)
  await page.getByRole('link', { name: /^ST-/ }).first().click()
  await expect(page.getByText(words.notTaxInvoice[lang])).toBeVisible()
  await expectFits(page, 360)
  await expectAccessibleFromTop(page)
})
