// Credit: a company applies with its documents, answers a question, an administrator approves, and suspends with a reason.
import type { Page } from '@playwright/test'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { companyDocumentTypes } from '@marsa/model/documents/company-document-types.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { pdf } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, type Made } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const words = {
  apply: { en: 'Apply for credit', ar: 'تقديم طلب حساب ائتماني' },
  limit: { en: 'Requested limit', ar: 'الحد المطلوب' },
  mobile: { en: 'Mobile', ar: 'الهاتف المتحرك' },
  send: { en: 'Send and add documents', ar: 'إرسال وإضافة المستندات' },
  upload: { en: 'Upload', ar: 'رفع' },
  ours: { en: /Our turn/, ar: /الطلب لدينا/ },
  yourTurn: { en: /Your turn: we have a question/, ar: /بانتظار ردك: لدينا سؤال/ },
  ask: { en: 'Ask a question', ar: 'طرح سؤال' },
  question: { en: 'Question', ar: 'السؤال' },
  answer: { en: 'Answer', ar: 'الرد' },
  answerField: { en: 'Answer', ar: 'جواب' },
  approve: { en: 'Approve', ar: 'موافقة' },
  reason: { en: 'Reason', ar: 'السبب' },
  available: { en: 'Available', ar: 'متاح' },
  suspend: { en: 'Suspend', ar: 'إيقاف' },
  suspended: { en: 'Your credit account is suspended', ar: 'حسابك الائتماني موقوف' },
} as const

const company = (lang: Lang) => ({
  kind: 'business' as const,
  nameEn: 'Harbour Linen',
  nameAr: 'كتان الميناء',
  people: [
    {
      key: 'boss',
      role: 'business',
      firstName: 'Hind',
      lastName: 'Saleh',
      language: lang,
      companyAdmin: true,
    },
  ],
})

const upload = async (page: Page, lang: Lang, code: DocCode, name: string): Promise<void> => {
  await page.getByRole('button', { name: `${words.upload[lang]}: ${say(lang, documentTypes[code])}` }).click()
  const dialog = page.getByRole('dialog')
  if (code === 'TRADE_LICENCE') {
    const parts = dialog.getByRole('spinbutton')
    for (const [at, typed] of ['01', '06', '2029'].entries()) await parts.nth(at).fill(typed)
  }
  await dialog.locator('input[type=file]').setInputFiles(pdf(name))
  await expect(dialog).toHaveCount(0)
}

test('a company applies for credit, gets it and is suspended', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const word = (key: Exclude<keyof typeof words, 'ours' | 'yourTurn'>) => words[key][lang]
  const { boss } = (await makePeople([company(lang)])) as { boss: Made }
  const { page } = await newBrowser(browser, lang)
  await enter(page, boss)
  await page.goto(`/${lang}/account/credit`)
  await page.getByRole('button', { name: word('apply') }).click()
  await page.getByRole('button', { name: word('send') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(word('limit')).fill('20000')
  await page.getByLabel(word('mobile')).fill('050 123 4567')
  await page.getByRole('button', { name: word('send') }).click()
  for (const code of Object.keys(companyDocumentTypes).slice(0, 3) as DocCode[])
    await upload(page, lang, code, `${code}.pdf`)
  await upload(page, lang, 'TRADE_REFERENCE', 'second.pdf')
  await expect(page.getByText(words.ours[lang])).toBeVisible()
  await expectAccessibleFromTop(page)

  const { page: desk } = await newBrowser(browser, lang)
  await enterDemo(desk, 'admin@demo.example')
  await desk.goto(`/${lang}/finance/credit/${boss.companyId}`)
  await desk.getByRole('button', { name: word('ask') }).click()
  await desk.getByRole('dialog').getByLabel(word('question')).fill('Who owns the company?')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: word('ask') })
    .click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(words.yourTurn[lang])).toBeVisible()
  await page.getByRole('button', { name: word('answer'), exact: true }).click()
  await page.getByRole('dialog').getByLabel(word('answerField')).fill('Two brothers, half each.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('answer'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await desk.reload()
  await desk.getByRole('button', { name: word('approve') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: word('approve') }).click()
  await dialog.getByLabel(word('reason')).fill('Good references')
  await dialog.getByRole('button', { name: word('approve') }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(word('available'), { exact: true })).toBeVisible()
  await expectFits(page, 360)
  await expectAccessibleFromTop(page)

  await desk.getByRole('button', { name: word('suspend') }).click()
  await dialog.getByLabel(word('reason')).fill('An invoice is past due')
  await dialog.getByRole('button', { name: word('suspend') }).click()
  await expect(dialog).toHaveCount(0)
  await expectAccessibleFromTop(desk)
  await page.reload()
  await expect(page.getByText(word('suspended')).first()).toBeVisible()
})
