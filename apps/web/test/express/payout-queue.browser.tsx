// Payouts that wait: a suspended company is named in its row, and above the table where the bank file would pay it.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi, afterEach } from 'vitest'
import { page } from 'vitest/browser'
import type { QueuedPayout } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { WaitingCard } from '../../src/express/payouts/queue-page.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { faults, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const payout = (change: Partial<QueuedPayout>): QueuedPayout => ({
  payoutId: '1',
  number: 'PO-26-0000001',
  state: 'APPROVED',
  amount: '100.00',
  currency: 'AED',
  ibanEnd: '3456',
  holder: 'Nakhl Furnishings',
  requestedAt: '2026-12-01T09:00:00+04:00',
  approvedAt: null,
  sentAt: null,
  endedAt: null,
  bankReference: null,
  reason: null,
  companyId: 'c1',
  company: { en: 'Nakhl Furnishings', ar: 'نخل للمفروشات' },
  isSuspended: false,
  accountId: 'a1',
  isVerified: true,
  requestedBy: 'Maryam Test',
  needsTwo: false,
  firstBy: null,
  fileId: null,
  fileNumber: null,
  approvalRefusal: null,
  ...change,
})
const lamar = { en: 'Lamar Boutique', ar: 'لمار بوتيك' }
const shown = async (lang: 'en' | 'ar', other: Partial<QueuedPayout>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <WaitingCard
        open={[payout({}), payout({ payoutId: '2', company: lamar, ...other })]}
        fileRefusal={null}
      />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(lamar[lang]).first()).toBeVisible()
  return document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')
}

test.each([
  ['en', 'Company suspended', 'pay suspended companies: Lamar Boutique'],
  ['ar', 'شركة موقوفة', 'شركات موقوفة: لمار بوتيك'],
] as const)('%s', async (lang, badge, inFile) => {
  const text = await shown(lang, { isSuspended: true })
  expect(text).toContain(badge)
  expect(text).toContain(inFile)
  expect(await faults()).toEqual([])
})

test('one that is not approved yet is named in its row alone', async () => {
  const text = await shown('en', { isSuspended: true, state: 'REQUESTED' })
  expect(text).toContain('Company suspended')
  expect(text).not.toContain('bank file would also pay')
})

test('nobody is named while nobody is suspended', async () => {
  expect(await shown('en', {})).not.toContain('suspended')
})
