// Many requests from one file: a column matched by hand, a line corrected, one left out, the rest made at once, and sent
// together with one invoice for all.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { columnOf, type BulkField } from '@marsa/model/freight/bulk/bulk-columns.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { freightBulkText } from '@marsa/model/freight/bulk/bulk-text.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { expectAccessible, expectAccessibleFromTop } from '../kit/axe.ts'
import { pdf } from '../kit/fields.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter, enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const stopFields = freightFields.origin.fields

const requestOf = (nickname: string): Partial<Record<BulkField, string>> => {
  const today = dayOf(new Date())
  return {
    nickname,
    mode: 'sea',
    direction: 'import',
    'origin.place': 'CNSHA',
    'origin.contactName': 'Li Wei',
    'origin.contactNumber': '+8613812345678',
    'destination.place': 'AEJEA',
    'destination.contactName': 'Maryam',
    'destination.contactNumber': '0501234567',
    containerMode: 'LCL',
    commodity: '0402',
    description: 'Milk powder in bags',
    pieces: '12',
    grossWeightKg: '900',
    volumeCbm: '4.2',
    cargoValue: '18000',
    hazardous: 'no',
    readyFrom: addDays(today, 5),
    deliverBy: addDays(today, 40),
  }
}

/** A file of these lines; `named` are headings that differ from ours. */
const csvOf = (
  lang: Lang,
  rows: readonly Partial<Record<BulkField, string>>[],
  named: Partial<Record<BulkField, string>> = {},
) => {
  const fields = Object.keys(rows[0]!) as BulkField[]
  const headings = fields.map((field) => named[field] ?? columnOf(field)[lang])
  const lines = [headings, ...rows.map((row) => fields.map((field) => row[field]))]
  const text = `${lines.map((line) => line.join(',')).join('\n')}\n`
  return { name: `orders-${lang}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test(
  'of five hundred lines twenty are wrong: one is corrected in place, the rest in the file',
  { tag: '@en' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow, params = {}) => say(lang, row, params)
    const { buyer } = await makePeople([
      {
        kind: 'business',
        nameEn: 'Five Hundred Trading',
        nameAr: 'خمسمئة للتجارة',
        people: [{ key: 'buyer', role: 'business', firstName: 'Huda', lastName: 'Test', language: lang }],
      },
    ])
    const { page } = await newBrowser(browser, lang)
    await enter(page, buyer!)
    await page.goto(`/${lang}/freight/bulk`)
    const right = Array.from({ length: 500 }, (_, at) => requestOf(`Order ${at + 1}`))
    const wrong = right.map((row, at) => (at % 25 === 0 ? { ...row, 'origin.place': 'Atlantis' } : row))
    const file = page.locator('input[type=file]')
    await file.setInputFiles(csvOf(lang, wrong))
    const make = page.getByRole('button', { name: t(bulkText.make, { count: 500 }) })
    await expect(make).toHaveAttribute('aria-disabled', 'true')
    const toCorrect = (count: number) =>
      page.getByRole('link', { name: new RegExp(`^${t(bulkText.faulty)}\\s*${count}$`) })
    await toCorrect(20).click()
    await page.getByRole('button', { name: t(bulkText.correctLine, { line: 2 }), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: columnOf('origin.place')[lang] }).fill('Shanghai')
    await dialog.getByRole('button', { name: t(bulkText.saveLine) }).click()
    await expect(toCorrect(19)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: t(bulkText.drop) }).click()
    await file.setInputFiles(csvOf(lang, right))
    await expect(toCorrect(0)).toBeVisible()
    await make.click()
    await expect(page.getByText(t(bulkText.made, { count: 500 })).first()).toBeVisible({ timeout: 90_000 })
    await expectAccessible(page)
  },
)

test('a spreadsheet becomes drafts once every line is right', { tag: '@ar' }, async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'customer@demo.example')
  await page.goto(`/${lang}/freight/bulk`)
  await expectAccessible(page)

  const rows = [
    requestOf(`One ${Date.now()}`),
    { ...requestOf('Two'), 'origin.place': 'Atlantis' },
    { ...requestOf('Three'), readyFrom: '' },
  ]
  const file = csvOf(lang, rows, { pieces: 'Cartons in all' })
  await page.locator('input[type=file]').setInputFiles(file)

  // Nobody knows this heading; the person does.
  await page.getByRole('button', { name: 'Cartons in all' }).click()
  await page.getByRole('option', { name: columnOf('pieces')[lang], exact: true }).click()
  await page.getByRole('button', { name: t(bulkText.applyColumns) }).click()
  const make = (count: number) => page.getByRole('button', { name: t(bulkText.make, { count }) })
  await expect(make(3)).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: t(bulkText.correctLine, { line: 3 }) }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: columnOf('origin.place')[lang] }).fill('Shanghai')
  await dialog.getByRole('button', { name: t(bulkText.saveLine) }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: t(bulkText.correctLine, { line: 4 }) }).click()
  await dialog.getByRole('button', { name: t(bulkText.leaveOut) }).click()
  await expect(dialog).toHaveCount(0)

  await expectAccessibleFromTop(page)
  await make(2).click()
  await expect(page.getByText(t(bulkText.made, { count: 2 })).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: new RegExp(`^${t(bulkText.open)} FR-`) })
    .first()
    .click()
  await expect(page).toHaveURL(/freight\/quote/)
  await expect(page.getByRole('textbox', { name: t(stopFields.contactName.label) }).first()).toHaveValue(
    'Li Wei',
  )

  // One invoice serves both; then both go to the agents at once.
  await page.goBack()
  await page.getByRole('link', { name: t(freightBulkText.sendMade) }).click()
  await expect(page.getByText(documentTypes.COMMERCIAL_INVOICE[lang]).first()).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles(pdf(`invoice-${Date.now()}.pdf`))
  await page.getByRole('button', { name: t(draftsText.attach, { count: 2 }) }).click()
  await expect(page.getByText(t(draftsText.added, { count: 2 }))).toBeVisible()
  await expect(page.getByText(t(draftsText.ready), { exact: true })).toHaveCount(2)
  await page.getByRole('checkbox', { name: t(draftsText.terms) }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: t(draftsText.send, { part: '2', all: '2' }) }).click()
  await expect(page.getByText(t(draftsText.sentCount, { count: 2 }))).toBeVisible()
  await expect(page.getByText(t(draftsText.sent), { exact: true })).toHaveCount(2)
})
