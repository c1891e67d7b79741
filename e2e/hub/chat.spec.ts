// A visitor writes, the desk answers, and both see it live; text stays text, a lost connection loses nothing.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chatText, deskChatText, outcomeText } from '@marsa/model/messages/chat/chat-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

const langOf = (): Lang => test.info().project.metadata['lang'] as Lang

const names = { en: 'Noor Visitor', ar: 'نور الزائرة' }
const asked = {
  en: 'Do you clear cargo on Fridays?',
  ar: 'هل تخلّصون الشحنات يوم الجمعة؟',
}
const salma = { en: 'Salma', ar: 'سلمى' }
const inert = '<img src=x onerror="document.title=1"> <b>bold</b>'

const begin = async (page: Page, lang: Lang, name: string): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.goto(`/${lang}/home`)
  await page.getByRole('link', { name: t(chatText.chatWithUs) }).click()
  const panel = page.getByRole('dialog', { name: t(chatText.chat) })
  await panel.getByRole('button', { name: t(chatText.begin) }).click()
  await expect(panel.getByRole('textbox', { name: t(chatText.fullName) })).toBeFocused()
  await expectAccessible(page)
  await panel.getByRole('textbox', { name: t(chatText.fullName) }).fill(name)
  await panel.getByRole('textbox', { name: t(chatText.email) }).fill('noor@visitor.example')
  await panel.getByRole('textbox', { name: t(chatText.mobile) }).fill('050 555 0123')
  await panel.getByRole('textbox', { name: t(chatText.message) }).fill(asked[lang])
  await panel.getByRole('button', { name: t(chatText.begin) }).click()
  await expect(panel.getByRole('log')).toContainText(asked[lang])
}

test('a visitor chats, the desk answers, and both see it live', async ({ browser }) => {
  const lang = langOf()
  const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
  const name = `${names[lang]} ${randomUUID().slice(0, 4)}`
  const visitor = await newBrowser(browser, lang)
  const desk = await newBrowser(browser, lang)
  await begin(visitor.page, lang, name)

  await enterDemo(desk.page, 'desk@demo.example')
  await desk.page.goto(`/${lang}/desk/chats`)
  const row = desk.page.getByRole('link', { name })
  await expect(row).toBeVisible()
  await expectAccessible(desk.page)
  await row.click()
  await expect(desk.page.getByText(t(deskChatText.unverified))).toBeVisible()
  const write = desk.page.getByRole('textbox', { name: t(deskChatText.writeIn, { name }) })

  // Prepared answers come in the customer's language.
  await desk.page.getByRole('button', { name: t(deskChatText.canned) }).click()
  await desk.page.getByRole('menuitem').first().click()
  await expect(write).toHaveValue(lang === 'ar' ? /مرسى/ : /Marsa/)
  await write.press('Enter')
  await expectAccessible(desk.page)

  const log = visitor.page.getByRole('log')
  await expect(log).toContainText(lang === 'ar' ? 'مرسى' : 'Marsa')
  await expect(visitor.page.getByText(t(chatText.agentOf, { name: salma[lang] }))).toBeVisible()

  // Typing is seen on the other side, and what is typed stays text there.
  const reply = visitor.page.getByRole('textbox', { name: t(chatText.write) })
  await reply.pressSequentially('...')
  await expect(desk.page.getByText(t(chatText.typing, { name }))).toBeVisible()
  await reply.fill(inert)
  await reply.press('Enter')
  await expect(desk.page.getByRole('log')).toContainText(inert)
  expect(await desk.page.getByRole('log').locator('img, b:not(.med)').count()).toBe(0)
  await expect(log.getByText(t(chatText.delivered)).last()).toBeVisible()
  await expectAccessible(visitor.page)

  // Without a connection the message waits, and goes out once when it is back.
  await visitor.context.setOffline(true)
  await reply.fill('after the tunnel')
  await reply.press('Enter')
  await expect(log.getByText(t(chatText.failed))).toBeVisible()
  await visitor.context.setOffline(false)
  await expect(desk.page.getByRole('log').getByText('after the tunnel')).toHaveCount(1)
  await expect(log.getByText(t(chatText.failed))).toHaveCount(0)
  await expect(log.getByText('after the tunnel')).toHaveCount(1)

  // A new page goes on where the old one was.
  await visitor.page.goto(`/${lang}/freight/home`)
  await expect(visitor.page.getByRole('log')).toContainText(asked[lang])

  await desk.page.getByRole('button', { name: t(deskChatText.close), exact: true }).click()
  const dialog = desk.page.getByRole('dialog', { name: t(deskChatText.closeTitle) })
  await dialog.getByRole('button', { name: t(deskChatText.close), exact: true }).click()
  await expect(visitor.page.getByText(t(chatText.ended))).toBeVisible()

  await desk.page.goto(`/${lang}/chathistory?person=${encodeURIComponent(name)}`)
  await expect(desk.page.getByText(t(outcomeText.answered))).toBeVisible()
  await expectAccessible(desk.page)
  await desk.page.getByRole('link', { name }).click()
  await expect(desk.page.getByRole('log')).toContainText('after the tunnel')
  await expectAccessible(desk.page)
  await Promise.all([visitor.context.close(), desk.context.close()])
})
