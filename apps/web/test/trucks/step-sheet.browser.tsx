// The sheet of a step on the driver's phone: pressed twice it is sent once.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DriverJob } from '@marsa/model/trucks/driver/driver-views.ts'
import { driverWord } from '@marsa/model/trucks/road/driver-text.ts'
import { setLanguage } from '../../src/trucks/drive/parts.ts'
import { openStepSheet, type Filled } from '../../src/trucks/drive/step-sheet.ts'
import { languages } from '../ui/on-page.tsx'

afterEach(() => document.querySelector('dialog')?.remove())

const job = { carriage: { movement: 'CROSS_BORDER' }, temperatureRange: null } as DriverJob

test.each(languages)('%s: a step pressed twice is sent once', async (lang) => {
  setLanguage(lang)
  const send = vi.fn<(filled: Filled) => void>()
  openStepSheet({ code: 'LOADING_COMPLETED', post: null }, job, send)
  await page.getByRole('textbox', { name: driverWord(lang, 'seal') }).fill('SA-77120')
  const button = page.getByRole('button', { name: driverWord(lang, 'send') }).element() as HTMLButtonElement
  button.click()
  button.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send).toHaveBeenCalledOnce()
})
