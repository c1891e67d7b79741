// A company administrator invites a colleague, who joins from the mail with a password of their own and signs in.
import type { Page } from '@playwright/test'
import { roleText } from '@marsa/model/accounts/text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { serviceLevelText } from '@marsa/model/site/service-levels.ts'
import { expectAccessible } from '../kit/axe.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter, enterDemo, signInAs } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const words = {
  invite: { en: 'Invite a colleague', ar: 'دعوة زميل' },
  email: { en: 'E-mail of your colleague', ar: 'البريد الإلكتروني للزميل' },
  role: { en: 'Role', ar: 'الدور' },
  send: { en: 'Send the invitation', ar: 'إرسال الدعوة' },
  invitations: { en: 'Invitations', ar: 'الدعوات' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  password: { en: 'Choose a password', ar: 'اختر كلمة مرور' },
  join: { en: 'Join', ar: 'انضمام' },
  welcome: { en: 'Welcome to', ar: 'أهلًا بك في' },
  disable: { en: 'End access', ar: 'إنهاء الصلاحية' },
  reason: { en: 'Reason', ar: 'السبب' },
  notAuthorised: { en: 'You are not authorised', ar: 'ليست لديك صلاحية' },
} as const

const langOf = (info: { project: { metadata: Record<string, unknown> } }): Lang =>
  info.project.metadata['lang'] as Lang

/** The address in the newest mail to somebody, as the outbox of the demonstration shows it. */
const linkTo = async (page: Page, email: string): Promise<string> => {
  const { context } = await newBrowser(page.context().browser()!, 'en')
  const outbox = await context.newPage()
  await outbox.goto('/outbox')
  const html = await outbox.content()
  await context.close()
  const after = html.slice(html.indexOf(email))
  const found = /hub\/invitation#([\w-]{43})/.exec(after)
  if (!found) throw new Error(`no invitation to ${email} in the outbox`)
  return found[1]!
}

test(
  'a company administrator invites a colleague, who joins and signs in',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = langOf(info)
    const word = (key: keyof typeof words) => words[key][lang]
    const made = await makePeople([
      {
        kind: 'business',
        nameEn: 'Harbour Linen',
        nameAr: 'كتان الميناء',
        people: [
          {
            key: 'boss',
            role: 'business',
            firstName: 'Hind',
            lastName: 'Saleh',
            language: lang,
            companyAdmin: true,
          },
        ],
      },
    ])
    const { page } = await newBrowser(browser, lang)
    await enter(page, made['boss']!)
    await page.goto(`/${lang}/user/usermanagement`)
    await page.getByRole('button', { name: word('invite') }).click()
    const dialog = page.getByRole('dialog')
    const email = `colleague.${lang}.${made['boss']!.companyId.slice(-8)}@test.example`
    await dialog.getByRole('textbox', { name: word('email') }).fill(email)
    await dialog.getByRole('button', { name: word('role') }).click()
    await page.getByRole('option', { name: say(lang, roleText.portal) }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: word('send') }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: word('invitations') }).click()
    await expect(page.getByText('co•••@test.example')).toBeVisible()
    await expectAccessible(page)

    const token = await linkTo(page, email)
    const { page: theirs } = await newBrowser(browser, lang)
    await theirs.goto(`/${lang}/hub/invitation#${token}`)
    await theirs.getByRole('textbox', { name: word('firstName'), exact: true }).fill('Rawan')
    await expect(theirs).not.toHaveURL(/#/)
    await theirs.getByRole('textbox', { name: word('lastName'), exact: true }).fill('Ibrahim')
    await theirs.getByLabel(word('password'), { exact: true }).fill('Quay-side#2026-gantry')
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: word('join'), exact: true }).click()
    await expect(theirs.getByRole('heading', { name: word('welcome') })).toBeVisible()
    await signInAs(theirs, lang, email, 'Quay-side#2026-gantry')
    await theirs.goto(`/${lang}/user/usermanagement`)
    await expect(theirs.getByRole('heading', { name: word('notAuthorised') })).toBeVisible()

    // The link is used up, and access can be ended at once.
    await page.goto(`/${lang}/user/usermanagement`)
    await page.getByRole('link', { name: 'Rawan Ibrahim' }).click()
    await page.getByRole('button', { name: word('disable') }).click()
    await page.getByRole('textbox', { name: word('reason') }).fill('Has left the company')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('disable') })
      .click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await theirs.goto(`/${lang}/freight/shipments`)
    await expect(theirs).toHaveURL(/sign-in/)
    await theirs.goto(`/${lang}/hub/invitation#${token}`)
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(theirs.getByRole('button', { name: word('join'), exact: true })).toHaveCount(0)
  },
)

test(
  'service levels open by their link, stay on Escape and close by their own button',
  { tag: '@en' },
  async ({ browser }, info) => {
    const lang = langOf(info)
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, 'air.agent@demo.example')
    await page.goto(`/${lang}/freight/requests`)
    const link = page.getByRole('button', { name: say(lang, serviceLevelText.link) })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say(lang, serviceLevelText.air) })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('row')).toHaveCount(4)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: say(lang, serviceLevelText.closeButton) })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  },
)
