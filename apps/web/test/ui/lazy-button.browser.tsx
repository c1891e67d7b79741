// What a button opens may come late: the first press opens it, and the focus comes back to the button.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/actions/button.tsx'
import { Menu } from '../../src/ui/actions/menu.tsx'
import { lazyButton } from '../../src/ui/actions/lazy-button.tsx'
import { faults, languages, onPage } from './on-page.tsx'

const Report = lazyButton(() =>
  Promise.resolve(() => (
    <Menu label="Report" trigger={<Button>Report</Button>} entries={[{ id: 'csv', label: 'CSV' }]} />
  )),
)

test.each(languages)('%s', async (lang) => {
  await onPage(lang, <Report face={{ label: 'Report' }} opens="menu" />)
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(await faults()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Report')
})
