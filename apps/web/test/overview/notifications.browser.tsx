// The bell's list and its page: one row for each subject, with the rest of it on request, read as a whole.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Notification } from '@marsa/model/messages/endpoints.ts'
import { say } from '@marsa/model/kit/text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { NotificationBell } from '../../src/overview/parts/notification-bell.tsx'
import { overviewText } from '../../src/overview/text.ts'
import '../../src/app/shell.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const subjectId = '00000000-0000-4000-8000-0000000000a1'
const note = (order: number, change: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-7000-8000-00000000000${order}`,
  type: 'milestone-QS_DIS',
  subjectId,
  titleEn: `FR-26-01847${order} has been discharged`,
  titleAr: `تم تفريغ الشحنة FR-26-01847${order}`,
  bodyEn: 'The cargo from Shanghai to Jebel Ali is off the ship and waits for customs.',
  bodyAr: 'تم تفريغ البضاعة القادمة من شنغهاي إلى جبل علي من السفينة، وهي بانتظار الجمارك.',
  at: '2026-11-20T10:00:00+04:00',
  readAt: null,
  link: '#followed',
  ...change,
})
const single = note(5, {
  subjectId: null,
  group: { more: 0, unread: 0 },
  readAt: '2026-11-20T11:00:00+04:00',
})

const asked: URL[] = []
const marked: unknown[] = []
beforeEach(() => {
  asked.length = marked.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if (typeof init?.body === 'string') {
      marked.push(JSON.parse(init.body))
      return Response.json({ status: 'SUCCESS', errorMessage: null })
    }
    const url = new URL(address as string, location.href)
    asked.push(url)
    return Response.json({
      items:
        url.searchParams.get('group') === 'subject'
          ? [note(9, { group: { more: 3, unread: 2 } }), single]
          : [note(8), note(7, { readAt: single.readAt }), note(6, { readAt: single.readAt })],
      unread: 2,
    })
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const title = (of: Notification) => (lang === 'ar' ? of.titleAr : of.titleEn)
  const row = (order: number) => page.getByRole('link', { name: new RegExp(`01847${order}`) })
  const bell = page.getByRole('button', {
    name: new RegExp(`^${say(lang, overviewText.unread, { count: 2 })}`),
  })
  const openBell = async () => {
    await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <NotificationBell />
      </QueryClientProvider>,
    )
    await bell.click()
    await expect.element(row(9)).toBeVisible()
  }

  test.each([360, 1280])(
    'the newest stands for its subject, and the others come on request at %i',
    async (width) => {
      await page.viewport(width, 800)
      await openBell()
      await expect
        .element(row(9))
        .toHaveAccessibleName(new RegExp(say(lang, overviewText.newOnes, { count: 2 })))
      expect(row(8).query()).toBeNull()
      const more = page.getByRole('button', {
        name: `${say(lang, overviewText.more, { count: 3 })}: ${title(note(9))}`,
      })
      await expect.element(more).toHaveAttribute('aria-expanded', 'false')
      await more.click()
      await expect.element(row(6)).toBeVisible()
      await expect
        .element(row(8))
        .toHaveAccessibleName(new RegExp(say(lang, overviewText.newOnes, { count: 1 })))
      expect(Object.fromEntries(asked.at(-1)!.searchParams)).toMatchObject({ subjectId, before: note(9).id })
      expect(await faults()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const fewer = page.getByRole('button', { name: new RegExp(say(lang, overviewText.fewer)) })
      await expect.element(fewer).toHaveAttribute('aria-expanded', 'true')
      await fewer.click()
      expect(row(8).query()).toBeNull()
    },
  )

  test('following one reads all of its subject; what is read is left alone', async () => {
    await openBell()
    await row(9).click()
    await expect.poll(() => marked).toEqual([{ subjectIds: [subjectId] }])
    await expect.element(row(9)).not.toBeInTheDocument()
    await bell.click()
    await row(5).click()
    await expect.element(row(5)).not.toBeInTheDocument()
    expect(marked).toHaveLength(1)
  })
})
