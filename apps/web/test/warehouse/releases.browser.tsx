// Releases on both sides: too many pieces are said and kept, who collects is asked for, and nothing leaves unpaid unsaid.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { ReleaseView, StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { emptyLocation } from '@marsa/model/warehouse/request-form.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { agentReleaseText } from '../../src/warehouse/goods/agent-items-text.ts'
import { Releases } from '../../src/warehouse/releases/agent-releases.tsx'
import { ReleasesCard } from '../../src/warehouse/releases/releases-card.tsx'
import { handOverText, releaseText } from '../../src/warehouse/releases/release-text.ts'
import '../../src/warehouse/warehouse.css'
import '../../src/warehouse/quoting/agent.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageOf } from './samples.ts'

const itemId = '00000000-0000-4000-8000-000000000002'
const release = (change: Partial<ReleaseView> = {}): ReleaseView => ({
  releaseId: '00000000-0000-4000-8000-000000000003',
  state: 'REQUESTED',
  wantedOn: '2099-01-10',
  note: null,
  reason: null,
  requestedAt: '2098-12-20T10:00:00+04:00',
  endedAt: null,
  lines: [{ itemId, name: 'Box', quantity: 18 }],
  collector: { name: 'Omar Said', idNumber: '784-1987-1234567-1', vehiclePlate: 'B 12345', time: '09:30' },
  collectCode: null,
  proof: null,
  photos: [],
  signature: null,
  credit: null,
  noteNumber: null,
  handOverRefusal: null,
  creditRefusal: 'warehouse.credit-not-needed',
  ...change,
})
const storage = (change: Partial<StorageDetail> = {}): StorageDetail =>
  storageOf({
    status: 'QS_AWAITING_FINAL_PAY',
    goods: 'STORED',
    releaseRefusal: null,
    items: [
      {
        itemId,
        name: 'Box',
        quantity: 30,
        missing: 0,
        excess: 0,
        sides: null,
        place: null,
        released: 12,
        ssccs: [],
        left: 18,
        conditionIn: 'good',
        noteIn: null,
        photosIn: [],
        conditionOut: null,
        noteOut: null,
        photosOut: [],
      },
    ],
    money: {
      total: '7696.50',
      paid: '3848.25',
      balance: '3848.25',
      currency: 'AED',
      paymentType: 'card',
      payments: [],
      refunds: [],
      cancelFee: null,
      compensation: null,
      invoices: [],
    },
    ...change,
  })

const sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body) as Record<string, unknown>)
    return Response.json({ status: 'SUCCESS', errorMessage: null, releaseId: itemId })
  })
})
afterEach(() => void vi.restoreAllMocks())

