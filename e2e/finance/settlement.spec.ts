// An agent is paid out: its account confirmed, a run drafted by one administrator and approved by another, sent, paid, and told.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { saveAgentAccount } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { settlementRunStateText } from '@marsa/model/finance/settlements/settlement-run.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { newBrowser, password } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { delivered } from '../freight/prepare.ts'

const words = {
  confirm: { en: 'Confirm by phone', ar: 'تأكيد باتصال' },
  note: { en: 'Who you spoke to, and on which number', ar: 'مع من تحدثت وعلى أي رقم' },
  confirmed: { en: 'Confirmed by phone', ar: 'مؤكَّد باتصال هاتفي' },
  draft: { en: 'Draft a run', ar: 'إعداد دورة تسوية' },
  approve: { en: 'Approve', ar: 'اعتماد' },
  send: { en: 'Send to the bank', ar: 'إرسال إلى البنك' },
  pay: { en: 'Mark as paid', ar: 'تسجيل الدفع' },
  reference: { en: 'Bank reference', ar: 'مرجع البنك' },
}

test('an agent is paid what it has earned, less commission, by two administrators', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { agent, asAgent, asCustomer, requestId, number } = await delivered(lang, { agentAdmin: true })
  await asCustomer.call(freight.completeDelivery, { query: { id: requestId }, body: {} })
  await asAgent.call(saveAgentAccount, { body: { iban: 'AE070331234567890123456', password } })

  const { page: first } = await newBrowser(browser, lang)
  await enterDemo(first, 'admin@demo.example')
  await first.goto(`/${lang}/finance/payables/${agent.companyId}`)
  await expect(first.getByText('7,830.00').first()).toBeVisible()
  await first.getByRole('button', { name: t(words.confirm) }).click()
  const call = first.getByRole('dialog')
  await call.getByRole('textbox', { name: t(words.note) }).fill('Accountant at the known number')
  await call.getByRole('button', { name: t(words.confirm) }).click()
  await expect(first.getByText(t(words.confirmed)).first()).toBeVisible()
  await expectAccessibleFromTop(first)
  await first.getByRole('button', { name: t(words.draft) }).click()
  await expect(first.getByText(/STL-\d\d-\d{6,7}/).first()).toBeVisible()
  const run = /STL-\d\d-\d{6,7}/.exec(await first.getByRole('main').innerText())![0]
  if (!first.url().includes('/settlements/')) await first.getByRole('link', { name: run }).first().click()
  await expect(first).toHaveURL(/\/finance\/settlements\//)
  // 7,830.00 less 3 percent of 7,800.00 and 5 percent of that.
  for (const amount of ['7,830.00', '234.00', '11.70', '7,584.30'])
    await expect(first.getByText(amount).first()).toBeVisible()
  await expect(first.getByText(number).first()).toBeVisible()
  await expectAccessibleFromTop(first)
  await expect(first.getByRole('button', { name: t(words.approve), exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const { page: second } = await newBrowser(browser, lang)
  await enterDemo(second, 'finance@marsa.example')
  const step = async (
    page: typeof first,
    name: string,
    fill?: (dialog: ReturnType<typeof first.getByRole>) => Promise<void>,
  ) => {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await fill?.(dialog)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await second.goto(first.url())
  await step(second, t(words.approve))
  await first.reload()
  await step(first, t(words.send))
  const reference = `FT${Date.now()}`
  await step(first, t(words.pay), (dialog) =>
    dialog.getByRole('textbox', { name: t(words.reference) }).fill(reference),
  )
  await expect(first.getByText(t(settlementRunStateText.PAID)).first()).toBeVisible()

  const { page: own } = await newBrowser(browser, lang)
  await enter(own, agent)
  await own.goto(`/${lang}/user/settlements`)
  const paid = own.getByRole('row').filter({ hasText: run })
  await expect(paid).toContainText(t(settlementRunStateText.PAID))
  await expect(paid).toContainText('7,584.30')
  await expectAccessibleFromTop(own)
})
