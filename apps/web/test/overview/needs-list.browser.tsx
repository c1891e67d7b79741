// What needs the reader: all of it on a desktop, the first six on a phone with a way to the rest.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import type { Need } from '@marsa/model/requests/endpoints.ts'
import { needsText as words } from '../../src/overview/needs-text.ts'
import { NeedsList } from '../../src/overview/parts/needs-list.tsx'
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
})
