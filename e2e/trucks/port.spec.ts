// An import from the port: the container is entered, the truck passes the gates of the simulated port, whose events become
// its steps, and the empty container goes back; one gate is passed before its turn.
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { containerCheckDigit } from '@marsa/model/reference/identifiers.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { driverWord } from '@marsa/model/trucks/road/driver-text.ts'
import { roadEvents } from '@marsa/model/trucks/road/event-order.ts'
import { truckStatusText } from '@marsa/model/trucks/status.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { fillProof, hold, keepLocation, openPhone } from './phone.ts'
import { allocateAll, booked, fleetOf, place, stepsOf } from './prepare.ts'

const words = {
  container: { en: 'Enter the container number', ar: 'إدخال رقم الحاوية' },
  save: { en: 'Save', ar: 'حفظ' },
  field: { en: 'Container', ar: 'الحاوية' },
  complete: { en: 'Complete the request', ar: 'إتمام الطلب' },
}
const gates = {
  in: { en: 'Gate in', ar: 'دخول البوابة' },
  out: { en: 'Gate out', ar: 'خروج البوابة' },
  empty: { en: 'Empty return', ar: 'إعادة الحاوية الفارغة' },
}

/** A container that no other appointment at the port has. */
const newContainer = (): string => {
  const ten = `MSKU${randomInt(100_000, 999_999)}`
  return `${ten}${containerCheckDigit(ten)}`
}

/** Lets the truck with a container through its next gate at the console of the port. */
const pass = async (port: Page, lang: Lang, container: string, gate: TextRow): Promise<void> => {
  await port.goto(`${process.env['PORT_URL']}/?language=${lang}`)
  const appointment = port.getByRole('article').filter({ hasText: container })
  await appointment.getByRole('button', { name: gate[lang] as string }).click()
  await expect(appointment.getByRole('listitem').filter({ hasText: gate[lang] as string })).toBeVisible()
}

test('an import passes the gates of the port and its empty container goes back', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { people, asProvider, id } = await booked(lang, {
    movementType: 'PORT',
    portDirection: 'IMPORT',
    port: 'AEJEA',
    truckType: 'FLAT_BED',
    subType: 'CONTAINER_CHASSIS',
    trucks: 1,
    pickup: place({ emirate: 'DU', area: 'Jebel Ali' }),
    returnLocation: 'Depot 4, Jebel Ali',
    returnBy: addDays(dayOf(new Date()), 3),
  })
  const container = newContainer()
  const { page: customer } = await newBrowser(browser, lang)
  await enter(customer, people.customer)
  await customer.goto(`/${lang}/trucks/requests/${id}`)
  const card = customer.locator('#carried')
  await card.getByRole('button', { name: t(words.container) }).click()
  const dialog = customer.getByRole('dialog', { name: t(words.container) })
  const number = dialog.getByRole('textbox', { name: t(words.field) })
  // Its last digit is one of checking, so a slip is seen at once.
  await number.fill(`${container.slice(0, 10)}${(Number(container[10]) + 1) % 10}`)
  await dialog.getByRole('button', { name: t(words.save) }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleFromTop(customer)
  await number.fill(container.toLowerCase())
  await dialog.getByRole('button', { name: t(words.save) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(customer.getByText(container).first()).toBeVisible()

  const chassis = await fleetOf(asProvider, {
    type: 'FLAT_BED',
    subtype: 'CONTAINER_CHASSIS',
    payloadKg: 24_000,
  })
  await allocateAll(asProvider, id, [chassis])
  const appointment = async () =>
    (await asProvider.call(road.getTimeline, { query: { id } })).slots[0]!.truck?.appointment
  await expect.poll(appointment).toMatch(/^APT-\d+$/)

  const { page: port } = await newBrowser(browser, lang)
  const phone = await openPhone(browser, lang, chassis.mobile)
  await keepLocation(phone)
  await pass(port, lang, container, gates.in)
  const steps = () => stepsOf(asProvider, id).then(([first]) => first)
  await expect.poll(steps).toEqual(['GATE_IN PORT'])
  // His page has not asked since: what the port knows already is no second step.
  await hold(phone, 'GATE_IN')
  await hold(phone, 'AT_LOADING')
  // The truck leaves before anybody has said that it is loaded: the gate waits for its turn.
  await pass(port, lang, container, gates.out)
  await expectAccessibleFromTop(port)
  await hold(phone, 'LOADING_COMPLETED')
  await expect.poll(steps).toContain('GATE_OUT PORT')
  for (const code of ['ENROUTE', 'AT_UNLOADING', 'DELIVERED'] as const) await hold(phone, code)
  await fillProof(phone, 'Omar Said')
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: driverWord(lang, 'send') })
    .click()
  await expect(phone.page.getByText('Depot 4, Jebel Ali')).toBeVisible()
  await pass(port, lang, container, gates.empty)
  await expect
    .poll(steps)
    .toEqual([
      'GATE_IN PORT',
      'AT_LOADING DRIVER',
      'LOADING_COMPLETED DRIVER',
      'GATE_OUT PORT',
      'ENROUTE DRIVER',
      'AT_UNLOADING DRIVER',
      'DELIVERED DRIVER',
      'EMPTY_RETURN PORT',
    ])
  await expect(card.getByText(t(roadEvents.EMPTY_RETURN)).first()).toBeVisible()
  await expectAccessibleFromTop(customer)
  await expectFits(customer, 360)

  const { page: provider } = await newBrowser(browser, lang)
  await enter(provider, people.provider)
  await provider.goto(`/${lang}/trucks/jobs/${id}`)
  await provider.getByRole('button', { name: t(words.complete) }).click()
  await provider
    .getByRole('alertdialog')
    .getByRole('button', { name: t(words.complete) })
    .click()
  await expect(customer.getByText(t(truckStatusText.COMPLETED)).first()).toBeVisible()
})
