// Somebody comes in as a stranger: an individual with a code from a text message, and a provider whom the desk approves.
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fieldProblems } from '@marsa/model/accounts/field-problems.ts'
import { accountsProblems } from '@marsa/model/accounts/problems.ts'
import { licencesText, registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { serviceText } from '@marsa/model/accounts/registration/registration-text.ts'
import { registrationTitles } from '@marsa/model/accounts/registration/registration-titles.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { askForQuotes } from '../freight/ask.ts'
import { asked } from '../freight/prepare.ts'
import { airRates, sendQuote } from '../freight/quote.ts'
import { expectAccessible } from '../kit/axe.ts'
import { mark, pdf } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo, signInAs } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang
const secret = 'Quayside#47 north'

type Words = (row: { en: string; ar: string }) => string
const wordsIn =
  (lang: Lang): Words =>
  (row) =>
    say(lang, row)

const stranger = (): { email: string; national: string } => {
  const serial = String(randomInt(10_000_000)).padStart(7, '0')
  return { email: `journey-${serial}@test.example`, national: `55${serial}` }
}

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text)

const onward = (page: Page, label: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: label, exact: true }).click()

/** The code as the outbox page of the demo shows it. */
const codeFor = async (page: Page, national: string): Promise<string> => {
  const answer = await page.request.get(`/api/Outbox?to=${encodeURIComponent(`+971${national}`)}`)
  const { items } = (await answer.json()) as { items: { subject: string }[] }
  return /\d{6}/.exec(items[0]!.subject)![0]
}

const fillPerson = async (page: Page, t: Words, who: { email: string; national: string }): Promise<void> => {
  await fill(page, t(registerText.firstname), t({ en: 'Layla', ar: 'ليلى' }))
  await fill(page, t(registerText.lastname), t({ en: 'Al Hashimi', ar: 'الهاشمي' }))
  await fill(page, t(registerText.email), who.email)
  await fill(page, t(registerText.mobile), arabicDigits(`0${who.national}`))
  await expectAccessible(page)
  await onward(page, t(registerText.next))
}

const choosePassword = async (page: Page, t: Words): Promise<void> => {
  await fill(page, t(registerText.password), secret)
  await fill(page, t(registerText.confirm), secret)
  await expect(page.getByText(t(registerText.strength4))).toBeVisible()
  await onward(page, t(registerText.sendCode))
  // Without the terms nothing is sent.
  await expect(page.getByText(t(registrationProblems['accounts.terms-required'])).first()).toBeVisible()
  await expectAccessible(page)
  await mark(page.getByRole('checkbox', { name: t(registerText.acceptBefore) }))
  await onward(page, t(registerText.sendCode))
  await expect(page.getByLabel(t(registerText.code), { exact: true })).toBeVisible()
}

test('an individual registers with a code and places a request', async ({ browser }) => {
  const lang = langOf()
  const t = wordsIn(lang)
  const { page } = await newBrowser(browser, lang)
  const who = stranger()
  await page.goto(`/${lang}/hub/register/somebody`)
  await expect(page.getByRole('heading', { level: 1, name: t(registrationTitles.register) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t(registerText.customer) }).click()

  // What is missing is said under the fields and in a summary that takes the focus.
  await onward(page, t(registerText.next))
  await expect(page.getByRole('alert')).toContainText(t(registerText.firstname))
  await expect(page.getByText(t(fieldProblems['accounts.mobile-invalid'])).first()).toBeVisible()
  await expect(page.getByText(t(accountsProblems['accounts.email-required'])).first()).toBeVisible()
  await expectAccessible(page)

  // What was typed is there again after a reload.
  await fill(page, t(registerText.email), who.email)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel(t(registerText.email), { exact: true })).toHaveValue(who.email)

  await fillPerson(page, t, who)
  await choosePassword(page, t)
  const code = await codeFor(page, who.national)
  await fill(page, t(registerText.code), code === '000000' ? '000001' : '000000')
  await onward(page, t(registerText.finish))
  await expect(page.getByText(t(fieldProblems['accounts.code-wrong'])).first()).toBeVisible()
  await expectAccessible(page)
  await fill(page, t(registerText.code), arabicDigits(code))
  await onward(page, t(registerText.finish))

  await expect(page).toHaveURL(/thank-you\?type=customer/)
  await expect(page.getByRole('heading', { level: 1, name: t(registerText.thanksReady) })).toBeVisible()
  await expectAccessible(page)
  // Who has just proven the mobile number is signed in already.
  await page.getByRole('link', { name: t(registerText.firstQuote) }).click()
  await expect(page).toHaveURL(/freight\/quote/)
  const number = await askForQuotes(page, lang, 'First order')
  await page.goto(`/${lang}/freight/shipments`)
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible()
})

