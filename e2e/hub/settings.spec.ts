// An administrator changes a setting, sees it in force and in the history and takes it back; the audit trail; the search.
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import type { SettingKey } from '@marsa/model/kit/settings.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { rowOf } from '@marsa/model/settings/registry.ts'
import { serviceLevelText } from '@marsa/model/site/service-levels.ts'
import { expectAccessible } from '../kit/axe.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const words = {
  change: { en: 'Change: ', ar: 'تغيير: ' },
  history: { en: 'History: ', ar: 'السجل: ' },
  value: { en: 'New value', ar: 'القيمة الجديدة' },
  reason: { en: 'Reason', ar: 'السبب' },
  review: { en: 'Review the change', ar: 'مراجعة التغيير' },
  confirm: { en: 'Apply the change', ar: 'تفعيل' },
  reset: { en: 'Reset to default', ar: 'استعادة القيمة الافتراضية' },
  readOnly: { en: 'You can look at everything here', ar: 'يمكنك الاطلاع على كل ما هنا' },
  action: { en: 'Action', ar: 'الإجراء' },
  show: { en: 'Show', ar: 'عرض' },
  export: { en: 'Export CSV', ar: 'تصدير CSV' },
  exported: { en: 'The file is saved', ar: 'حُفظ الملف' },
  chain: { en: 'Chain check', ar: 'فحص السلسلة' },
  check: { en: 'Check ', ar: 'فحص ' },
  inOrder: { en: 'In order', ar: 'سليمة' },
} as const

/** What each language changes: both run at the same time on one product. */
const changed = {
  en: { key: 'freight.clearing-days', to: '3', shown: '3 days', promised: '3 working days' },
  ar: { key: 'freight.customs-minutes', to: '45', shown: '45 دقيقة', promised: '45 دقيقة' },
} as const satisfies Record<Lang, { key: SettingKey; to: string; shown: string; promised: string }>

const langOf = (info: { project: { metadata: Record<string, unknown> } }): Lang =>
  info.project.metadata['lang'] as Lang

const promises = async (page: Page, lang: Lang) => {
  await page.getByRole('button', { name: say(lang, serviceLevelText.link) }).click()
  const dialog = page.getByRole('dialog', { name: say(lang, serviceLevelText.desk) })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    close: () => dialog.getByRole('button', { name: say(lang, serviceLevelText.closeButton) }).click(),
  }
}

test(
  'a setting is changed, holds at once, stands in the history and is taken back',
  { tag: '@en' },
  async ({ browser }, info) => {
    const lang = langOf(info)
    const word = (key: keyof typeof words) => words[key][lang]
    const { key, to, shown, promised } = changed[lang]
    const name = rowOf(key).name[lang]
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, 'admin@demo.example')
    await page.goto(`/${lang}/admin/settings?group=shipments`)
    await page.getByRole('button', { name: word('change') + name }).click()
    const drawer = page.getByRole('dialog', { name })
    const box = drawer.getByRole('textbox', { name: word('value') })
    await box.fill('9999')
    await drawer.getByRole('button', { name: word('review') }).click()
    await expect(drawer.getByRole('textbox', { name: word('reason') })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page)
    await box.fill(to)
    const why = `Journey of ${Date.now()}`
    await drawer.getByRole('textbox', { name: word('reason') }).fill(why)
    await drawer.getByRole('button', { name: word('review') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('confirm') })
      .click()
    await expect(drawer).toBeHidden()
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText(shown, { exact: true })).toBeVisible()

    // In force: the promises of the service desk name it, in a page that was open before.
    const { dialog, close } = await promises(page, lang)
    await expect(dialog.getByText(promised, { exact: true }).first()).toBeVisible()
    await close()

    // And so does the public page, which is written when the product is built; without any script.
    const publicPage = async () => (await page.request.get(`/${lang}/freight/home`)).text()
    await expect.poll(publicPage).toContain(`>${promised}<`)

    await page.getByRole('button', { name: word('history') + name }).click()
    const history = page.getByRole('dialog')
    await expect(history.getByText(why, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()

    await page.getByRole('button', { name: word('change') + name }).click()
    await drawer.getByRole('textbox', { name: word('reason') }).fill(`${why}, taken back`)
    await drawer.getByRole('button', { name: word('reset') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('reset') })
      .click()
    await expect(drawer).toBeHidden()
    await expect(row.getByText(shown, { exact: true })).toHaveCount(0)
    const after = await promises(page, lang)
    await expect(after.dialog.getByText(promised, { exact: true })).toHaveCount(0)
  },
)

