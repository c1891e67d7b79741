// An address is kept with its pin and made the usual one; the next request begins with it, and lets go of it.
import {
  addressFieldText as fields,
  addressText as words,
} from '@marsa/model/accounts/addresses/addresses-text.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { expectAccessible } from '../kit/axe.ts'
import { mark } from '../kit/fields.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const stopFields = freightFields.origin.fields

test('a usual address with its pin begins the next request', { tag: '@ar' }, async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { importer } = await makePeople([
    {
      kind: 'business',
      nameEn: 'Address Book Trading',
      nameAr: 'دفتر العناوين للتجارة',
      people: [{ key: 'importer', role: 'business', firstName: 'Maryam', lastName: 'Saif', language: lang }],
    },
  ])
  const { page } = await newBrowser(browser, lang)
  await enter(page, importer!)
  await page.goto(`/${lang}/user/addresses`)
  await page.getByRole('button', { name: t(words.add) }).click()
  const dialog = page.getByRole('dialog', { name: t(words.addTitle) })
  const fill = (field: TextRow, text: string) => dialog.getByRole('textbox', { name: t(field) }).fill(text)
  const label = t({ en: 'Al Quoz warehouse', ar: 'مستودع القوز' })
  await fill(fields.label, label)
  await dialog.getByRole('button', { name: t(fields.emirate) }).click()
  await page.getByRole('option', { name: emirates.DU[lang] }).click()
  await fill(fields.area, t({ en: 'Al Quoz 3', ar: 'القوز 3' }))
  await fill(fields.building, t({ en: 'Warehouse 12', ar: 'المستودع 12' }))
  // As pasted from a map in Arabic, then moved by hand: the map stands for both.
  const pin = dialog.getByRole('textbox', { name: t(fields.pin) })
  await pin.fill('٢٥٫١٣١٦، ٥٥٫٢٢٧١')
  await dialog
    .getByRole('button', { name: t({ en: 'Place it on the map', ar: 'تحديده على الخريطة' }) })
    .click()
  await expect(pin).toHaveValue('25.1316, 55.2271')
  const map = dialog.getByRole('application')
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await expect(pin).not.toHaveValue('25.1316, 55.2271')
  await map.click()
  await expect(pin).toHaveValue(/^25\.\d+, 55\.\d+$/)
  const placed = await pin.inputValue()
  await mark(dialog.getByRole('checkbox', { name: t(words.isDelivery) }))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t(words.save) }).click()
  await expect(page.getByText(t(words.delivery), { exact: true })).toBeVisible()

  await page.goto(`/${lang}/freight/quote`)
  const end = page.getByRole('region', { name: t(freightFields.destination.label) })
  await expect(end.getByText(say(lang, words.filled, { label }))).toBeVisible()
  const address = end.getByRole('textbox', { name: t(stopFields.address.label) })
  await expect(address).toHaveValue(new RegExp(`${placed}$`))
  await expect(end.getByRole('button', { name: t(stopFields.place.label) })).toContainText(
    t({ en: 'Al Quoz', ar: 'القوز' }),
  )
  await expectAccessible(page)
  // Looking at the form makes no draft; letting go of what was filled in leaves it empty.
  await expect(page).not.toHaveURL(/id=/)
  await end.getByRole('button', { name: t(words.clear), exact: true }).click()
  await expect(address).toHaveValue('')
  await expect(end.getByText(say(lang, words.filled, { label }))).toHaveCount(0)
})
