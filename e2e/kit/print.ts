// A page on paper: one sheet with number and code, and nothing of the screen around it.
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Each page of a PDF is an object of its own, whatever else is compressed. */
const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length

/** Prints the open page; `says` is what its reader has to find on the sheet. */
export const expectOneSheet = async (page: Page, number: string, says: readonly string[]): Promise<void> => {
  const sheet = page.locator('.print-sheet')
  await expect(sheet).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByRole('heading', { name: number })).toBeVisible()
  await expect(sheet.getByRole('img', { name: new RegExp(number) })).toBeVisible()
  for (const text of says) await expect(sheet.getByText(text).first()).toBeVisible()
  await expect(page.locator('body > :visible')).toHaveCount(1)
  await expect(page.locator(':is(.head, .app-foot, button):visible')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await expect(sheet).toHaveCount(0)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
}
