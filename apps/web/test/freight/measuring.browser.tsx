// Measured cargo: what was declared beside what was found, and recording it with its proof; in both languages.
import '../../src/ui/app.css'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { packageFields } from '@marsa/model/freight/cargo/cargo-fields.ts'
import { measuringText as words } from '@marsa/model/freight/measuring/measuring-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { MeasuringCard } from '../../src/freight/measuring/measuring-card.tsx'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, show } from './answering.tsx'

const pallets = (height: number) => [
  { type: 'PALLET', count: 4, length: 120, width: 100, height, weight: 420, weightOf: 'each' },
]
const measures = (revenueMilli: number) => ({
  grossG: 1_680_000,
  cbmMilli: revenueMilli,
  tonneMilli: 1680,
  volumetricG: null,
  chargeableHalfKg: null,
  revenueMilli,
  teuCenti: 0,
})
const documentId = '00000000-0000-4000-8000-0000000000d1'
const shipmentOf = (change: object = {}) =>
  ({
    RequestId: '00000000-0000-4000-8000-0000000000b1',
    cargo: { measures: measures(6480), packages: pallets(135), sizeUnit: 'cm', weightUnit: 'kg' },
    measuring: null,
    measuringRefusal: null,
    ...change,
  }) as unknown as ShipmentDetail
const found = {
  packages: pallets(144),
  pieces: 4,
  grossWeightKg: 1680,
  measures: measures(6912),
  documentId,
  note: 'Pallet caps',
  at: '2026-11-25T10:00:00+04:00',
}

/** Stands for the server that takes uploads. */
class Upload {
  upload = {}
  onload?: () => void
  status = 200
  responseText = JSON.stringify([{ documentId }])
  open() {}
  abort() {}
  setRequestHeader() {}
  send() {
    this.onload?.()
  }
}
afterEach(() => void vi.unstubAllGlobals())

describe.each(languages)('%s', (lang) => {
  const { sent, answers } = answering()
  const dialog = () => page.getByRole('dialog')

  test('what was found stands beside what was declared, and how far apart they are', async () => {
    await page.viewport(360, 780)
    await show(
      lang,
      <MeasuringCard shipment={shipmentOf({ measuring: found, measuringRefusal: 'kit.forbidden' })} />,
    )
    const row = (at: number) => page.getByRole('row').nth(at).element().textContent
    await expect.element(page.getByRole('table')).toBeVisible()
    for (const text of ['6.480', '6.912', say(lang, words.more, { amount: '0.432' })])
      expect(row(1)).toContain(text)
    for (const text of ['1,680', say(lang, words.as)]) expect(row(2)).toContain(text)
    await expect.element(page.getByText('Pallet caps')).toBeVisible()
    // Its reader records nothing.
    expect(page.getByRole('button', { name: say(lang, words.again) }).query()).toBeNull()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('it is recorded from what was declared, with a photo', async () => {
    await page.viewport(1280, 900)
    vi.stubGlobal('XMLHttpRequest', Upload)
    answers(() => ({ recordedAt: found.at }))
    await show(lang, <MeasuringCard shipment={shipmentOf()} />)
    await page.getByRole('button', { name: say(lang, words.record) }).click()
    const save = dialog().getByRole('button', { name: say(lang, words.save) })
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
    await expect.element(save).toHaveAccessibleDescription(say(lang, words.needsFile))
    const height = dialog().getByLabelText(say(lang, packageFields.height.label), { exact: false })
    await expect.element(height).toHaveValue('135')
    await height.fill('144')
    expect(await faults()).toEqual([])
    const file = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    await userEvent.upload(file, new File(['%PDF-1.4'], 'scale.pdf', { type: 'application/pdf' }))
    await expect.element(save).not.toHaveAttribute('aria-disabled', 'true')
    await save.click()
    await expect
      .poll(() => sent.at(-1)?.body)
      .toMatchObject({ packages: [{ count: 4, length: 120, height: 144, weight: 420 }], documentId })
  })
})