test(
  'who only looks reads settings and audit and changes nothing',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = langOf(info)
    const word = (key: keyof typeof words) => words[key][lang]
    const made = await makePeople([
      {
        kind: 'business',
        nameEn: 'Auditors',
        nameAr: 'المدققون',
        people: [
          { key: 'looker', role: 'admin-readonly', firstName: 'Salma', lastName: 'Nasser', language: lang },
        ],
      },
    ])
    const { page } = await newBrowser(browser, lang)
    await enter(page, made['looker']!)
    await page.goto(`/${lang}/admin/settings?group=payments&edit=payments.session-minutes`)
    await expect(page.getByText(word('readOnly'))).toBeVisible()
    const { name } = rowOf('payments.session-minutes')
    await expect(page.getByRole('button', { name: word('history') + name[lang] })).toBeVisible()
    await expect(page.getByRole('button', { name: word('change') + name[lang] })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(`/${lang}/admin/audit`)
    await expect(page.getByRole('table')).toBeVisible()
  },
)

test(
  'the audit trail is filtered, exported, and its chain is checked',
  { tag: '@en' },
  async ({ browser }, info) => {
    const lang = langOf(info)
    const word = (key: keyof typeof words) => words[key][lang]
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, 'admin@demo.example')
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)
    await page.goto(`/${lang}/admin/audit?from=${today}&to=${today}`)
    const table = page.getByRole('table')
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('textbox', { name: word('action') }).fill('submit')
    await page.getByRole('button', { name: word('show'), exact: true }).click()
    await expect(page).toHaveURL(/action=submit/)
    await expect(table.getByRole('row').nth(1)).toContainText('Sent ')
    await expect(table.locator('tbody tr').filter({ hasNotText: 'Sent ' })).toHaveCount(0)
    await expectAccessible(page)

    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: word('export') }).click()
    const saved = await file
    expect(saved.suggestedFilename()).toBe(`audit-${today}-${today}.csv`)
    const lines = (await text(await saved.createReadStream())).trim().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(1).every((line) => line.includes('Sent '))).toBe(true)
    await expect(page.getByText(word('exported'))).toBeVisible()

    await page.getByRole('link', { name: word('chain') }).click()
    await page
      .getByRole('button', { name: word('check') })
      .first()
      .click()
    await expect(page.getByRole('table').getByText(word('inOrder'))).toBeVisible()
    await expectAccessible(page)
  },
)

test('the search finds an Arabic name however it is spelled', { tag: '@ar' }, async ({ browser }, info) => {
  const lang = langOf(info)
  const made = await makePeople([
    {
      kind: 'business',
      nameEn: `Amina Trading ${lang}`,
      nameAr: lang === 'ar' ? 'مؤسسة أمينة للأقمشة' : 'مؤسسة إيمان للأخشاب',
      people: [{ key: 'one', role: 'business', firstName: 'Mona', lastName: 'Ali', language: lang }],
    },
  ])
  expect(made['one']).toBeDefined()
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'admin@demo.example')
  // Without hamza, with heh for teh marbuta, with a stretched letter and a vowel sign.
  const typed = lang === 'ar' ? 'موسسه امينـه' : 'موسَسه ايمان'
  await page.goto(`/${lang}/search`)
  await page.getByRole('main').getByRole('searchbox').fill(typed)
  await page.keyboard.press('Enter')
  const found = page.getByRole('main').getByRole('link', {
    name: lang === 'ar' ? 'مؤسسة أمينة للأقمشة' : `Amina Trading ${lang}`,
  })
  await expect(found.first()).toBeVisible()
  await expectAccessible(page)
})