const show = (lang: Lang, part: ReactNode) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(lang, <QueryClientProvider client={client}>{part}</QueryClientProvider>)
}

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const problem = (code: keyof typeof warehouseProblems) => warehouseProblems[code][lang]
  const button = (row: TextRow) => page.getByRole('button', { name: words(row), exact: true })
  const box = (row: TextRow) => page.getByRole('textbox', { name: words(row) })

  test.each([360, 1280])(
    'more pieces than are there are said at %i, and stay as they were typed',
    async (width) => {
      await page.viewport(width, 900)
      await show(lang, <ReleasesCard storage={storage()} customer />)
      await button(releaseText.ask).click()
      const pieces = page.getByRole('textbox', { name: /^Box/ })
      await pieces.fill('25')
      await userEvent.tab()
      await box(releaseText.name).fill('Omar Said')
      await button(releaseText.send).click()
      await expect.element(pieces).toHaveValue('25')
      await expect
        .element(pieces)
        .toHaveAccessibleDescription(words(releaseText.tooMany, { asked: '25', count: '18' }))
      await expect.element(box(releaseText.name)).toHaveValue('Omar Said')
      await expect.element(page.getByText(words(releaseText.unpaid))).toBeVisible()
      expect(sent).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await faults()).toEqual([])
    },
  )

  test.each([360, 1280])(
    'an appointment is one of the times at which the gate is open, at %i',
    async (width) => {
      await page.viewport(width, 900)
      const { place } = storageOf().site ?? {
        place: { ...emptyLocation, emirate: 'DU' as const, area: 'Al Quoz' },
      }
      const hours = Array.from({ length: 7 }, (): [number, number] => [600, 720])
      const at = storage({ status: 'QS_FINAL_PAY_RECEIVED', site: { place, hours, note: '' } })
      await show(lang, <ReleasesCard storage={at} customer />)
      await button(releaseText.ask).click()
      // Its name is what is chosen and the label.
      const time = page.getByRole('button', { name: new RegExp(words(releaseText.appointmentTime)) })
      await expect.element(time).toHaveTextContent('10:00')
      await time.click()
      await expect
        .poll(() =>
          page
            .getByRole('option')
            .elements()
            .map((each) => each.textContent),
        )
        .toEqual(['10:00', '10:30', '11:00', '11:30'])
      await page.getByRole('option', { name: '11:30' }).click()
      await expect.element(time).toHaveTextContent('11:30')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await faults()).toEqual([])
    },
  )

  test('a release names pieces, who collects, the card, the plate and the time', async () => {
    await page.viewport(1280, 900)
    await show(lang, <ReleasesCard storage={storage({ status: 'QS_FINAL_PAY_RECEIVED' })} customer />)
    await button(releaseText.ask).click()
    await expect.element(page.getByText(words(releaseText.unpaid))).not.toBeInTheDocument()
    await button(releaseText.send).click()
    await expect.element(page.getByText(problem('warehouse.release-empty'))).toBeVisible()
    await expect
      .element(box(releaseText.name))
      .toHaveAccessibleDescription(new RegExp(problem('warehouse.collector-name')))
    await page.getByRole('textbox', { name: /^Box/ }).fill('4')
    await userEvent.tab()
    await box(releaseText.name).fill('Omar Said')
    await box(releaseText.idNumber).fill('784-1987-1234567-1')
    await box(releaseText.plate).fill('B 12345')
    await button(releaseText.send).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      lines: [{ itemId, quantity: 4 }],
      collector: {
        name: 'Omar Said',
        idNumber: '784-1987-1234567-1',
        vehiclePlate: 'B 12345',
        time: '10:00',
      },
    })
  })

  test('the customer reads the code, what was given on credit, and has the release note', async () => {
    await page.viewport(360, 900)
    const credit = { reason: 'A customer of many years', open: '3848.25' }
    const releases = [
      release({ collectCode: '482913' }),
      release({ releaseId: 'r2', state: 'RELEASED', proof: 'signature', credit, noteNumber: 'RN-26-1' }),
    ]
    await show(lang, <ReleasesCard storage={storage({ releases })} customer />)
    await expect.element(page.getByText('482913')).toBeVisible()
    await expect.element(page.getByText(/3,848\.25/)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: words(releaseText.noteOf, { number: 'RN-26-1' }) }))
      .toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])
  })

  test('the warehouse hands unpaid goods over only on credit with a reason, a photo and a proof', async () => {
    await page.viewport(360, 900)
    const releases = [release({ handOverRefusal: 'warehouse.release-unpaid', creditRefusal: null })]
    await show(lang, <Releases storage={storage({ releases })} />)
    await expect.element(page.getByText('784-1987-1234567-1')).toBeVisible()
    await button(handOverText.onCredit).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/3,848\.25/)).toBeVisible()
    await dialog.getByRole('button', { name: words(handOverText.onCredit) }).click()
    await expect.element(dialog.getByText(problem('warehouse.release-photo'))).toBeVisible()
    await expect.element(dialog.getByText(problem('warehouse.release-proof'))).toBeVisible()
    await expect
      .element(box(handOverText.credit))
      .toHaveAccessibleDescription(new RegExp(problem('warehouse.reason-required')))
    expect(sent).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])
  })

  test('the last pieces are not handed over unpaid at all', async () => {
    const releases = [
      release({ handOverRefusal: 'warehouse.release-last', creditRefusal: 'warehouse.release-last' }),
    ]
    await show(lang, <Releases storage={storage({ releases })} />)
    await expect.element(button(agentReleaseText.handOver)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText(problem('warehouse.release-last'))).toBeVisible()
  })
})
