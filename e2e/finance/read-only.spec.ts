// A read-only administrator opens every page of finance: each is there, and none has a button that changes anything.
import { listTaxDocuments } from '@marsa/model/finance/books/books-endpoints.ts'
import { resendEInvoice, saveLegalData } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { startClosing } from '@marsa/model/finance/periods/period-endpoints.ts'
import { listCardPayouts } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { listPayables } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { listFiledReturns } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { importStatement } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { callsOf } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const pages = [
  'home',
  'invoices',
  'e-invoices',
  'payables',
  'trial-balance',
  'ledger/customer_advance',
  'vat',
  'purchases',
  'refunds',
  'card-payouts',
  'reconcile',
  'periods',
  'sales',
  'reports',
  'reports/trial-balance',
  'dashboards',
  'credit',
]

/** What the steps of finance are called, in either language. */
const changing =
  /^(Import statement|Assign to me|Resolve|Await reply|Match|Start closing|Close the month|Draft a run|Approve|Reject|Edit|Send again|Check again|Credit note|Hold|Hold everything|Schedule a report|Send now|Pause|Enter a purchase|Retry at the gateway|Refund by bank transfer|Decide|Withdraw|Record|Reverse|Import settlement report|Freeze the return|Mark as filed|Unfreeze|Request reopening|Reopen|Send to the bank|Mark as paid|Confirm by phone|استيراد كشف حساب|تولّي الحالة|تسوية|انتظار رد|مطابقة|بدء الإقفال|إقفال الشهر|إعداد دورة تسوية|اعتماد|رفض|تعديل|إعادة الإرسال|إعادة التحقق|إشعار دائن|احتجاز|احتجاز الكل|إدخال فاتورة شراء|طلب الرد من البوابة مجددًا|رد المبلغ بتحويل مصرفي|اتخاذ القرار|سحب التحويل|تسجيل الدفع|تسجيل|عكس القيد|استيراد تقرير تسوية|تجميد الإقرار|تسجيل التقديم|إلغاء التجميد|طلب إعادة الفتح|إعادة الفتح|إرسال إلى البنك|تأكيد باتصال)$/

test('a read-only administrator sees all of finance and changes nothing', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const asAuditor = await callsOf({ email: 'auditor@demo.example' }, demoPassword)
  const { documents } = await asAuditor.call(listTaxDocuments, { query: { searchText: '' } })
  const { runs } = await asAuditor.call(listPayables, { query: { searchText: '', page: 1, runPage: 1 } })
  const { returns } = await asAuditor.call(listFiledReturns)
  const { payouts } = await asAuditor.call(listCardPayouts, { query: { searchText: '', page: 1 } })
  const details = [
    `invoices/${documents[0]!.invoiceId}`,
    `payables/${runs[0]!.agentId}`,
    ...runs.map(({ runId }) => `settlements/${runId}`).slice(0, 3),
    ...returns.map(({ period }) => `vat/${period}`).slice(0, 2),
    `card-payouts/${payouts[0]!.reference}`,
    'periods/2026-01',
  ]
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'auditor@demo.example')
  for (const address of [...pages, ...details]) {
    await page.goto(`/${lang}/finance/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('.skel')).toHaveCount(0)
    await expect(page.getByRole('button', { name: changing })).toHaveCount(0)
    await expectFits(page, 360)
    await expectFits(page, 1280)
  }
  // What no page offers, no call does.
  const id = documents[0]!.invoiceId
  const refused = await Promise.all([
    asAuditor.statusOf(resendEInvoice, { query: { id }, body: {} }),
    asAuditor.statusOf(startClosing, { query: { month: '2026-01' } }),
    asAuditor.statusOf(importStatement, { body: { name: 'october.csv', content: 'Date,Amount' } }),
    asAuditor.statusOf(saveLegalData, {
      query: { id },
      body: {
        registrationType: 'TL',
        registrationNumber: '1',
        authority: '',
        street: '',
        city: '',
        emirate: 'DU',
        country: 'AE',
      },
    }),
  ])
  expect(refused).toEqual([403, 403, 403, 403])
})
