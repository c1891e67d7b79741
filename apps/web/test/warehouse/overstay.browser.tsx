// Goods that stay too long: how long and for how much is said, and both ways out open what they name.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { StorageNext } from '../../src/warehouse/storage/next-panel.tsx'
import { OverstayBanner } from '../../src/warehouse/storage/overstay-banner.tsx'
import { releaseText } from '../../src/warehouse/releases/release-text.ts'
import { extensionText, storageText } from '../../src/warehouse/storage-text.ts'
import '../../src/warehouse/warehouse.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { quoteOf, storageOf } from './samples.ts'

// Sixty days were booked for 3675.00 with VAT: a further day comes to 61.25.
const endDate = addDays(dayOf(new Date()), -3)
const sample = storageOf()
const overstaying: StorageDetail = {
  ...sample,
  form: { ...sample.form, startDate: addDays(endDate, -60), endDate },
  endDate,
  overstay: true,
  goods: 'STORED',
  nextAction: 'extend-or-collect',
  quotation: quoteOf({ state: 'Q_ACCEPTED' }),
  extendRefusal: null,
  releaseRefusal: null,
  items: [
    {
      itemId: '00000000-0000-4000-8000-000000000002',
      name: 'Box',
      quantity: 30,
      missing: 0,
      excess: 0,
      sides: null,
      place: null,
      released: 12,
      ssccs: [],
      left: 18,
      conditionIn: 'good',
      noteIn: null,
      photosIn: [],
      conditionOut: null,
      noteOut: null,
      photosOut: [],
    },
  ],
}

const show = async (lang: Lang, customer: boolean, storage = overstaying) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <OverstayBanner storage={storage} customer={customer} />
      <StorageNext storage={storage} customer={customer} />
    </QueryClientProvider>,
  )
}

const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const button = (row: TextRow) => page.getByRole('button', { name: words(row), exact: true })
  const far = () => page.getByText(new RegExp(words(storageText.beyond, { count: 3 })))

  test.each([360, 1280])('the days beyond and what they come to at %i', async (width) => {
    await page.viewport(width, 900)
    await show(lang, true)
    await expect.poll(() => far().element().textContent).toContain('183.75')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await faults()).toEqual([])
  })

  test.each([true, false])('names the quotation in force, a final one %s', async (isFinal) => {
    await show(lang, true, { ...overstaying, quotation: quoteOf({ state: 'Q_ACCEPTED', isFinal }) })
    const [, named] = words(isFinal ? storageText.soFarFinal : storageText.soFar).split('{amount}')
    await expect.poll(() => far().element().textContent).toContain(named)
  })

  test('a longer time is asked for after its price is named', async () => {
    await show(lang, true)
    await button(extensionText.ask).click()
    const dialog = page.getByRole('dialog')
    const until = addDays(endDate, 30)
    const parts = dialog.getByRole('spinbutton')
    await expect.element(parts.first()).toBeVisible()
    // Day, month and year, each field passing on to the next.
    await parts.first().click()
    const [year, month, day] = until.split('-')
    await userEvent.keyboard(`${day}${month}${year}`)
    await expect.element(dialog.getByText(/1,837\.50/)).toBeVisible()
    expect(await faults()).toEqual([])
    await dialog.getByRole('button', { name: words(extensionText.send) }).click()
    await expect.poll(() => sent).toContainEqual({ until, version: overstaying.version })
  })

  test('collecting begins with everything that is left', async () => {
    await show(lang, true)
    await button(releaseText.askAll).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('textbox', { name: /^Box/ })).toHaveValue('18')
    await expect.element(dialog.getByRole('button', { name: words(releaseText.send) })).toBeVisible()
  })

  test('where nothing may be asked the buttons say why, and the warehouse has none', async () => {
    await show(lang, true, { ...overstaying, extendRefusal: 'warehouse.not-booked', items: [] })
    for (const row of [extensionText.ask, releaseText.askAll])
      await expect.element(button(row)).toHaveAttribute('aria-disabled', 'true')
  })

  test('the warehouse reads the same days, and has no button of the customer', async () => {
    await show(lang, false)
    await expect.element(far()).toBeVisible()
    await expect.element(button(releaseText.askAll)).not.toBeInTheDocument()
  })
})
