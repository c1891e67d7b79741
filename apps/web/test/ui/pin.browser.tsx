// The pin of an address by hand, by keyboard, by paste and by the device.
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readPin } from '@marsa/model/kit/pin.ts'
import { pinWords } from '../../src/ui/map/pin-text.ts'
import { PinField } from '../../src/ui/fields/pin-field.tsx'
import { faults, languages, onPage } from './on-page.tsx'

afterEach(() => vi.restoreAllMocks())

function Sample() {
  const [value, setValue] = useState('')
  return (
    <PinField
      label="Pin"
      value={value}
      onChange={setValue}
      hasMap
      marks={[{ latitude: 25.2, longitude: 55.27, label: 'Dubai' }]}
    />
  )
}

const field = () => page.getByRole('textbox', { name: 'Pin' })
const pinNow = () => readPin((field().element() as HTMLInputElement).value)
const map = () => page.getByRole('application')

test.each(languages)('%s: keys place the pin, move it, and zoom; it says where it is', async (lang) => {
  await onPage(lang, <Sample />)
  await page.getByRole('button', { name: pinWords.showMap[lang] }).click()
  await expect.element(map()).toBeVisible()
  expect(await faults()).toEqual([])
  ;(map().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const first = pinNow()!
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  const second = pinNow()!
  expect(second.longitude).toBeGreaterThan(first.longitude)
  expect(second.latitude).toBeGreaterThan(first.latitude)
  await userEvent.keyboard('++++{ArrowLeft}')
  const third = pinNow()!
  expect(second.longitude - third.longitude).toBeCloseTo((second.longitude - first.longitude) / 16, 4)
  await expect.element(map()).toHaveAccessibleName(new RegExp(`${third.latitude}, ${third.longitude}`))
  expect(await faults()).toEqual([])
})

test('a press places the pin, and dragging it moves it with the pointer', async () => {
  await onPage('en', <Sample />)
  await page.getByRole('button', { name: pinWords.showMap.en }).click()
  await map().click()
  const first = pinNow()!
  const { x, y, width } = map().element().getBoundingClientRect()
  const send = (type: string, left: number, top: number) =>
    map()
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 7,
          isPrimary: true,
          clientX: x + left,
          clientY: y + top,
        }),
      )
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  send('pointerdown', width / 2, 135)
  send('pointermove', width / 2 + 40, 135)
  send('pointerup', width / 2 + 40, 135)
  await expect.poll(() => pinNow()!.longitude).toBeGreaterThan(first.longitude)
  expect(pinNow()!.latitude).toBeCloseTo(first.latitude, 4)
})

test('what is pasted is read and written plainly, and shown with the town it is near', async () => {
  await onPage('en', <Sample />)
  await field().fill('٢٥٫٢٠٤٨، ٥٥٫٢٧٠٨')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('25.2048, 55.2708')
  await page.getByRole('button', { name: pinWords.showMap.en }).click()
  await expect.element(page.getByText('Near Dubai')).toBeVisible()
})

test('the device says where it is, how exactly, or that it must not', async () => {
  await onPage('en', <Sample />)
  const button = page.getByRole('button', { name: pinWords.here.en })
  const said = () => page.getByRole('status').element().textContent
  const locating = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  const coords = { latitude: 25.07612345678, longitude: 55.1321, accuracy: 812 }
  locating.mockImplementationOnce((found) => found({ coords } as GeolocationPosition))
  await button.click()
  await expect.element(field()).toHaveValue('25.076123, 55.1321')
  await expect.poll(said).toContain('820 m')
  locating.mockImplementationOnce((_, failed) => failed!({ code: 1 } as GeolocationPositionError))
  await button.click()
  await expect.poll(said).toBe(pinWords.denied.en)
})
