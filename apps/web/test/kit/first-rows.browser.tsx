// A long list begins with its first rows; the button shows the rest and is gone then.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useFirstRows } from '../../src/kit/first-rows.tsx'
import { onPage } from '../ui/on-page.tsx'

function List({ count }: { count: number }) {
  const { rows, more } = useFirstRows(
    Array.from({ length: count }, (_, index) => `Row ${index + 1}`),
    3,
  )
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {more}
    </>
  )
}

test('shows the first, and all on a press', async () => {
  await onPage('en', <List count={5} />)
  expect(page.getByRole('listitem').all()).toHaveLength(3)
  await page.getByRole('button', { name: 'Show all (5)' }).click()
  expect(page.getByRole('listitem').all()).toHaveLength(5)
  expect(page.getByRole('button').all()).toHaveLength(0)
})

test('has no button where nothing is left out', async () => {
  await onPage('en', <List count={3} />)
  expect(page.getByRole('listitem').all()).toHaveLength(3)
  expect(page.getByRole('button').all()).toHaveLength(0)
})
