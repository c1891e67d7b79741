// Cancelling a booking of trucks: the customer reads what is kept, the provider that it costs the customer nothing, and once a
// truck is at loading nobody is asked for a reason.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cancelReasons } from '@marsa/model/requests/cancel-reasons.ts'
import { cancelText } from '@marsa/model/requests/cancel-text.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say } from '@marsa/model/kit/text.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { CancelRequest } from '../../src/requests/usual/cancel-dialog.tsx'
import type { UsualView } from '../../src/requests/usual/spec.ts'
import { trucksPages } from '../../src/trucks/pages.ts'
import { truckCancelText } from '../../src/trucks/quoting/text.ts'
import { languages, onPage } from '../ui/on-page.tsx'

/** Vector 19 of the worked examples: 2,133.60 at 25 percent. */
const terms = {
  stage: 'late' as string | null,
  rules: [
    { stage: 'free', percent: 0, fee: '0.00', refund: '2133.60', until: '2026-11-23T08:00:00+04:00' },
    { stage: 'late', percent: 25, fee: '533.40', refund: '1600.20', until: '2026-11-24T04:00:00+04:00' },
  ],
  paid: '2133.60' as string | null,
  refund: '1600.20',
  refundOfAgentFault: null,
  paymentType: 'credit',
  refusal: null as string | null,
  version: 4,
}

const sent: unknown[] = []
const shown = async (lang: 'en' | 'ar', reader: 'customer' | 'agent', change: Partial<typeof terms> = {}) => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return Response.json({ ...terms, ...change })
  })
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  const view = { id: '00000000-0000-4000-8000-000000000001', money: {} } as UsualView
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <CancelRequest line={trucksPages} view={view} reader={reader} onClose={vi.fn()} />
    </QueryClientProvider>,
  )
}
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  test('a customer reads each stage with what goes back', async () => {
    await shown(lang, 'customer')
    await expect.element(page.getByText(cancelText.rules[lang])).toBeVisible()
    await expect.element(page.getByText(/1,600\.20/).first()).toBeVisible()
    await expect.element(page.getByText(/24 .*04:00/)).toBeVisible()
    await expect.element(page.getByText(cancelText.released[lang])).toBeVisible()
    expect(page.getByText(cancelText.paid[lang], { exact: true }).elements()).toHaveLength(0)
    await expect.element(page.getByText(truckCancelText.whyHint[lang])).toBeVisible()
  })
  test('before a booking they read until when each stage would hold, in hours and by the clock', async () => {
    const unbooked = { ...terms.rules[0]!, stage: 'unpaid', fee: null, refund: null, until: null } as never
    await shown(lang, 'customer', { stage: 'unpaid', rules: [unbooked, ...terms.rules], paid: null })
    const free = say(lang, trucksPages.spec.stages['free']!, settingParams(settingDefaults))
    expect(free).toContain('30')
    await expect.element(page.getByText(free)).toBeVisible()
    await expect.element(page.getByText(/23 .*08:00/)).toBeVisible()
  })
  test('a customer chooses why, and says another reason in words', async () => {
    await shown(lang, 'customer')
    const send = page.getByRole('button', { name: truckCancelText.cancelPaid[lang], exact: true })
    await send.click()
    const select = page.getByRole('button', { name: cancelText.why[lang], exact: false })
    await expect.element(select).toHaveAccessibleDescription(cancelText.choose[lang])
    await select.click()
    await page.getByRole('option', { name: cancelText.other[lang] }).click()
    await expect.element(page.getByRole('textbox', { name: cancelText.inWords[lang] })).toBeVisible()
    await select.click()
    await page.getByRole('option', { name: cancelReasons.dates[lang] }).click()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    await send.click()
    await expect.poll(() => sent).toMatchObject([{ reason: cancelReasons.dates[lang], refund: '1600.20' }])
  })
  test('a provider reads that the customer pays nothing', async () => {
    await shown(lang, 'agent')
    await expect.element(page.getByText(truckCancelText.agentBody[lang])).toBeVisible()
    await expect.element(page.getByText(truckCancelText.agentWhyHint[lang])).toBeVisible()
    expect(page.getByText(cancelText.rules[lang]).elements()).toHaveLength(0)
  })
  test('too late it asks for nothing and leads to support', async () => {
    await shown(lang, 'customer', { stage: null, refusal: 'trucks.cancel-late' })
    await expect.element(page.getByRole('link', { name: cancelText.contact[lang] })).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
  })
})
