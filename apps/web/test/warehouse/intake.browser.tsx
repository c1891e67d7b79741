// The intake sheet on a phone: differences and space are said while it is filled in, and without a network it waits and is sent once.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterContext } from '../../src/kit/router/hooks.ts'
import type { Router } from '../../src/kit/router/router.ts'
import { sendingIntakes } from '../../src/warehouse/intake/intake-send.ts'
import { IntakeSheet } from '../../src/warehouse/intake/intake-sheet.tsx'
import { draftOf, dropDraft, dropIntake, waitingIntakes } from '../../src/warehouse/intake/intake-store.ts'
import { intakeText as words } from '../../src/warehouse/intake/intake-text.ts'
import { intakeStart, type IntakeValues } from '../../src/warehouse/intake/intake-values.ts'
import { handOverText } from '../../src/warehouse/releases/release-text.ts'
import '../../src/warehouse/quoting/agent.css'
import '../../src/warehouse/intake/intake.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageId, storageOf } from './samples.ts'

const email = 'warehouse@test.example'
const signatureId = '00000000-0000-4000-8000-0000000000f1'

/** Stands for the server that takes uploads, or for no network. */
let isAway = false
let uploads: string[] = []
class Upload {
  upload = {}
  onload?: () => void
  onerror?: () => void
  status = 200
  responseText = JSON.stringify([{ documentId: signatureId }])
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    if (isAway) return this.onerror?.()
    uploads.push(form.get('docCode') as string)
    this.onload?.()
  }
}

type Sheet = { mark: string; items: Record<string, unknown>[]; measuredCBM: number | null; signature: string }
const sent: Sheet[] = []
const navigate = vi.fn()

beforeEach(async () => {
  isAway = false
  uploads = []
  sent.length = 0
  navigate.mockClear()
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (isAway) throw new TypeError('no network')
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body) as Sheet)
    return Response.json({ status: 'STORED', finalOwed: false })
  })
  for (const { n } of await waitingIntakes()) await dropIntake(n)
  await dropDraft(email, storageId)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const storage = storageOf({
  status: 'QS_PPA',
  goods: 'AWAITED',
  form: { ...storageOf().form, cbm: 10, cargoDetails: 'Boxes', pieces: 40 },
})
const push = sendingIntakes(email, () => undefined)

const show = (lang: Lang) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterContext value={{ navigate } as unknown as Router}>
        <IntakeSheet storage={storage} email={email} start={intakeStart(storage)} push={push} />
      </RouterContext>
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  // An optional field says so in its name.
  const box = (row: TextRow) => page.getByRole('textbox', { name: new RegExp(`^${t(row)}( |$)`) })
  const fill = async (row: TextRow, value: string) => {
    await box(row).fill(value)
    await userEvent.tab()
  }
  const sizes = async () => {
    await fill(words.length, '100')
    await fill(words.width, '50')
    await fill(words.height, '50')
  }
  const sendIt = () => page.getByRole('button', { name: t(words.send) }).click()

  test.each([360, 1280])('says what differs and what is missing, at %i', async (width) => {
    await page.viewport(width, 900)
    await show(lang)
    await expect.element(box(words.name)).toHaveValue('Boxes')
    await expect.element(box(words.declared)).toHaveValue('40')
    await fill(words.counted, '38')
    await expect.element(page.getByText(t(words.short, { count: 2 }), { exact: false })).toBeVisible()
    await fill(words.counted, '41')
    await expect.element(page.getByText(t(words.excess, { count: 1 }), { exact: false })).toBeVisible()
    await sizes()
    await expect.element(page.getByText('10.25', { exact: false }).first()).toBeVisible()
    await sendIt()
    for (const code of ['driver-name', 'driver-signature'] as const)
      await expect.element(page.getByText(warehouseProblems[`warehouse.${code}`][lang]).first()).toBeVisible()
    expect(await waitingIntakes()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await faults()).toEqual([])
    // What was typed is there when the page is opened again.
    const kept = await draftOf<IntakeValues>(email, storageId)
    expect(kept?.items).toMatchObject([{ quantity: 41, length: 100, height: 50 }])
  })

  test('says which file is no photo, and offers to remove only what this sheet added', async () => {
    await page.viewport(360, 800)
    await show(lang)
    const [camera] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    await userEvent.upload(camera!, new File(['no picture'], 'list.pdf', { type: 'image/jpeg' }))
    await expect.element(page.getByText(t(words.unread, { name: '\u2068list.pdf\u2069' }))).toBeVisible()
    await page.getByRole('button', { name: t(words.add) }).click()
    await expect.element(page.getByRole('button', { name: t(words.remove, { number: 2 }) })).toBeVisible()
  })

  test('waits on the phone without a network, and is sent once when it is back', async () => {
    await page.viewport(360, 800)
    await show(lang)
    await fill(words.counted, '38')
    await sizes()
    await fill(words.place, 'B-04-3')
    await fill(words.driverName, 'Salem')
    await page.getByRole('img', { name: t(handOverText.pad) }).click()
    isAway = true
    await sendIt()
    await expect.poll(async () => (await waitingIntakes()).length).toBe(1)
    expect(navigate).not.toHaveBeenCalled()
    expect(await waitingIntakes()).toMatchObject([{ state: 'waiting', requestId: storageId }])
    expect(await draftOf(email, storageId)).toBeUndefined()
    expect(sent).toEqual([])
    isAway = false
    await Promise.all([push(), push()])
    expect(await waitingIntakes()).toEqual([])
    expect(uploads).toEqual(['HAND_OVER_SIGNATURE'])
    expect(sent).toMatchObject([
      {
        items: [{ name: 'Boxes', declared: 40, quantity: 38, sides: [1000, 500, 500], place: 'B-04-3' }],
        measuredCBM: null,
        signature: signatureId,
      },
    ])
  })
})
