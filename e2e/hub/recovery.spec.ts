// A forgotten password from the sign-in page to the new session, and a new mobile with its code; the old session is over.
import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { profileTitles, recoveryTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import { profileText } from '@marsa/model/accounts/profile/profile-text.ts'
import { recoveryProblems } from '@marsa/model/accounts/recovery/recovery-problems.ts'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { resetMinutes } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { say, type Lang, type TextParams, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { makePeople, newBrowser, password } from '../kit/people.ts'
import { enter, signInAs } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang
const forgotLink = { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' }
const fresh = 'Journey-berth#2026'

type Sent = { topic?: string; subject: string; text: string; link: string | null }

/** The newest message to an address that holds what is looked for, as the outbox page of the demo shows it. */
const sentTo = async (page: Page, to: string, pattern: RegExp): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    const answer = await page.request.get(`/api/Outbox?to=${encodeURIComponent(to)}`)
    const { items } = (await answer.json()) as { items: Sent[] }
    found = items
      .map((item) => pattern.exec(`${item.subject} ${item.text} ${item.link ?? ''}`)?.[0])
      .find((each) => each !== undefined)
    expect(found).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found!
}

const makeOne = async (lang: Lang) => {
  const tag = randomUUID().slice(0, 8)
  const { me } = await makePeople([
    {
      kind: 'person',
      nameEn: `Forgetful ${tag}`,
      nameAr: `ناسية ${tag}`,
      people: [{ key: 'me', role: 'customer', firstName: 'Alia', lastName: 'Al Mazrouei', language: lang }],
    },
  ])
  return me!
}

test(
  'a forgotten password is replaced by the link of a letter, and ends the old session',
  { tag: '@ar' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow, params?: TextParams) => say(lang, row, params)
    const me = await makeOne(lang)
    const old = await newBrowser(browser, lang)
    await enter(old.page, me)
    await old.page.goto(`/${lang}/user/myprofile`)
    await expect(old.page.getByRole('heading', { level: 1, name: t(profileTitles.profile) })).toBeVisible()

    const { page, context } = await newBrowser(browser, lang)
    // A network of its own: few facts are told to one.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `100.80.${randomInt(256)}.${randomInt(256)}` })
    await page.goto(`/${lang}/sign-in`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t(forgotLink) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t(recoveryTitles.forgot) })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(t(recoveryTitles.forgot)))
    await expectAccessible(page)
    const email = page.getByRole('textbox', { name: t(accountsText.email) })
    await email.fill(`nobody-${randomUUID()}@journey.example`)
    await page.getByRole('button', { name: t(recoveryText.send) }).click()
    await expect(page.getByText(t(recoveryProblems['accounts.email-unknown']))).toBeVisible()
    await expectAccessible(page)
    await email.fill(me.email)
    await page.getByRole('button', { name: t(recoveryText.send) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(recoveryText.sentTitle) })).toBeVisible()
    await expectAccessible(page)

    const link = await sentTo(
      page,
      me.email,
      /http:\/\/localhost:\d+\/(en|ar)\/hub\/reset-password#[\w-]{43}/,
    )
    expect(link).toContain(`/${lang}/hub/`)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: t(recoveryTitles.reset) })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expectAccessible(page)
    const first = page.getByLabel(t(recoveryText.newPassword), { exact: true })
    const second = page.getByLabel(t(recoveryText.confirm), { exact: true })
    await first.fill(fresh)
    await second.fill(`${fresh}!`)
    await page.getByRole('button', { name: t(recoveryText.save) }).click()
    await expect(second).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await second.fill(fresh)
    await page.getByRole('button', { name: t(recoveryText.save) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(recoveryText.doneTitle) })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    expect(page.url()).not.toContain('#')

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: t(recoveryText.closedTitle) })).toBeVisible()
    await expect(page.getByText(t(recoveryText.closedBody, { minutes: resetMinutes }))).toBeVisible()
    await expectAccessible(page)

    // The page that was open elsewhere says so at its next step, and leads home.
    await old.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, `/${lang}/notifications`)
    const over = old.page.getByRole('alertdialog', { name: t(accountsText.sessionTimedOut) })
    await expect(over.getByText(t(accountsText.sessionTimedOutBody))).toBeVisible()
    await expectAccessible(old.page)
    await over.getByRole('button', { name: t(accountsText.okButton) }).click()
    await expect(old.page).toHaveURL(new RegExp(`/${lang}/home`))
    await old.page.goto(`/${lang}/user/myprofile`)
    await expect(old.page.getByRole('heading', { level: 1, name: t(profileTitles.profile) })).toHaveCount(0)
    await signInAs(page, lang, me.email, fresh)
    await Promise.all([context.close(), old.context.close()])
  },
)

test(
  'a person changes names and mobile, chooses what is sent, takes their data and closes the account',
  { tag: '@en' },
  async ({ browser }) => {
    const lang = langOf()
    const t = (row: TextRow, params?: TextParams) => say(lang, row, params)
    const me = await makeOne(lang)
    const { page } = await newBrowser(browser, lang)
    await enter(page, me)
    await page.goto(`/${lang}/user/myprofile`)
    const name = page.getByRole('textbox', { name: t(profileText.firstName), exact: true })
    await expect(name).toHaveValue('Alia')
    await expectAccessible(page)
    await name.fill('Amna')
    await page.getByRole('button', { name: t(profileText.save), exact: true }).click()
    await expect(page.getByText(t(profileText.saved)).first()).toBeVisible()

    const national = `56${randomInt(1_000_000, 9_999_999)}`
    await page.getByRole('button', { name: t(profileText.changeMobile) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t(profileText.newMobile) }).fill(`0${national}`)
    await dialog.getByLabel(t(profileText.ownPassword), { exact: true }).fill(password)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t(profileText.sendCode) }).click()
    const code = await sentTo(page, `+971${national}`, /\b\d{6}\b/)
    await dialog.getByRole('textbox', { name: t(registerText.code) }).fill(code)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t(profileText.confirmMobile) }).click()
    await expect(page.getByText(t(profileText.mobileSaved)).first()).toBeVisible()
    await expect(page.getByText(national.slice(-4)).first()).toBeVisible()

    const choice = page.getByRole('switch').first()
    await expect(choice).toBeChecked()
    await choice.press('Space')
    await expect(choice).not.toBeChecked()
    await page.reload()
    await expect(page.getByRole('switch').first()).not.toBeChecked()

    await page.getByRole('button', { name: t(profileText.askData), exact: true }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t(profileText.download) }).click()
    expect((await saving).suggestedFilename()).toMatch(/^marsa-my-data-.*\.zip$/)
    await expectAccessible(page)

    await page.getByRole('button', { name: t(profileText.closing), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel(t(profileText.ownPassword), { exact: true }).fill(password)
    await question.getByRole('textbox').last().fill(me.email)
    await expectAccessible(page)
    await question.getByRole('button', { name: t(profileText.closeAction) }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/sign-in\\?account=closed`))
  },
)
