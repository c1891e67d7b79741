// A card of what waits for the staff: what a shipment that stands still waits for is said in words.
import '../../src/ui/app.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import { DeskNeedCard } from '../../src/overview/parts/desk-need.tsx'
import { languages, onPage } from '../ui/on-page.tsx'

const now = new Date('2026-11-30T10:00:00+04:00')

test.each(languages)('%s: whatever a shipment waits for, no gap is left open', async (lang) => {
  const first = Object.keys(shipmentTurnWords.waits).map((detail) => ({
    id: detail,
    number: 'FR-26-020073',
    nameEn: 'Omar Haddad',
    nameAr: 'عمر حداد',
    detail,
    since: '2026-11-21T10:00:00+04:00',
    isLate: false,
  }))
  const need = { kind: 'stalled-freight', count: first.length, late: 0, first } as const
  await onPage(lang, <DeskNeedCard need={need} now={now} />)
  await expect.element(page.getByRole('listitem')).toHaveLength(first.length)
  const documents = lang === 'ar' ? /بانتظار المستندات الناقصة/ : /Waiting for the missing documents/
  await expect.element(page.getByText(documents)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/[{}]/)
})
