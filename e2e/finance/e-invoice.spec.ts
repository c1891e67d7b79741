// An e-invoice that the provider rejects: its company's data is completed and it goes again; another is credited whole and replaced.
import { randomInt } from 'node:crypto'
import { saveCompany, viewCompany } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { listTaxDocuments } from '@marsa/model/finance/books/books-endpoints.ts'
import { listLegalData, saveLegalData } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { creditReasons } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { listSettings, saveSetting } from '@marsa/model/settings/endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf, type Calls } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { documentIdOf, quoted, type Prepared } from '../warehouse/prepare.ts'

const words = {
  rejected: { en: 'Rejected', ar: 'مرفوضة' },
  accepted: { en: /^(Sent|Delivered|Reported to the authority)$/, ar: /^(مُرسلة|مسلَّمة|مُبلَّغ عنها للهيئة)$/ },
  complete: { en: /^Complete the data/, ar: /^استكمال البيانات/ },
  number: { en: 'Registration number', ar: 'رقم التسجيل' },
  save: { en: 'Save', ar: 'حفظ' },
  again: { en: 'Send again', ar: 'إعادة الإرسال' },
  note: { en: 'Credit note', ar: 'إشعار دائن' },
  amount: { en: 'Amount with VAT', ar: 'المبلغ شامل الضريبة' },
  why: { en: 'Reason', ar: 'السبب' },
  details: { en: 'Explanation', ar: 'التفاصيل' },
  propose: { en: 'Send for approval', ar: 'إرسال للاعتماد' },
  approve: { en: 'Approve', ar: 'اعتماد' },
  replace: { en: 'Mark as replaced', ar: 'تسجيلها مستبدَلة' },
  replaced: { en: 'Replaced', ar: 'مستبدَلة' },
  xml: { en: /E-invoice \(XML\)/, ar: /الفاتورة الإلكترونية \(XML\)/ },
} as const

const next = async (mode: string): Promise<void> => {
  const answer = await fetch(`${process.env['PROVIDER_URL']}/_sim/next`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `mode=${mode}`,
  })
  expect(answer.status).toBe(303)
}

const legal = {
  registrationType: 'TL',
  registrationNumber: 'CN-1234567',
  authority: 'Dubai Department of Economy and Tourism',
  street: 'Al Wahda Street',
  city: 'Dubai',
  emirate: 'DU',
  country: 'AE',
} as const

/** A company with a tax number and complete data. */
const register = async (asAdmin: Calls, companyId: string): Promise<void> => {
  const { version, nameEn, nameAr, addressEn, addressAr } = await asAdmin.call(viewCompany, {
    query: { companyId },
  })
  const trn = `1${String(randomInt(100_000_000, 999_999_999))}00003`
  const body = { version, nameEn, nameAr, addressEn, addressAr, trn }
  await asAdmin.call(saveCompany, { query: { companyId }, body })
  await asAdmin.call(saveLegalData, { query: { id: companyId }, body: legal })
}

/** An invoice on credit of 1,102.50 for a storage that is over. */
const invoiced = async (lang: Lang, asAdmin: Calls): Promise<Prepared> => {
  const prepared = await quoted(lang, 1_000_000)
  const { people, asCustomer, asWinner, requestId, quotationId } = prepared
  await register(asAdmin, people.customer.companyId)
  await register(asAdmin, people.winner.companyId)
  await asCustomer.call(storage.acceptStorageQuote, {
    query: { id: quotationId },
    body: { terms: true, pay: 'credit' },
  })
  const query = { id: requestId }
  await asWinner.call(storage.reportGoods, { query, body: { code: 'STORED', measuredCBM: 12 } })
  await documentIdOf(asWinner, requestId, 'PROOF_OF_DELIVERY')
  await asWinner.call(storage.reportGoods, { query, body: { code: 'DELIVERED' } })
  await documentIdOf(asWinner, requestId, 'INVOICE')
  await next('reject')
  await asWinner.call(storage.completeStorage, { query, body: {} })
  return prepared
}

// The provider rejects the next document that it gets, whosever that is.
test.use({ turn: 'e-invoices' })

test('a rejected e-invoice is mended and sent again, or credited and replaced', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const asAdmin = await callsOf({ email: 'admin@demo.example' }, demoPassword)
  const { companies } = await asAdmin.call(listLegalData, { query: {} })
  await asAdmin.call(saveLegalData, { query: { id: companies[0]!.companyId }, body: legal })
  const { items } = await asAdmin.call(listSettings)
  const from = items.find(({ key }) => key === 'e-invoice.from')!
  const today = dayOf(new Date())
  if (from.value !== today)
    await asAdmin.call(saveSetting, {
      query: { key: 'e-invoice.from' },
      body: { value: today, version: from.version, reason: 'E-invoicing begins' },
    })

  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'admin@demo.example')
  const documentOf = async ({ number }: Prepared): Promise<string> => {
    const { documents } = await asAdmin.call(listTaxDocuments, { query: { searchText: number } })
    return documents.find(({ kind }) => kind === 'final')!.invoiceId
  }
  const openRejected = async (id: string) => {
    await expect(async () => {
      await page.goto(`/${lang}/finance/invoices/${id}`)
      await expect(page.getByText(t(words.rejected), { exact: true }).first()).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: 90_000 })
  }

  const mended = await invoiced(lang, asAdmin)
  await openRejected(await documentOf(mended))
  await expectFits(page, 360)
  await expectFits(page, 1280)
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: words.complete[lang] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t(words.number)).fill('CN-7654321')
  await dialog.getByRole('button', { name: t(words.save) }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: t(words.again) }).click()
  const id = await documentOf(mended)
  await expect(async () => {
    await page.goto(`/${lang}/finance/invoices/${id}`)
    await expect(page.getByText(words.accepted[lang]).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  await expectAccessibleFromTop(page)

  // The customer has the file beside the invoice.
  const { page: customer } = await newBrowser(browser, lang)
  await enter(customer, mended.people.customer)
  await customer.goto(`/${lang}/warehouse/storages/${mended.requestId}`)
  const [file] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('button', { name: words.xml[lang] }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^INV-.*\.xml$/)

  const wrong = await invoiced(lang, asAdmin)
  const wrongId = await documentOf(wrong)
  await openRejected(wrongId)
  await expect(page.getByRole('button', { name: t(words.replace) })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: t(words.note), exact: true }).click()
  const note = page.getByRole('dialog')
  await note.getByLabel(t(words.amount)).fill('1102.50')
  await note.getByLabel(t(words.why), { exact: true }).click()
  await page.getByRole('option', { name: t(creditReasons['DL8.61.1.E']) }).click()
  await note.getByLabel(t(words.details)).fill('The content was wrong')
  await note.getByRole('button', { name: t(words.propose) }).click()
  await expect(note).toHaveCount(0)

  const { page: second } = await newBrowser(browser, lang)
  await enterDemo(second, 'finance@marsa.example')
  await second.goto(`/${lang}/finance/invoices/${wrongId}`)
  await second.getByRole('button', { name: t(words.approve) }).click()
  const asked = second.getByRole('alertdialog').getByRole('button', { name: t(words.approve) })
  if (await asked.isVisible()) await asked.click()
  await expect(async () => {
    await page.goto(`/${lang}/finance/invoices/${wrongId}`)
    await page.getByRole('button', { name: t(words.replace) }).click({ timeout: 3_000 })
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(words.replace) })
      .click({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText(t(words.replaced), { exact: true }).first()).toBeVisible()
})
