// Help as it goes: questions are searched, a visitor asks to be called, and the desk takes the request and closes it.
import { randomUUID } from 'node:crypto'
import { callbackText } from '@marsa/model/help/callback-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang

const words = {
  en: {
    search: 'refund',
    name: 'Hessa Caller',
    message: 'Two pallets to Fujairah <b>by Sunday</b>',
    note: 'Sent the form',
  },
  ar: {
    search: 'استرداد',
    name: 'حصة المتصلة',
    message: 'منصتان إلى الفجيرة <b>قبل الأحد</b>',
    note: 'أُرسل النموذج',
  },
}

test('questions are searched, and an answer has an address', { tag: '@ar' }, async ({ browser }) => {
  const lang = langOf()
  const { page } = await newBrowser(browser, lang)
  await page.goto(`/${lang}/help/faq`)
  const questions = page.locator('details[data-question]:visible')
  await expect(questions.nth(39)).toBeVisible()
  const all = await questions.count()
  await page.getByRole('searchbox').fill(words[lang].search)
  await expect.poll(() => questions.count()).toBeLessThan(all)
  expect(await questions.count()).toBeGreaterThan(0)
  const first = questions.first()
  await expect(first).toContainText(words[lang].search)
  await expectAccessible(page)
  const id = await first.locator('.answer').getAttribute('id')
  await page.goto(`/${lang}/help/faq#${id}`)
  await expect(page.locator(`#${id} p`).first()).toBeVisible()
})

test(
  'a visitor asks to be called; the desk sees it, takes it and closes it',
  { tag: '@en' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow) => say(lang, row)
    const { message, note } = words[lang]
    const name = `${words[lang].name} ${randomUUID().slice(0, 4)}`
    const desk = await newBrowser(browser, lang)
    await enterDemo(desk.page, 'desk@demo.example')
    await desk.page.goto(`/${lang}/desk/callbacks`)
    await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible()

    const visitor = await newBrowser(browser, lang)
    await visitor.page.goto(`/${lang}/help/contact`)
    const form = visitor.page.locator('form[action^="/api/sendCallbackRequest"]')
    await form.locator('[name=name]').fill(name)
    await form.locator('[name=mobile]').fill('04 123 4567')
    await form.locator('[name=message]').fill(message)
    await form.getByRole('button').click()
    await expect(form.locator('[name=mobile]')).toBeFocused()
    await expectAccessible(visitor.page)
    await form.locator('[name=mobile]').fill(lang === 'ar' ? '٠٥٠ ٥٥٥ ٠١٩٩' : '050 555 0199')
    await form.getByRole('button').click()
    const reference = visitor.page.getByText(/CB-\d{2}-\d{6}/).first()
    await expect(reference).toBeVisible()
    const number = /CB-\d{2}-\d{6}/.exec(await reference.innerText())![0]
    await expectAccessible(visitor.page)

    // It appears at the desk by itself; what the visitor typed stays text.
    const card = desk.page.locator('section', { hasText: number })
    await expect(card).toContainText(message)
    await expect(card).toContainText(t(callbackText.visitor))
    await expect(card.locator('b', { hasText: /Sunday|الأحد/ })).toHaveCount(0)
    await expectAccessible(desk.page)
    await card.getByRole('button', { name: t(callbackText.take) }).click()
    await expect(card).toContainText(t(callbackText.you))

    await card.getByRole('button', { name: t(callbackText.done), exact: true }).click()
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await dialog.getByRole('textbox').fill(note)
    await expectAccessible(desk.page)
    await dialog.getByRole('button', { name: t(callbackText.close) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toHaveCount(0)
    await desk.page.goto(`/${lang}/desk/callbacks?view=closed`)
    await expect(desk.page.locator('section', { hasText: number })).toContainText(note)
    await Promise.all([visitor.context.close(), desk.context.close()])
  },
)
