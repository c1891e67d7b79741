// Many truck requests from one file: a cell corrected, all made at once and sent together, by a person without credit.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { truckColumns } from '@marsa/model/trucks/bulk/truck-columns.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const request = (pickupAt: string) => ({
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: '1',
  cargoType: 'GENERAL',
  commodity: 'Ceramic tiles',
  packageType: 'PALLET',
  quantity: '4',
  unit: 'PALLET',
  weightKg: '3000',
  'pickup.emirate': 'DU',
  'pickup.area': 'Al Quoz',
  'pickup.building': 'Warehouse 12',
  'pickup.contactName': 'Rashid',
  'pickup.contactNumber': '0501234567',
  'dropoff.emirate': 'AZ',
  'dropoff.area': 'Mussafah',
  'dropoff.building': 'Plot 44',
  'dropoff.contactName': 'Mona',
  'dropoff.contactNumber': '0507654321',
  pickupAt,
  dropoffAt: pickupAt.replace('08:00', '15:00'),
  reference: `PO-${Date.now()}`,
})

test(
  'a spreadsheet becomes truck requests that are sent together',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow, params = {}) => say(lang, row, params)
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, 'customer@demo.example')
    await page.goto(`/${lang}/trucks/bulk`)
    const right = request(`${addDays(dayOf(new Date()), 4)} 08:00`)
    const fields = Object.keys(right) as (keyof typeof right)[]
    const rows = [right, { ...right, weightKg: '9000' }].map((row) =>
      fields.map((field) => row[field]).join(),
    )
    const text = [fields.map((field) => truckColumns.of(field)[lang]).join(), ...rows].join('\n')
    const file = { name: 'trucks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: t(bulkText.correctLine, { line: 3 }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: truckColumns.of('trucks')[lang] }).fill('٢')
    await dialog.getByRole('button', { name: t(bulkText.saveLine) }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: t(bulkText.make, { count: 2 }) }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t(bulkText.send, { count: 2 }) }).click()
    await dialog.getByRole('button').last().click()
    await expect(page.getByText(t(bulkText.sent, { count: 2 })).first()).toBeVisible()
    await expectAccessible(page)
  },
)
