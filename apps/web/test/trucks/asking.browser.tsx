// The form for trucks in both languages: more pallets than stand on the floors are said where they are typed and before it is sent.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { addressFieldText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { quantityUnits, truckPorts } from '@marsa/model/trucks/asking/lists.ts'
import { terminalPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import { movementTypes, portDirections } from '@marsa/model/trucks/road/movement.ts'
import { truckFields as fields } from '@marsa/model/trucks/asking/request-form.ts'
import { truckWarningText } from '@marsa/model/trucks/asking/request-rules.ts'
import { truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import '../../src/ui/app.css'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRouter } from '../../src/kit/router/router.ts'
import { AskPage } from '../../src/requests/usual/ask-page.tsx'
import { usualAskText } from '../../src/requests/usual/text.ts'
import { truckAskText, truckAsideText } from '../../src/trucks/asking/text.ts'
import { trucksPages } from '../../src/trucks/pages.ts'
import { memoryHistory } from '../kit/memory-history.ts'
import { languages, onPage } from '../ui/on-page.tsx'

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 404 }))
})
afterEach(() => void vi.restoreAllMocks())

const shown = (lang: Lang) => {
  const router = createRouter({
    routes: [],
    frame: () => <AskPage line={trucksPages} />,
    notFound: () => null,
    failed: () => null,
    frameFailed: () => null,
    history: memoryHistory('/'),
  })
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  const box = (label: { en: string; ar: string }) => page.getByRole('textbox', { name: label[lang] })
  const choose = async (label: { en: string; ar: string }, option: { en: string; ar: string }) => {
    await page.getByRole('button', { name: label[lang], exact: false }).first().click()
    await page.getByRole('option', { name: option[lang], exact: true }).click()
  }

  test('pallets that do not stand on the floors are warned of twice, with the number of trucks that mends it', async () => {
    await shown(lang)
    await choose(fields.truckType.label, truckTypes.SEVEN_TON_CLOSED)
    await box(fields.trucks.label).fill('2')
    await choose(fields.unit.label, quantityUnits.PALLET)
    await box(fields.quantity.label).fill('٢٠')
    const warning = page.getByText(say(lang, truckWarningText.floorFull, { pallets: 20, needed: 3 }))
    expect(warning.elements()).toHaveLength(0)
    await box(fields.quantity.label).fill('٢١')
    await expect.poll(() => warning.elements()).toHaveLength(2)
    await expect.element(page.getByText(say(lang, truckAsideText.ofType, { count: 3 }))).toBeVisible()
    await page
      .getByRole('button', { name: say(lang, truckAskText.askFor, { count: 3 }) })
      .last()
      .click()
    await expect.poll(() => warning.elements()).toHaveLength(0)
    await expect.element(box(fields.trucks.label)).toHaveValue('3')
  })

  test('a container from a port is loaded at its terminal', async () => {
    await shown(lang)
    await page.getByRole('radio', { name: movementTypes.PORT[lang], exact: false }).click({ force: true })
    await page.getByRole('radio', { name: portDirections.IMPORT[lang], exact: false }).click({ force: true })
    await choose(fields.port.label, truckPorts.AEJEA)
    const { area, landmark } = terminalPlace('AEJEA', lang)
    const pickup = page.getByRole('group', { name: fields.pickup.label[lang], exact: true })
    const box = (row: { en: string; ar: string }) =>
      pickup.getByRole('textbox', { name: row[lang], exact: false })
    await expect.element(box(addressFieldText.area)).toHaveValue(area)
    await expect.element(box(addressFieldText.landmark)).toHaveValue(landmark)
    await choose(fields.port.label, truckPorts.AEKHL)
    await expect.element(box(addressFieldText.area)).toHaveValue(terminalPlace('AEKHL', lang).area)
    // What was typed stays.
    await box(addressFieldText.area).fill('Yard 7')
    await choose(fields.port.label, truckPorts.AEJEA)
    await expect.element(box(addressFieldText.area)).toHaveValue('Yard 7')
  })
  test('a movement across borders begins without a drop-off on the day of its pickup', async () => {
    await shown(lang)
    const move = (movement: keyof typeof movementTypes) =>
      page.getByRole('radio', { name: movementTypes[movement][lang], exact: false }).click({ force: true })
    const dropoff = () =>
      [...document.querySelectorAll<HTMLInputElement>('[data-field="dropoffAt"] input')].map(
        ({ value }) => value,
      )
    const proposed = dropoff()
    expect(proposed.join('')).toContain('T14:00')
    await move('CROSS_BORDER')
    await expect.poll(() => dropoff().join('')).toBe('')
    await move('DOMESTIC')
    await expect.poll(dropoff).toEqual(proposed)
  })

  test('what is wrong stands above the form and pushes nothing beside it away', async () => {
    await page.viewport(1280, 850)
    await shown(lang)
    const place = () => {
      const [form, aside] = ['form', '.ask-page > aside'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      )
      return { form: form!.x, width: form!.width, aside: aside!.x }
    }
    const before = place()
    await page.getByRole('button', { name: usualAskText.send[lang] }).click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(place()).toEqual(before)
  })
})
