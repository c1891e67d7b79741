// Two trucks of one booking, allocated and completed by their provider and driven by the links on two phones, whose network
// goes and comes: every step arrives once and in order, and the customer reads it live and the invoice on credit at the end.
import { paidText } from '@marsa/model/finance/paid-text.ts'
import { reportDriverEvent } from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { driverWord, type DriverWord } from '@marsa/model/trucks/road/driver-text.ts'
import { roadEvents } from '@marsa/model/trucks/road/event-order.ts'
import { truckStatusText } from '@marsa/model/trucks/status.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { fillProof, hold, keepLocation, openPhone, queueOf } from './phone.ts'
import { booked, fleetOf, stepsOf } from './prepare.ts'

const words = {
  allocate: { en: 'Allocate trucks', ar: 'تخصيص الشاحنات' },
  vehicle: { en: 'Vehicle', ar: 'المركبة' },
  driver: { en: 'Driver', ar: 'السائق' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  complete: { en: 'Complete the request', ar: 'إتمام الطلب' },
  invoices: { en: 'Invoices', ar: 'الفواتير' },
  open: { en: 'Open', ar: 'مفتوحة' },
}
const seven = { type: 'SEVEN_TON_CLOSED', subtype: 'STANDARD', payloadKg: 7_000 } as const
const driven = ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'] as const

test('two trucks are allocated, driven by their links through a lost network, and completed on credit', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const word = (name: DriverWord, count?: number) => driverWord(lang, name, count)
  const { people, asCustomer, asProvider, id } = await booked(lang)
  const fleet = [
    await fleetOf(asProvider, seven),
    await fleetOf(asProvider, seven, { en: 'Imran Shah', ar: 'عمران شاه' }),
  ]

  const { page: provider } = await newBrowser(browser, lang)
  await enter(provider, people.provider)
  await provider.goto(`/${lang}/trucks/jobs/${id}`)
  await provider.getByRole('button', { name: t(words.allocate) }).click()
  const dialog = provider.getByRole('dialog', { name: t(words.allocate) })
  for (const [place, { plate, driver }] of fleet.entries())
    for (const [label, option] of [
      [words.vehicle, plate],
      [words.driver, driver[lang]],
    ] as const) {
      await dialog
        .getByRole('button', { name: t(label) })
        .nth(place)
        .click()
      await provider.getByRole('option', { name: option }).click()
    }
  await expectAccessibleFromTop(provider)
  await dialog.getByRole('button', { name: t(words.allocate) }).click()
  await expect(dialog).toHaveCount(0)

  const { page: customer } = await newBrowser(browser, lang)
  await enter(customer, people.customer)
  await customer.goto(`/${lang}/trucks/requests/${id}`)
  await expect(customer.getByText(t(truckStatusText.TRUCK_ALLOCATED)).first()).toBeVisible()

  // The first phone loses its network for three steps, and is even closed and opened without one.
  const first = await openPhone(browser, lang, fleet[0]!.mobile)
  await keepLocation(first)
  await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await first.context.setOffline(true)
  for (const code of driven.slice(0, 3)) await hold(first, code)
  await first.page.reload()
  await expect(queueOf(first)).toContainText(word('waiting', 3))
  expect(await stepsOf(asProvider, id)).toEqual([[], []])
  await first.context.setOffline(false)
  await expect(queueOf(first)).toHaveText(word('sent'))
  await expect(customer.getByText(t(roadEvents.ENROUTE)).first()).toBeVisible()

  // What the second one sends gets through, its answer does not: the step goes out again and is stored once.
  const second = await openPhone(browser, lang, fleet[1]!.mobile)
  await keepLocation(second)
  const reports = `**/api/${reportDriverEvent.path.replace('{link}', '*')}`
  await second.context.route(
    reports,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await hold(second, 'AT_LOADING')
  await expect.poll(() => stepsOf(asProvider, id).then(([, of]) => of)).toEqual(['AT_LOADING DRIVER'])
  await expect(queueOf(second)).toContainText(word('waiting', 1))
  await second.context.setOffline(true)
  await second.context.setOffline(false)
  await expect(queueOf(second)).toHaveText(word('sent'))
  for (const code of driven.slice(1, 3)) await hold(second, code)

  for (const phone of [first, second]) {
    await hold(phone, 'AT_UNLOADING')
    await expectAccessibleFromTop(phone.page)
    await hold(phone, 'DELIVERED')
    await phone.page
      .getByRole('dialog')
      .getByRole('button', { name: word('send') })
      .click()
    await expect(phone.page.getByRole('alert').getByText(word('needed'))).toBeVisible()
    // What is no photo is said at once, and not kept.
    await phone.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
    await expect(phone.page.getByRole('alert').getByText(word('noPhoto'))).toBeVisible()
    await fillProof(phone, 'Omar Said')
    await expectAccessibleFromTop(phone.page)
    await phone.page
      .getByRole('dialog')
      .getByRole('button', { name: word('send') })
      .click()
    await expect(phone.page.getByText(word('allDone'))).toBeVisible()
    await expect(queueOf(phone)).toHaveText(word('sent'))
  }
  const all = driven.map((code) => `${code} DRIVER`)
  expect(await stepsOf(asCustomer, id)).toEqual([all, all])
  await customer.getByText(t(words.steps), { exact: true }).first().click()
  await expect(customer.getByText(/Omar Said/).first()).toBeVisible()

  await expect(provider.getByText(t(paidText.onTheirCredit))).toBeVisible()
  await expectAccessibleFromTop(provider)
  await provider.getByRole('button', { name: t(words.complete) }).click()
  await provider
    .getByRole('alertdialog')
    .getByRole('button', { name: t(words.complete) })
    .click()
  await expect(customer.getByText(t(truckStatusText.COMPLETED)).first()).toBeVisible()
  await customer.goto(`/${lang}/account/credit`)
  const invoices = customer.getByRole('region', { name: t(words.invoices) })
  const row = invoices.getByRole('row').filter({ hasText: /TR-/ })
  await expect(row).toContainText('1,785.00')
  await expect(row.getByText(t(words.open))).toBeVisible()
  await expectFits(customer, 360)
  await customer.goto(`/${lang}/trucks/requests/${id}`)
  await expect(customer.getByText(/^INV-/)).toBeVisible()
  await expectFits(customer, 360)
})
