// What needs the reader: all of it on a desktop, the first six on a phone with a way to the rest.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import type { Need } from '@marsa/model/requests/endpoints.ts'
import { needsText as words } from '../../src/overview/needs-text.ts'
import { NeedsList } from '../../src/overview/parts/needs-list.tsx'
import { dueBy } from '../../src/requests/parts/due-by.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const needs = (count: number): Need[] =>
  Array.from({ length: count }, (_, index) => ({
    line: 'freight',
    id: `r${index}`,
    number: `FR-26-00000${index}`,
    titleEn: 'Shanghai to Jebel Ali',
    titleAr: 'شنغهاي إلى جبل علي',
    turn: {
      side: 'customer',
      action: 'pay-balance',
      documents: [],
      meanwhile: null,
      by: null,
      since: '2026-11-20T10:00:00+04:00',
    },
    amountDue: '2105.25',
    quotes: null,
    optional: false,
  }))

describe.each(languages)('%s', (lang) => {
  test('on a phone the rest comes with a button, and the focus goes on with it', async () => {
    await page.viewport(360, 800)
    await onPage(lang, <NeedsList count={8} items={needs(8)} />)
    const links = page.getByRole('listitem').getByRole('link')
    await expect.element(links).toHaveLength(6)
    await page.getByRole('button', { name: say(lang, words.all, { count: 8 }) }).click()
    await expect.element(links).toHaveLength(8)
    await expect.element(links.nth(6)).toHaveFocus()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  test('a desktop shows all of them', async () => {
    await page.viewport(1280, 800)
    await onPage(lang, <NeedsList count={8} items={needs(8)} />)
    await expect.element(page.getByRole('listitem').getByRole('link')).toHaveLength(8)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('six fit', async () => {
    await page.viewport(360, 800)
    await onPage(lang, <NeedsList count={6} items={needs(6)} />)
    await expect.element(page.getByRole('listitem').getByRole('link')).toHaveLength(6)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('quotes to be compared say how many there are and what the lowest costs', async () => {
    const [need] = needs(1) as [Need]
    const quotes = { count: 3, lowest: '4118.50' }
    await onPage(
      lang,
      <NeedsList
        count={1}
        items={[{ ...need, amountDue: null, quotes, turn: { ...need.turn, action: 'compare-quotes' } }]}
      />,
    )
    const row = page.getByRole('listitem')
    await expect.element(row).toBeVisible()
    expect(row.element().textContent).toContain(lang === 'ar' ? ' عروض ابتداءً من' : ' quotes from')
    expect(row.element().textContent).toContain('4,118.50')
    await expect
      .element(row.getByRole('link', { name: `${say(lang, words.compare)}: FR-26-000000` }))
      .toHaveAttribute('href', `/${lang}/freight/shipments/r0/quotes`)
  })
})

test.each([
  ['2026-12-01T16:30:00+04:00', 'by 1 Dec, 16:30', false],
  ['2026-12-01T16:00:00+04:00', 'overdue since 1 Dec, 16:00', true],
  // A day alone is over with its end.
  ['2026-12-01T00:00:00+04:00', 'by 1 Dec', false],
  ['2026-11-30T00:00:00+04:00', 'overdue since 30 Nov', true],
] as const)('a deadline of %s is said as "%s"', (by, text, isOverdue) => {
  expect(dueBy(by, new Date('2026-12-01T16:00:00+04:00'), 'en')).toEqual({ words: text, isOverdue })
})
