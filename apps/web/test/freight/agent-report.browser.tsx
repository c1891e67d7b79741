// An agent's report: which rate cards win, beside what is quoted by hand, in both languages and on a phone.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AgentReport } from '@marsa/model/freight/reports/report-endpoints.ts'
import { say } from '@marsa/model/kit/text.ts'
import { AgentMetrics } from '../../src/freight/reports/report-agent.tsx'
import { reportText } from '../../src/freight/reports/report-text.ts'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, show } from './answering.tsx'

const answered = { asked: 12, quoted: 10, declined: 1, missed: 1, inTime: 10, minutes: 9 }
const card = { id: '00000000-0000-4000-8000-0000000000c1', name: 'Shanghai to Jebel Ali, 40HC' }
const place = (code: string, nameEn: string, nameAr: string, country: string) => ({
  code,
  nameEn,
  nameAr,
  country,
})
const lane = {
  origin: place('CNNGB', 'Ningbo', 'نينغبو', 'CN'),
  destination: place('AEJEA', 'Jebel Ali', 'جبل علي', 'AE'),
  mode: 'sea' as const,
}
const overstay = {
  RequestId: '00000000-0000-4000-8000-0000000000d1',
  number: 'FR-26-000101',
  ...lane,
  containers: 2,
  days: 4,
  hasLeft: false,
  amount: '1200.00',
}
const measured = {
  RequestId: '00000000-0000-4000-8000-0000000000d2',
  number: 'FR-26-000102',
  ...lane,
  declaredCbm: 6.48,
  cbm: 6.912,
  declaredKg: 1680,
  kg: 1680,
}
const report = (cards: AgentReport['cards']): AgentReport => ({
  from: '2025-12-01',
  to: '2026-11-29',
  total: { ...answered, won: 5, earned: '41250.00' },
  months: [{ month: '2026-11', ...answered, won: 5, earned: '41250.00' }],
  lanes: [],
  cards,
  overstays: [overstay],
  measured: [measured],
})
const byHand = { card: null, quoted: 4, won: 1, quotedByRule: 0, wonByRule: 0, earned: '9000.00' }
const byCard = { card, quoted: 6, won: 4, quotedByRule: 3, wonByRule: 2, earned: '32250.00' }

describe.each(languages)('%s', (lang) => {
  const { answers } = answering()

  test('a card stands with its share, by rule and by hand', async () => {
    await page.viewport(1280, 900)
    answers(() => report([byCard, byHand]))
    await show(lang, <AgentMetrics days={{}} />)
    const row = page.getByRole('row').filter({ hasText: card.name })
    await expect.element(row.getByRole('cell', { name: '67%' })).toBeVisible()
    await expect.element(row.getByText(say(lang, reportText.some, { some: 2, all: 3 }))).toBeVisible()
    await expect.element(row.getByRole('link')).toHaveAttribute('href', `/${lang}/freight/cards/${card.id}`)
    const hand = page.getByRole('row').filter({ hasText: say(lang, reportText.byHand) })
    await expect.element(hand.getByRole('cell', { name: '25%' })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  test('what stood in port too long, and what was larger than declared, is a row with a way to it', async () => {
    await page.viewport(360, 780)
    answers(() => report([byHand]))
    await show(lang, <AgentMetrics days={{}} />)
    const row = (number: string) => page.getByRole('listitem').filter({ hasText: number })
    await expect.element(row(overstay.number).getByText(say(lang, reportText.soFar))).toBeVisible()
    await expect.element(row(overstay.number).getByText('1,200.00')).toBeVisible()
    await expect.element(row(measured.number).getByText('6.912')).toBeVisible()
    await expect
      .element(row(measured.number).getByText(say(lang, reportText.declaredAs, { amount: '6.480' })))
      .toBeVisible()
    await expect
      .element(row(measured.number).getByRole('link'))
      .toHaveAttribute('href', `/${lang}/freight/shipments/${measured.RequestId}`)
    expect(await faults()).toEqual([])
  })

  test('who keeps no card reads nothing of cards', async () => {
    await page.viewport(360, 780)
    answers(() => report([byHand]))
    await show(lang, <AgentMetrics days={{}} />)
    await expect.element(page.getByText(say(lang, reportText.lanes))).toBeVisible()
    await expect.element(page.getByText(say(lang, reportText.cards))).not.toBeInTheDocument()
  })
})
