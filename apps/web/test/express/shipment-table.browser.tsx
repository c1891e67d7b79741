// Parcel shipments in a list: the sender reads what to do next, staff reads who sends.
import '../../src/ui/app.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { ShipmentRow } from '@marsa/model/express/shipments/shipment-views.ts'
import { ShipmentTable } from '../../src/express/shipments/shipment-table.tsx'
import { faults, onPage } from '../ui/on-page.tsx'

afterEach(() => page.viewport(1280, 800))

const row = (id: string, status: ShipmentState, more: Partial<ShipmentRow> = {}): ShipmentRow => ({
  id,
  shipmentId: `EX-26-00000${id}`,
  awbNumber: null,
  status,
  service: 'DOMESTIC',
  senderName: 'Nakhl Furnishings',
  fromCity: 'Dubai',
  recipientName: 'Hind Saeed',
  toCity: 'Sharjah',
  toCountry: 'AE',
  pieces: 1,
  total: '21.00',
  cod: null,
  reference: '',
  pickup: null,
  createdAt: '2026-11-30T08:00:00.000Z',
  updatedAt: '2026-11-30T08:00:00.000Z',
  ...more,
})

const rows = [
  row('1', 'DRAFT'),
  row('2', 'PENDING_PAYMENT'),
  row('3', 'IN_TRANSIT', { awbNumber: 'MRX820359880550', pieces: 3, cod: '185.00' }),
]

const show = (isStaff: boolean, onChoose = vi.fn()) =>
  onPage(
    'en',
    <ShipmentTable rows={rows} pending={false} isStaff={isStaff} chosen={[]} onChoose={onChoose} />,
  )

test.each([360, 1280])('each row that waits for its sender has its step, %i wide', async (width) => {
  await page.viewport(width, 800)
  await show(false)
  await expect
    .element(page.getByRole('link', { name: 'Continue: EX-26-000001' }))
    .toHaveAttribute('href', '/en/express/new?id=1')
  await expect
    .element(page.getByRole('link', { name: 'Pay: EX-26-000002' }))
    .toHaveAttribute('href', '/en/express/shipments/2')
  expect(page.getByRole('link', { name: /: MRX/ }).elements()).toEqual([])
  await expect.element(page.getByText(/3 parcels/)).toBeVisible()
  await expect.element(page.getByText(/^Cash on delivery: /)).toBeVisible()
  expect(await faults()).toEqual([])
})

test.each([360, 1280])('staff reads the sender and has no step of theirs, %i wide', async (width) => {
  await page.viewport(width, 800)
  await show(true)
  await expect.element(page.getByText('Nakhl Furnishings').first()).toBeVisible()
  expect(page.getByRole('link', { name: /^(Continue|Pay): / }).elements()).toEqual([])
})

test('a shipment with a waybill can be chosen for its label', async () => {
  const onChoose = vi.fn()
  await show(false, onChoose)
  await page.getByRole('checkbox', { name: 'Choose MRX820359880550' }).click({ force: true })
  expect(onChoose).toHaveBeenCalledWith(['3'])
})
