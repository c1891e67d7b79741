// Over the border to Saudi Arabia: the provider reports on its page each step, at two posts the three stages of each, with
// the seal of the load; the customer brings a document that a post still misses and reads where the truck stands.
import type { Locator } from '@playwright/test'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { truckStatusText } from '@marsa/model/trucks/status.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { roadPlan, type RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { pdf, photo } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { allocateAll, booked, bringPapers, fleetOf, place, stepsOf } from './prepare.ts'

const words = {
  report: { en: 'Report: {step}', ar: 'تسجيل: {step}' },
  send: { en: 'Report it', ar: 'تسجيل' },
  seal: { en: 'Seal number', ar: 'رقم الختم' },
  receiver: { en: "Receiver's name", ar: 'اسم المستلم' },
  noSeal: { en: 'Enter the seal number.', ar: 'أدخل رقم الختم.' },
  missing: {
    en: 'Documents of this border post are missing or were returned.',
    ar: 'مستندات هذا المنفذ ناقصة أو أُعيدت للتصحيح.',
  },
  upload: { en: 'Upload: {name}', ar: 'رفع: {name}' },
  complete: { en: 'Complete the request', ar: 'إتمام الطلب' },
}
const plan = roadPlan({ movement: 'CROSS_BORDER', route: 'SA_BATHA', toEmirates: false })

test('a truck goes to Riyadh through both border posts', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
  const booking = await booked(lang, {
    movementType: 'CROSS_BORDER',
    trucks: 1,
    weightKg: 5_000,
    quantity: 8,
    hsCode: '940161',
    cargoValue: '48000.00',
    borderRoute: 'SA_BATHA',
    dropoff: place({
      country: 'SA',
      city: 'Riyadh',
      emirate: null,
      area: 'Al Sulay',
      contactNumber: '+966501234567',
    }),
    dropoffAt: new Date(Date.now() + 54 * 3_600_000).toISOString(),
  })
  const { people, asProvider, id } = booking
  const certificate = documentTypes.CERTIFICATE_OF_ORIGIN
  await bringPapers(booking, 'CERTIFICATE_OF_ORIGIN')
  const truck = { type: 'SEVEN_TON_CLOSED', subtype: 'STANDARD', payloadKg: 7_000 } as const
  await allocateAll(asProvider, id, [await fleetOf(asProvider, truck)])
  const { page: customer } = await newBrowser(browser, lang)
  await enter(customer, people.customer)
  await customer.goto(`/${lang}/trucks/requests/${id}`)

  const { page: provider } = await newBrowser(browser, lang)
  await enter(provider, people.provider)
  await provider.goto(`/${lang}/trucks/jobs/${id}`)
  const fills: Partial<Record<RoadStep['code'], (dialog: Locator) => Promise<void>>> = {
    LOADING_COMPLETED: async (dialog) => {
      await dialog.getByRole('button', { name: t(words.send) }).click()
      await expect(dialog.getByText(t(words.noSeal))).toBeVisible()
      await dialog.getByRole('textbox', { name: t(words.seal) }).fill('SA-77120')
      await expectAccessibleFromTop(provider)
    },
    DELIVERED: async (dialog) => {
      await dialog.getByRole('textbox', { name: t(words.receiver) }).fill('Omar Said')
      await dialog.locator('input[type=file]:not([capture])').setInputFiles(photo)
      await expectAccessibleFromTop(provider)
    },
  }
  for (const step of plan) {
    const name = stepName(step)[lang]
    if (step.code === 'BORDER_SUBMITTED' && step.post === 'GHUWAIFAT') {
      await expect(provider.getByText(t(words.missing))).toBeVisible()
      await customer
        .locator('#borders')
        .getByRole('button', { name: t(words.upload, { name: t(certificate) }) })
        .first()
        .click()
      const upload = customer.getByRole('dialog')
      await upload.locator('input[type=file]:not([capture])').setInputFiles(pdf('certificate.pdf'))
      await expect(upload).toHaveCount(0)
      await expect(provider.getByText(t(words.missing))).toHaveCount(0)
    }
    await provider.getByRole('button', { name: t(words.report, { step: name }) }).click()
    const dialog = provider.getByRole('dialog')
    await fills[step.code]?.(dialog)
    await dialog.getByRole('button', { name: t(words.send), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(customer.getByText(name).first()).toBeVisible()
  }
  expect(plan.filter(({ post }) => post)).toHaveLength(6)
  expect(await stepsOf(asProvider, id)).toEqual([
    plan.map(({ code, post }) => [code, post, 'PROVIDER'].filter(Boolean).join(' ')),
  ])
  await expect(customer.getByText(/SA-77120/).first()).toBeVisible()
  await expectAccessibleFromTop(customer)
  await expectFits(customer, 360)
  await provider.getByRole('button', { name: t(words.complete) }).click()
  await provider
    .getByRole('alertdialog')
    .getByRole('button', { name: t(words.complete) })
    .click()
  await expect(customer.getByText(t(truckStatusText.COMPLETED)).first()).toBeVisible()
})
