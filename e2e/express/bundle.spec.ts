// A company buys a bundle by card on the running product and sets its cash PIN, without an accessibility fault on the way.
import { expectAccessible } from '../kit/axe.ts'
import { expectFits, widths } from '../kit/layout.ts'
import { makePeople, password } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const words = {
  buy: { en: 'Buy Gold', ar: 'شراء الذهبية' },
  accept: { en: /I accept the membership terms/, ar: /أوافق على شروط العضوية/ },
  pay: { en: /Pay AED/, ar: /سداد 2,625.00/ },
  own: { en: 'Gold bundle', ar: 'الباقة الذهبية' },
  open: { en: 'Open your bundle', ar: 'فتح الباقة' },
  setPin: { en: 'Set the PIN', ar: 'تعيين الرمز' },
  newPin: { en: 'New PIN', ar: 'الرمز الجديد' },
  again: { en: 'New PIN again', ar: 'الرمز الجديد مرة أخرى' },
  ownPassword: { en: 'Your password', ar: 'كلمة مرورك' },
  weak: { en: /easy to guess/, ar: /يسهل تخمين/ },
  isSet: { en: 'Your PIN is set.', ar: 'تم تعيين رمزك.' },
} as const

test('a bundle is bought with VAT on top, and a PIN that is easy to guess is refused', async ({
  page,
}, info) => {
  const lang = info.project.metadata['lang'] as 'en' | 'ar'
  const t = <Row extends { en: string | RegExp; ar: string | RegExp }>(row: Row): Row['en' | 'ar'] =>
    row[lang]
  const { buyer } = await makePeople([
    {
      kind: 'person',
      nameEn: 'Bundle buyer',
      nameAr: 'مشتري الباقة',
      people: [{ key: 'buyer', role: 'customer', firstName: 'Salma', lastName: 'Nasser', language: lang }],
    },
  ])
  await enter(page, buyer!)
  await page.goto(`/${lang}/express/bundles`)
  await expect(page.getByRole('button', { name: t(words.buy) })).toBeVisible()
  for (const width of widths) await expectFits(page, width)
  await expectAccessible(page)

  await page.getByRole('button', { name: t(words.buy) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t(words.accept)).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t(words.pay) }).click()
  await page.locator('button[value="approve"]').click()
  await page
    .getByRole('link', { name: t(words.open) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t(words.own) })).toBeVisible()
  await expect(page.getByText('2,500.00').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/${lang}/express/wallet`)
  await page.getByRole('button', { name: t(words.setPin) }).click()
  const fill = async (pin: string) => {
    await dialog.getByLabel(t(words.newPin), { exact: true }).fill(pin)
    await dialog.getByLabel(t(words.again), { exact: true }).fill(pin)
    await dialog.getByLabel(t(words.ownPassword), { exact: true }).fill(password)
    await dialog.getByRole('button', { name: t(words.setPin) }).click()
  }
  await fill('123456')
  await expect(dialog.getByText(t(words.weak))).toBeVisible()
  await expectAccessible(page)
  // As an Arabic keyboard types them.
  await fill('٢٥٨٠٣٦')
  await expect(page.getByText(t(words.isSet))).toBeVisible()
  for (const width of widths) await expectFits(page, width)
  await expectAccessible(page)
})
