// Stops on the way in the agent's form: nothing said, a direct way, or rows; what was written before stays readable.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { requestViewText as words } from '@marsa/model/freight/screen-text.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type TextRow } from '@marsa/model/kit/text.ts'
import { stopKindText } from '@marsa/model/requests/way-text.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { remainingStops } from '../../src/freight/shipment/shipment-steps.tsx'
import { StopRows } from '../../src/freight/shipment/stop-rows.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import type { OwnFieldsProps } from '../../src/requests/door.tsx'
import '../../src/requests/quotes.css'
import { contentOf, startValues } from '../../src/requests/parts/quote-values.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

type Values = OwnFieldsProps['values']
const sentOf = (values: Values, isDraft = false) => {
  const { way, stops } = contentOf([], values, { state: 'none' }, isDraft)
  return { way, stops }
}

const start: Values = {
  ...startValues(null, Date.now(), settingDefaults),
  stops: '1, Atlantis',
}

describe.each(languages)('%s', (lang) => {
  const t = (row: TextRow, params = {}) => say(lang, row, params)

  test.each([360, 1280])('are rows of place, reason and days at %i', async (width) => {
    await page.viewport(width, 800)
    const reported = vi.fn<(values: Values) => void>()
    function Form() {
      const [values, setValues] = useState(start)
      const change = (changed: Partial<Values>) => {
        const next = { ...values, ...changed }
        setValues(next)
        reported(next)
      }
      return <StopRows values={values} onChange={change} serverErrors={{}} />
    }
    await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <Form />
      </QueryClientProvider>,
    )
    await expect.element(page.getByText('1, Atlantis', { exact: false })).toBeVisible()
    expect(sentOf(start)).toEqual({ way: undefined, stops: '1, Atlantis' })
    const choose = async (from: TextRow, to: TextRow) => {
      await page
        .getByRole('button', { name: new RegExp(t(from)) })
        .first()
        .click()
      await page.getByRole('option', { name: t(to) }).click()
    }
    await choose(words.stopsNotStated, words.stopsSome)
    await choose(stopKindText.transshipment, stopKindText.customs)
    await page.getByRole('button', { name: t(words.addStop) }).click()
    await expect.element(page.getByRole('button', { name: t(words.removeStop, { number: 2 }) })).toBeVisible()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const rows = reported.mock.lastCall![0]
    expect(rows.way).toMatchObject([{ kind: 'customs' }, { kind: 'transshipment' }])
    // Rows without a place are refused by the server, and no direct way; words from before are not sent beside rows.
    expect(sentOf(rows)).toMatchObject({ way: [{ place: '' }, { place: '' }], stops: undefined })
    expect(sentOf(rows, true).way).toBeUndefined()
    const stop = { place: 'SGSIN', kind: 'customs' as const, days: 2 }
    expect(sentOf({ ...rows, way: [stop] }).way).toEqual([stop])
    await choose(words.stopsSome, words.stopsDirect)
    expect(sentOf(reported.mock.lastCall![0]).way).toEqual([])
  })
})

test('stops of the way stand ahead until the cargo has arrived, and end with the shipment', () => {
  const way = [{ place: 'SGSIN', kind: 'transshipment' as const, days: 2 }]
  const shipment = (status: string, codes: string[], ahead: string[]) =>
    ({
      status,
      ahead,
      timeline: codes.map((code) => ({ code })),
      quotation: { way },
    }) as unknown as ShipmentDetail
  const left = ['QS_SUB', 'QS_PAI', 'DEPARTED']
  expect(remainingStops(shipment('QS_PAI', left.slice(0, 2), ['DEPARTED', 'QS_ARRIVE', 'QS_DIS']))).toEqual(
    way,
  )
  expect(remainingStops(shipment('QS_PAI', left, ['QS_ARRIVE', 'QS_DIS']))).toEqual(way)
  expect(remainingStops(shipment('QS_ARRIVE', [...left, 'QS_ARRIVE'], ['QS_DIS']))).toEqual([])
  expect(remainingStops(shipment('QS_CAN', left, ['QS_ARRIVE', 'QS_DIS']))).toEqual([])
})
