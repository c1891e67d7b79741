// Measures of a parcel as a depot types them, in the digits of its keyboard.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotText as words } from '../../src/express/depot/depot-text.ts'
import { MeasureDialog } from '../../src/express/depot/parcel-dialogs.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

test('Arabic digits are measures like any others', async () => {
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(init?.body as string))
    return Response.json({ code: 'kit.moved-on', status: 'FAILED', errorMessage: '' }, { status: 409 })
  })
  const parcel = { shipmentId: 'shipment', waybill: 'MRX482109736511', pieces: 1 } as DepotParcel
  await onPage(
    'ar',
    <QueryClientProvider client={makeQueryClient()}>
      <MeasureDialog parcel={parcel} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const typed = { weight: '٦٫٥', length: '٣٥', width: '٢٨', height: '8' } as const
  for (const side of ['weight', 'length', 'width', 'height'] as const)
    await page.getByRole('textbox', { name: words[side].ar }).fill(typed[side])
  await page.getByRole('button', { name: words.save.ar, exact: true }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { shipmentId: 'shipment', piece: 1, weight: '6.5', length: '35', width: '28', height: '8' },
    ])
})
