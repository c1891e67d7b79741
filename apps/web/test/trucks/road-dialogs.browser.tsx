// What the server refuses of a step is read in its dialog, also where no field of it is to blame.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { SlotView } from '@marsa/model/trucks/execution/road-views.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { ReportDialog } from '../../src/trucks/road/report-dialog.tsx'
import { reportText } from '../../src/trucks/road/road-text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const [requestId, slotId] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const own = { slot: slotId, n: 1, truck: null, events: [], emptyWaived: null, borderMissing: [] }
const slot = own as unknown as SlotView
const refusing = (field: string, errorMessage: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const fieldErrors = [{ field, code: 'trucks.reason-required', message: errorMessage }]
    const body = { status: 'FAILED', errorMessage, code: 'trucks.reason-required', params: {}, fieldErrors }
    return Response.json(body, { status: 422 })
  })
afterEach(() => vi.restoreAllMocks())

test.each(languages)('%s: a step that the papers of a border post keep back says so', async (lang) => {
  refusing('post', 'Refused by the server')
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <ReportDialog
        requestId={requestId}
        form={{ movementType: 'CROSS_BORDER' } as TruckForm}
        slot={slot}
        step={{ code: 'BORDER_SUBMITTED', post: 'BATHA' }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: say(lang, reportText.send), exact: true }).click()
  await expect.element(page.getByText('Refused by the server')).toBeVisible()
  expect(await faults()).toEqual([])
})
