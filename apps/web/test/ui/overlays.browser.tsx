// Every overlay, opened in both languages: no accessibility fault, the keyboard works, and the focus comes back.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { story as dates } from '../../stories/dates.story.tsx'
import { story as dialogs } from '../../stories/dialogs.story.tsx'
import { story as fields } from '../../stories/fields.story.tsx'
import { story as menus } from '../../stories/menus.story.tsx'
import { story as search } from '../../stories/search-select.story.tsx'
import type { Story } from '../../stories/story.tsx'
import { dismiss, notify, ToastHost } from '../../src/ui/overlays/toast.tsx'
import { faults, languages, onPage } from './on-page.tsx'

const shown = (lang: 'en' | 'ar', { Body, title }: Story) =>
  onPage(
    lang,
    <section>
      <h2>{title[lang]}</h2>
      <Body />
    </section>,
  )
const focused = () => document.activeElement

afterEach(() => page.viewport(1280, 900))

describe.each(languages)('%s', (lang) => {
  const say = (en: string, ar: string) => (lang === 'en' ? en : ar)

  test.each([
    ['Dialog', 'مربع حوار', 'dialog'],
    ['Question', 'سؤال قبل التنفيذ', 'alertdialog'],
    ['Sheet', 'لوحة جانبية', 'dialog'],
    ['Popover', 'لوحة صغيرة', 'dialog'],
  ] as const)('%s', async (en, ar, role) => {
    await shown(lang, dialogs)
    const opener = page.getByRole('button', { name: say(en, ar), exact: true })
    await opener.click()
    const panel = page.getByRole(role)
    await expect.element(panel).toBeVisible()
    await expect.poll(() => panel.element().contains(focused())).toBe(true)
    expect(await faults()).toEqual([])
    await page.viewport(360, 740)
    expect(await faults()).toEqual([])
    await expect.poll(() => panel.element().contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.poll(focused).toBe(opener.element())
  })

  test('Select', async () => {
    await shown(lang, fields)
    const opener = page.getByRole('button', { name: new RegExp(say('List', 'قائمة')) })
    await opener.click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => opener.element().textContent).toContain(say('Tonnes', 'أطنان'))
    await expect.poll(focused).toBe(opener.element())
  })

  test('SearchSelect', async () => {
    await shown(lang, search)
    const opener = page.getByRole('button', { name: new RegExp(say('Port', 'الميناء')) })
    await opener.click()
    await expect.poll(() => focused()?.tagName).toBe('INPUT')
    expect(await faults()).toEqual([])
    await userEvent.keyboard(say('Khor', 'خورف'))
    await expect.poll(() => page.getByRole('option').element().textContent).toContain('AEKLF')
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => opener.element().textContent).toContain(say('Khor Fakkan', 'خورفكان'))
    await expect.poll(focused).toBe(opener.element())
  })

  test('SearchSelect asking a server', async () => {
    await shown(lang, search)
    const opener = page.getByRole('button', { name: new RegExp(say('City', 'المدينة')) })
    await expect.poll(() => opener.element().textContent).toContain(say('Abu Dhabi', 'أبوظبي'))
    await opener.click()
    await expect.poll(() => focused()?.tagName).toBe('INPUT')
    await userEvent.keyboard('shar')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => opener.element().textContent).toContain('Sharjah')
  })

  test('Menu', async () => {
    await shown(lang, menus)
    const opener = page.getByRole('button', { name: say('More actions', 'إجراءات أخرى') })
    await opener.click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe(opener.element())
  })

  test('DateTimeInput', async () => {
    await shown(lang, dates)
    const group = page.getByRole('group', { name: say('Pickup', 'الاستلام') })
    await group.getByRole('button').click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.getByRole('button', { name: /27/ }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.poll(() => group.getByRole('spinbutton').first().element().textContent).toBe('27')
  })

  test('Toast', async () => {
    await onPage(lang, <ToastHost />)
    const keys = (['default', 'info', 'success', 'error', 'warn', 'wait'] as const).map((tone) =>
      notify({
        tone,
        title: tone,
        body: 'body',
        sticky: true,
        link: { href: '#open', label: `open ${tone}` },
      }),
    )
    await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(6)
    expect(await faults()).toEqual([])
    keys.forEach(dismiss)
    await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(0)
  })
})
