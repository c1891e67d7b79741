// An entry of the account menu in the header, chosen as a person does: a menu that a new page has closed is opened again.
import { expect, type Page } from '@playwright/test'

/** Opens the menu and answers the entry, not yet pressed. */
export const accountEntry = async (page: Page, name: string) => {
  const entry = page.getByRole('menuitem', { name, exact: true })
  await expect(async () => {
    if (!(await entry.isVisible())) await page.locator('header button.who').click({ timeout: 2_000 })
    await expect(entry).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return entry
}
