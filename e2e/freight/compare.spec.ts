// A customer reads why a quote is the lowest, what it emits and what the goods cost in all, and takes the comparison along.
import { emissionsText, landedText } from '@marsa/model/freight/quoting/comparison-text.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { explainText } from '@marsa/model/requests/explain-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { quoted } from './prepare.ts'

test(
  'the comparison explains a quote, its emissions and the landed cost, and prints them',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow) => say(lang, row)
    const { customer, requestId, number } = await quoted(lang)
    const { page } = await newBrowser(browser, lang)
    await enter(page, customer)
    await page.goto(`/${lang}/freight/shipments/${requestId}/quotes`)
    await expect(page.getByText(t(explainText.lowestAlone))).toBeVisible()
    await expect(page.getByRole('row', { name: t(compareText.netZero) })).toContainText('7,200.00')
    await expect(page.getByRole('row', { name: t(landedText.short) })).toContainText('29,156.13')
    await page.getByText(t(emissionsText.basisTitle)).click()
    await expect(page.getByText(t(emissionsText.ownSource))).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: t(landedText.open) }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('1,305.43')).toBeVisible()
    await expectAccessible(page)
    // Of GCC origin the goods bear no duty, and VAT on CIF alone.
    await sheet.getByText(t(landedText.gcc)).click()
    await expect(sheet.getByText('27,785.43').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    const printed = page.waitForEvent('download')
    await page.getByRole('button', { name: t(landedText.print) }).click()
    expect((await printed).suggestedFilename()).toBe(`${number}-quotes.pdf`)
  },
)
