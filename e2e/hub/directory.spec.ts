// Employees sign in through the directory and out of it again; links that hand over lead to places of ours alone.
import { accountsProblems } from '@marsa/model/accounts/problems.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { directoryText, troubleTitle } from '@marsa/model/accounts/directory/directory-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { knownColleagues } from '../kit/directory.ts'
import { newBrowser } from '../kit/people.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang

test(
  'an employee signs in through the directory and leaves it again',
  { tag: '@en' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow) => say(lang, row)
    const { page } = await newBrowser(browser, lang)
    const addresses: string[] = []
    page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()))
    await page.goto(`/${lang}/employee`)
    await page.getByRole('button', { name: `Desk ${lang}` }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/desk/overview`))
    expect(await page.evaluate(() => document.cookie)).toContain('marsa_login=directory')

    // The codes have been in the address for a moment, and going back does not bring them again.
    expect(addresses.some((address) => address.includes('refreshToken='))).toBe(true)
    await page.goBack()
    expect(page.url()).not.toContain('oken=')

    // A link that signs out only asks.
    await page.goto(`/${lang}/redirect?logout=1`)
    await expect(page.getByRole('heading', { name: t(directoryText.signOutTitle) })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t(accountsText.signOut) }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/home`))
    await page.goto(`/${lang}/freight/shipments`)
    await expect(page).toHaveURL(/sign-in/)
  },
)

test('who has no group, or says no, gets a page with a way on', { tag: '@ar' }, async ({ browser }) => {
  const lang = langOf()
  const t = (row: TextRow) => say(lang, row)
  const { page } = await newBrowser(browser, lang)
  await page.goto(`/${lang}/employee`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: t(troubleTitle.denied) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t(directoryText.again) }).click()
  await page.getByRole('button', { name: 'No Group' }).click()
  await expect(page.getByRole('heading', { name: t(troubleTitle['no-group']) })).toBeVisible()
  await page.getByRole('link', { name: t(directoryText.ordinary) }).click()
  await expect(page.getByRole('textbox', { name: t(accountsText.email) })).toBeVisible()

  // Codes that nobody gave lead to a page, too, and leave the address.
  await page.goto(`/${lang}/response?token=${'x'.repeat(22)}&refreshToken=${'y'.repeat(22)}`)
  await expect(page.getByRole('heading', { name: t(troubleTitle.used) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${lang}/response$`))
})

test(
  'a link that hands over leads to our table of places, and anything else home',
  { tag: '@en' },
  async ({ browser }) => {
    const lang = langOf()
    const { page } = await newBrowser(browser, lang)
    const tracked = encodeURIComponent('freight/trackshipment?containerNumber=CSQU3054383')
    await page.goto(`/${lang}/redirect/any/thing/${tracked}`)
    await expect(page).toHaveURL(new RegExp(`/${lang}/freight/track\\?number=CSQU3054383&track=1`))
    for (const rd of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/${lang}/redirect?rd=${encodeURIComponent(rd)}`)
      await expect(page).toHaveURL(new RegExp(`/${lang}/home$`))
    }
  },
)

test(
  'a colleague whose address has an account links it by its password, once',
  { tag: '@ar' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow) => say(lang, row)
    const { page } = await newBrowser(browser, lang)
    const arrive = async () => {
      await page.goto(`/${lang}/employee`)
      await page.getByRole('button', { name: `Known ${lang}` }).click()
    }
    await arrive()
    await expect(page.getByRole('heading', { name: t(directoryText.linkStaffTitle) })).toBeVisible()
    await expect(page.getByText(knownColleagues[lang])).toBeVisible()
    await expectAccessible(page)
    const password = page.getByLabel(t(accountsText.password), { exact: true })
    await password.fill('not this one')
    await page.getByRole('button', { name: t(directoryText.linkIt) }).click()
    await expect(page.getByText(t(accountsProblems['accounts.wrong-password']))).toBeVisible()
    await password.fill(demoPassword)
    await page.getByRole('button', { name: t(directoryText.linkIt) }).click()
    await expect(page).not.toHaveURL(/response|sign-in/)
  },
)
