// What carriers have reported of single containers and of a whole shipment, in both languages.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { milestoneName } from '@marsa/model/freight/text.ts'
import { reportText as words } from '@marsa/model/freight/events/report-text.ts'
import { comma, say } from '@marsa/model/kit/text.ts'
import { CarrierReports } from '../../src/freight/execution/carrier-reports.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

describe.each(languages)('%s', (lang) => {
  test('each is read with its container, and what is missing once for a step', async () => {
    const at = '2026-12-01T09:00:00+04:00'
    const missing = ['MRSU0000037', 'MRSU0000042']
    await onPage(
      lang,
      <CarrierReports
        reports={[
          { code: 'QS_DIS', at, container: 'CSQU3054383', missing },
          { code: 'QS_DIS', at, container: 'MRSU0000021', missing },
          { code: 'QS_CUC', at, container: null, missing: [] },
        ]}
      />,
    )
    const step = (code: 'QS_DIS' | 'QS_CUC') => say(lang, milestoneName(code))
    for (const number of ['CSQU3054383', 'MRSU0000021'])
      await expect.element(page.getByText(number, { exact: false })).toBeVisible()
    await expect.element(page.getByText(step('QS_CUC'), { exact: false })).toBeVisible()
    const named = { step: step('QS_DIS'), containers: missing.join(comma(lang)) }
    expect(page.getByText(say(lang, words.missing, named)).elements()).toHaveLength(1)
    expect(page.getByText(step('QS_DIS'), { exact: false }).elements()).toHaveLength(3)
    expect(await faults()).toEqual([])
  })
})
