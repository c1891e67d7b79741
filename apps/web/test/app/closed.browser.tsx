// A request that an agent has not won is closed to it, in both lines: no red, and not “Expired”, whoever won it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { agentStatusText, freightStatusText } from '@marsa/model/freight/text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { agentStateText } from '@marsa/model/warehouse/text.ts'
import { FreightRequestTable } from '../../src/freight/quoting/agent-request-table.tsx'
import { AgentStorageTable } from '../../src/warehouse/quoting/agent-storage-table.tsx'
import { languages, onPage } from '../ui/on-page.tsx'
import { rowOf } from '../warehouse/samples.ts'

const place = { code: 'CNNGB', nameEn: 'Ningbo', nameAr: 'نينغبو', country: 'CN' }
const shipment = {
  RequestId: '00000000-0000-4000-8000-000000000001',
  quoteNumber: 'FR-26-0000101',
  status: 'EXPIRED',
  origin: place,
  destination: place,
  addedDate: '2026-11-20T10:00:00+04:00',
  answerBy: null,
  eta: null,
  nextAction: null,
  ownState: 'Q_NOT_AWARDED',
  lowestQuote: '4200.00',
} as unknown as ShipmentSummary

const still = {
  pending: false,
  sort: { id: 'number', direction: 'ascending' } as const,
  onSort: () => undefined,
}

test.each(languages)('a request that another has won, %s', async (lang) => {
  await page.viewport(1280, 900)
  await onPage(
    lang,
    <>
      <FreightRequestTable {...still} rows={[shipment]} need="others" />
      <AgentStorageTable {...still} rows={[rowOf({ status: 'EXPIRED', ownState: 'Q_NOT_AWARDED' })]} />
    </>,
  )
  const closed = page.getByText(say(lang, agentStatusText.EXPIRED), { exact: true })
  await expect.element(closed.first()).toBeVisible()
  expect(say(lang, agentStateText.EXPIRED)).toBe(say(lang, agentStatusText.EXPIRED))
  expect(closed.elements()).toHaveLength(2)
  for (const badge of closed.elements()) expect(badge.closest('.badge')!.className).not.toMatch(/b-bad/)
  await expect.element(page.getByText(say(lang, freightStatusText.EXPIRED))).not.toBeInTheDocument()
})
