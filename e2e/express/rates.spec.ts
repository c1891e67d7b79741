// The rate calculator of the running product: prices of the server, remote places, limits, and the page without a fault in any state.
import { expectAccessible } from '../kit/axe.ts'
import { expectFits, widths } from '../kit/layout.ts'
import { expect, test } from '../kit/test.ts'

const words = {
  weight: { en: 'Weight', ar: 'الوزن' },
  to: { en: 'To', ar: 'إلى' },
  city: { en: 'City', ar: 'المدينة' },
  country: { en: 'Country', ar: 'الدولة' },
  hatta: { en: 'Hatta', ar: 'حتا' },
  germany: { en: 'Germany', ar: 'ألمانيا' },
  limit: { en: 'A parcel can weigh up to 30 kg.', ar: 'الحد الأقصى لوزن الطرد 30 كغم.' },
  remote: {
    en: 'Hatta is a remote area, charged once per shipment',
    ar: 'حتا منطقة نائية، مرة واحدة للشحنة',
  },
  economy: { en: 'International economy', ar: 'دولي اقتصادي' },
  start: { en: 'Calculate a rate', ar: 'حساب السعر' },
} as const

test('a visitor reckons what a parcel costs at home and abroad, and a link brings it back', async ({
  page,
}, info) => {
  const lang = info.project.metadata['lang'] as 'en' | 'ar'
  const t = (row: { en: string; ar: string }) => row[lang]
  const price = page.locator('.rate .price').first()
  const to = page.getByRole('group', { name: t(words.to), exact: true })

  await page.goto(`${process.env['BASE_URL']}/${lang}/express`)
  await page
    .getByRole('link', { name: t(words.start), exact: true })
    .first()
    .click()
  await expect(price).toContainText('21.00')
  for (const width of widths) await expectFits(page, width)
  await expectAccessible(page)

  await to.getByLabel(t(words.city), { exact: true }).selectOption(t(words.hatta))
  await expect(price).toContainText('36.75')
  await expect(page.getByText(t(words.remote))).toBeVisible()

  const weight = page.getByLabel(t(words.weight), { exact: true })
  await weight.fill('30.001')
  await expect(page.getByText(t(words.limit))).toBeVisible()
  await expectAccessible(page)

  await weight.fill('5.001')
  await to.getByLabel(t(words.country)).selectOption(t(words.germany))
  await expect(price).toContainText('182.00')
  await expect(page.getByRole('heading', { name: t(words.economy) })).toBeVisible()
  for (const width of widths) await expectFits(page, width)
  await expectAccessible(page)

  await page.reload()
  await expect(price).toContainText('182.00')
  await expect(weight).toHaveValue('5.001')
})