test('a provider registers, the desk approves, and the provider answers a request', async ({ browser }) => {
  const lang = langOf()
  const t = wordsIn(lang)
  const { page } = await newBrowser(browser, lang)
  const who = stranger()
  await page.goto(`/${lang}/hub/register/provider`)
  await fill(page, t(registerText.licence), arabicDigits('FU-38126'))
  await expect(page.getByText(/Naseem Aquaculture|نسيم للاستزراع السمكي/)).toBeVisible()
  await expect(page.getByLabel(t(registerText.companyName), { exact: true })).not.toHaveValue('')
  // Without a licence in the register nobody goes on, unless it is attached.
  await fill(page, t(registerText.licence), 'CN-9999999')
  await expect(page.getByText(t(registrationProblems['accounts.licence-unknown'])).first()).toBeVisible()
  await onward(page, t(registerText.next))
  await expect(page.getByRole('alert')).toContainText(t(registerText.licence))
  await page.setInputFiles('input[type=file]', pdf('licence.pdf'))
  await expect(page.getByText(t(registerText.licenceAttached))).toBeVisible()
  await fill(page, t(registerText.employees), '٢٥')
  await fill(page, t(registerText.branches), '1')
  await fill(page, t(registerText.location), t({ en: 'Dibba, Fujairah', ar: 'دبا، الفجيرة' }))
  for (const service of ['sea', 'air'] as const)
    await mark(page.getByRole('checkbox', { name: t(serviceText[service]) }))
  await expectAccessible(page)
  await onward(page, t(registerText.next))
  await fillPerson(page, t, who)
  await choosePassword(page, t)
  await fill(page, t(registerText.code), await codeFor(page, who.national))
  await onward(page, t(registerText.finishCompany))
  await expect(page).toHaveURL(/thank-you\?type=provider/)
  await expectAccessible(page)

  const desk = await newBrowser(browser, lang)
  await enterDemo(desk.page, 'desk@demo.example')
  await desk.page.goto(`/${lang}/admin/registrations?text=${encodeURIComponent(who.email)}`)
  await expectAccessible(desk.page)
  await desk.page
    .getByRole('main')
    .getByRole('link', { name: /Layla|ليلى/ })
    .click()
  // The list stays until the page is there, and that has no heading until it knows whose it is.
  const approve = desk.page.getByRole('button', { name: t(registrationsText.approve), exact: true })
  await expect(approve).toBeVisible()
  await expect(desk.page.getByText(t(registrationsText.licenceAttached))).toBeVisible()
  await expect(desk.page.locator('.file-page canvas').first()).toBeVisible()
  await expectAccessible(desk.page)
  await approve.click()
  const dialog = desk.page.getByRole('dialog')
  await dialog
    .getByLabel(t(registrationsText.agentCode), { exact: true })
    .fill(`AG_J${who.national.slice(-6)}`)
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: t(registrationsText.approve), exact: true }).click()
  await expect(desk.page.getByText(t(registrationProblems['accounts.second-person'])).first()).toBeVisible()
  await desk.context.close()

  await signInAs(page, lang, who.email, secret)
  await expect(page).toHaveURL(/freight\/requests/)
  const { number } = await asked(lang)
  await sendQuote(page, lang, number, airRates)
})

test('an administrator loads licences after a trial', async ({ browser }) => {
  const lang = langOf()
  const t = wordsIn(lang)
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'admin@demo.example')
  await page.goto(`/${lang}/admin/licences`)
  await expect(page.getByRole('heading', { level: 1, name: t(registrationTitles.licences) })).toBeVisible()
  await expectAccessible(page)
  const number = `UQ-${randomInt(100_000, 999_999)}`
  const csv = `number,name_en,name_ar,authority,emirate,expires_on\n${number},Journey Trading,رحلة للتجارة,UAQDED,UQ,`
  const file = (end: string) => ({
    name: 'journey.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv + end),
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('2030-02-30\n'))
  await expect(page.getByText(t(registrationProblems['accounts.licence-date']))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t(licencesText.discard) }).click()
  await input.setInputFiles(file('2030-02-28\n'))
  await page.getByRole('button', { name: t(licencesText.apply) }).click()
  await expect(page.getByText(say(lang, licencesText.loaded, { name: 'journey.csv' }))).toBeVisible()
  await page.goto(`/${lang}/admin/licences?text=${number}`)
  await expect(page.getByText('Journey Trading')).toBeVisible()
})
