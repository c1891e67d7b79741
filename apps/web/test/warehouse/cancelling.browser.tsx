// Staff cancel a paid storage: each stage with what it gives back, and nothing is kept where the warehouse is the reason.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type TextRow } from '@marsa/model/kit/text.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { CancelStorage } from '../../src/warehouse/storage/cancel-storage.tsx'
import { storageCancelText } from '../../src/warehouse/storage-text.ts'
import '../../src/warehouse/warehouse.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageOf } from './samples.ts'

const terms = {
  stage: 'booked',
  rules: [
    { stage: 'unpaid', percent: 0, fee: null, refund: null, until: null },
    { stage: 'booked', percent: 10, fee: '110.25', refund: '992.25', until: null },
    { stage: 'picked-up', percent: 25, fee: '275.63', refund: '826.87', until: null },
  ],
  paid: '1102.50',
  refund: '992.25',
  refundOfAgentFault: '1102.50',
  paymentType: 'card',
  refusal: null,
  version: 4,
}

const sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body !== 'string') return Response.json(terms)
    sent.push(JSON.parse(init.body) as Record<string, unknown>)
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  test.each([360, 1280])('the refund that is sent is the one that is shown, at %i', async (width) => {
    await page.viewport(width, 900)
    const client = makeQueryClient()
    client.setQueryData(settingsKey, settingDefaults)
    await onPage(
      lang,
      <QueryClientProvider client={client}>
        <CancelStorage
          storage={storageOf({ status: 'QS_FINAL_PAY_RECEIVED', goods: 'AWAITED' })}
          staff
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    )
    await expect.element(page.getByText(/826\.87/)).toBeVisible()
    await page.getByRole('textbox').fill('The warehouse has closed')
    await page.getByText(words(storageCancelText.faultAgent)).click()
    await expect.element(page.getByText(/1,102\.50/).nth(1)).toBeVisible()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: words(storageCancelText.cancelPaid), exact: true }).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ fault: 'agent', refund: '1102.50' })
  })
})
