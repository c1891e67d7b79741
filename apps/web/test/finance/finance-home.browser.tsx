// Finance's first page and the credit desk: steps that only a newer version knows, links of what is new, what waits for a second person.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { waitingText } from '@marsa/model/finance/waiting.ts'
import { vatBegan } from '@marsa/model/finance/books/vat-return.ts'
import { fileQuery } from '../../src/finance/books/tax-documents-page.tsx'
import { Applications } from '../../src/finance/credit/credit-desk-page.tsx'
import { creditDeskText } from '../../src/finance/credit/credit-text.ts'
import { Waiting } from '../../src/finance/pages/finance-page.tsx'
import { LatestInvoices, LatestReceipts } from '../../src/finance/parts/latest.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { languages, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const shown = (lang: 'en' | 'ar', part: ReactNode) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  return onPage(lang, <QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>)
}
const name = { companyNameEn: 'Nakhl Furnishings', companyNameAr: 'نخل للمفروشات' }
const issued = { ...name, issuedAt: '2026-12-01T09:00:00+04:00', subjectNumber: 'QC-26-1', amount: '10.00' }

test.each(languages)(
  '%s: a step that this version does not know is left out, the others stay',
  async (lang) => {
    const waiting = [
      { task: 'of-tomorrow', count: 1 },
      { task: 'approve-runs', count: 2 },
    ] as unknown as Parameters<typeof Waiting>[0]['waiting']
    await shown(lang, <Waiting waiting={waiting} />)
    await expect.element(page.getByText(waitingText['approve-runs'][lang])).toBeVisible()
    expect(document.querySelectorAll('li')).toHaveLength(1)
  },
)

test('the newest documents and receipts lead to where they are read', async () => {
  await shown(
    'en',
    <>
      <LatestReceipts rows={[{ ...issued, number: 'RC-1', part: 'full' }]} />
      <LatestInvoices rows={[{ ...issued, invoiceId: 'i1', number: 'INV-1', kind: 'final', vat: '0.48' }]} />
    </>,
  )
  const to = (text: string) => page.getByRole('link', { name: text }).element().getAttribute('href')
  expect(to('INV-1')).toBe('/en/finance/invoices/i1')
  expect(to('RC-1')).toBe('/en/finance/invoices?search=QC-26-1')
})

test.each(languages)(
  '%s: an application that was approved once says that it waits for a second',
  async (lang) => {
    const rows = ['c1', 'c2'].map((companyId) => ({
      companyId,
      company: { en: companyId, ar: companyId },
      kind: 'NEW',
      requestedLimit: '1000.00',
      appliedAt: '2026-12-01T09:00:00+04:00',
      missing: 0,
      isAsked: false,
    }))
    const part = { rows, proposals: [{ companyId: 'c1' }] } as unknown as Parameters<typeof Applications>[0]
    await shown(lang, <Applications {...part} />)
    await expect.element(page.getByText(creditDeskText.waitsSecond[lang])).toBeVisible()
    await expect.element(page.getByText(creditDeskText.complete[lang])).toBeVisible()
  },
)

test('the file of tax documents is asked for what the page is narrowed to', () => {
  expect(
    fileQuery({
      from: '2026-11-01',
      to: '2026-11-30',
      kind: 'final',
      customer: 'c',
      supplier: 's',
      search: 'INV',
      emirate: 'DU',
      before: 'x',
    }),
  ).toEqual({ documentKind: 'final', companyId: 'c', supplierId: 's', searchText: 'INV', emirate: 'DU' })
  // The page lists all where no days are chosen, and a report without any is of this month.
  expect(fileQuery({ to: '2026-11-30' })).toEqual({})
  expect(fileQuery({})).toEqual({ from: vatBegan })
})
