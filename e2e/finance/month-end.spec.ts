// The end of a month: what stands against closing is worked off, one person starts, another closes, and two open it again.
import { caseResolutionText } from '@marsa/model/finance/bank/finance-case.ts'
import {
  decideCase,
  listFinanceCases,
  resolveCase,
  takeCase,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { resendEInvoice, watchEInvoices } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { listPeriods, viewPeriod } from '@marsa/model/finance/periods/period-endpoints.ts'
import { isGreen, isRequired, periodStateText } from '@marsa/model/finance/periods/period.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { daysOfMonth } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf, type Calls } from '../kit/calls.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const words = {
  import: { en: 'Import statement', ar: 'استيراد كشف حساب' },
  file: { en: 'File', ar: 'الملف' },
  take: { en: 'Assign to me', ar: 'تولّي الحالة' },
  resolve: { en: 'Resolve', ar: 'تسوية' },
  note: { en: 'Note', ar: 'ملاحظة' },
  start: { en: 'Start closing', ar: 'بدء الإقفال' },
  close: { en: 'Close the month', ar: 'إقفال الشهر' },
  open: { en: /^Open: /, ar: /^مفتوح: / },
  request: { en: 'Request reopening', ar: 'طلب إعادة الفتح' },
  reason: { en: 'Reason', ar: 'السبب' },
  reopen: { en: 'Reopen', ar: 'إعادة الفتح' },
} as const

/** Months are closed in their order: the first that can be. */
const closableMonth = async (calls: Calls): Promise<string> => {
  const { periods } = await calls.call(listPeriods)
  for (const { month } of periods) {
    const { startRefusal } = await calls.call(viewPeriod, { query: { month } })
    if (startRefusal === null) return month
  }
  throw new Error('no month can be closed')
}

/** One transfer that nobody knows, of an amount of its own. */
const statement = (day: string) => {
  const amount = `12.${String(Date.now()).slice(-2)}`
  return {
    name: `bank-${day}.csv`,
    content: [
      'Date,Amount,Reference,Description,Balance',
      `${day},${amount},FT-${Date.now()},Unknown transfer,${amount}`,
    ].join('\n'),
  }
}

// There is one month that may be closed: each language ends with it open again. The provider rejects nothing meanwhile.
test.use({ turn: 'e-invoices' })

test('a month is closed by two people once its cases are resolved, and opened again by two', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const asFirst = await callsOf({ email: 'admin@demo.example' }, demoPassword)
  const month = await closableMonth(asFirst)
  const { from, to } = daysOfMonth(month)
  const { page: first } = await newBrowser(browser, lang)
  await enterDemo(first, 'admin@demo.example')
  await first.goto(`/${lang}/finance/reconcile`)
  await first.getByRole('button', { name: t(words.import) }).click()
  const dialog = first.getByRole('dialog')
  const { name, content } = statement(to)
  await dialog
    .getByLabel(t(words.file))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await dialog.getByRole('button', { name: t(words.import) }).click()
  await expect(dialog).toHaveCount(0)
  await expectAccessibleFromTop(first)

  await first.goto(`/${lang}/finance/periods/${month}`)
  await first.getByRole('button', { name: t(words.start) }).click()
  await expect(first.getByText(t(periodStateText.CLOSING)).first()).toBeVisible()
  await expect(first.getByText(words.open[lang]).first()).toBeVisible()
  await expectAccessibleFromTop(first)

  const { page: second } = await newBrowser(browser, lang)
  await enterDemo(second, 'finance@marsa.example')
  await second.goto(`/${lang}/finance/periods/${month}`)
  await expect(second.getByRole('button', { name: t(words.close) })).toHaveAttribute('aria-disabled', 'true')

  // The line of the statement is a case; one is resolved on the page, what the demo has left open by calls.
  await first.goto(`/${lang}/finance/reconcile`)
  await first
    .getByRole('button', { name: t(words.take) })
    .first()
    .click()
  const resolve = first.getByRole('button', { name: t(words.resolve), exact: true }).first()
  await resolve.click()
  const choice = first.getByRole('dialog')
  await choice.getByText(t(caseResolutionText.explained)).click()
  await choice.getByLabel(t(words.note)).fill('Transfer of another shop, returned')
  await choice.getByRole('button', { name: t(words.resolve), exact: true }).click()
  await expect(choice).toHaveCount(0)
  const asSecond = await callsOf({ email: 'finance@marsa.example' }, demoPassword)
  const open = (await asFirst.call(listFinanceCases)).cases.filter(({ state }) => state !== 'RESOLVED')
  for (const { caseId, state } of open) {
    const query = { id: caseId }
    if (state === 'OPEN') await asSecond.call(takeCase, { query })
    if (state !== 'PROPOSED')
      await asSecond.call(resolveCase, {
        query,
        body: { resolution: 'explained', note: 'Looked at with the bank' },
      })
  }
  // A large one needs the other administrator, too.
  const ids = new Set(open.filter(({ state }) => state !== 'PROPOSED').map(({ caseId }) => caseId))
  for (const { caseId, state } of (await asFirst.call(listFinanceCases)).cases)
    if (state === 'PROPOSED' && ids.has(caseId))
      await asFirst.call(decideCase, { query: { id: caseId }, body: { isApproved: true } })

  // What the provider rejected two days ago is of this month in the first days of the next.
  const { open: documents } = await asFirst.call(watchEInvoices)
  for (const { invoiceId, state, issuedAt } of documents)
    if ((state === 'REJECTED' || state === 'FAILED') && issuedAt.slice(0, 10) <= to)
      await asFirst.call(resendEInvoice, { query: { id: invoiceId } })
  const missing = async () => {
    const { checks } = await asSecond.call(viewPeriod, { query: { month } })
    return checks.filter((each) => isRequired(each) && !isGreen(each))
  }
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])

  await second.reload()
  await second.getByRole('button', { name: t(words.close) }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t(words.close) })
    .click()
  await expect(second.getByText(t(periodStateText.CLOSED), { exact: true }).first()).toBeVisible()
  await expect(second.getByRole('button', { name: t(words.request) })).toBeVisible()
  await expectAccessibleFromTop(second)
  await second.goto(`/${lang}/finance/trial-balance?from=${from}&to=${to}`)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()

  await second.goto(`/${lang}/finance/periods/${month}`)
  await second.getByRole('button', { name: t(words.request) }).click()
  const reopening = second.getByRole('dialog')
  await reopening.getByLabel(t(words.reason)).fill('An invoice of the month came late')
  await reopening.getByRole('button', { name: t(words.request) }).click()
  await expect(reopening).toHaveCount(0)
  const reopen = (page: typeof first) => page.getByRole('button', { name: t(words.reopen), exact: true })
  await expect(reopen(second)).toHaveAttribute('aria-disabled', 'true')
  await first.goto(`/${lang}/finance/periods/${month}`)
  await reopen(first).click()
  await expect(first.getByText(t(periodStateText.OPEN), { exact: true }).first()).toBeVisible()
  await expectAccessibleFromTop(first)
})
