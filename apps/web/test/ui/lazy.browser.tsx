// What comes with the first press: no letter is lost while it is on its way, and what did not come can be asked for again.
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/actions/button.tsx'
import { Menu } from '../../src/ui/actions/menu.tsx'
import { lazyButton } from '../../src/ui/actions/lazy-button.tsx'
import { SearchSelect } from '../../src/ui/fields/search-select.tsx'
import { uiText } from '../../src/ui/text.ts'
import { faults, languages, onPage } from './on-page.tsx'

const gate = vi.hoisted(() => ({ open: (): void => undefined, load: async (): Promise<void> => undefined }))

vi.mock('../../src/ui/lazy.ts', async (original) => {
  const real = await original<typeof import('../../src/ui/lazy.ts')>()
  return {
    ...real,
    lazyLoad: (fetch: () => Promise<unknown>) => real.lazyLoad(() => gate.load().then(fetch)),
  }
})

beforeEach(() => {
  gate.load = () =>
    new Promise((done) => {
      gate.open = done
    })
})

const ports = [
  { id: 'AEKHL', label: 'Khalifa Port' },
  { id: 'AEKLF', label: 'Khor Fakkan' },
]

function Field() {
  const [port, setPort] = useState<string | null>(null)
  return <SearchSelect label="Port" placeholder="Choose" options={ports} value={port} onChange={setPort} />
}

const focused = () => document.activeElement

// The order matters: the list of SearchSelect is fetched once for all tests of the file.
test('a list that comes late is not opened for somebody who has gone on, and takes the letters typed meanwhile', async () => {
  await onPage(
    'en',
    <>
      <Field />
      <Button>After</Button>
    </>,
  )
  const field = page.getByRole('button', { name: /Port/ })
  await userEvent.tab()
  await expect.poll(focused).toBe(field.element())
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowDown}kho')
  expect(focused()).toBe(field.element())
  expect(await faults()).toEqual([])
  gate.open()
  await expect.element(page.getByRole('searchbox')).toHaveValue('kho')
  await expect.poll(() => focused()?.tagName).toBe('INPUT')
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('searchbox')).toHaveValue('khor')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveTextContent('Khor Fakkan')
  await expect.poll(focused).toBe(field.element())
})

test('a letter opens the list and is searched for', async () => {
  await onPage('ar', <Field />)
  await userEvent.tab()
  await userEvent.keyboard('f')
  await expect.element(page.getByRole('searchbox')).toHaveValue('f')
})

describe.each(languages)('%s', (lang) => {
  test('what did not come says so and is fetched again', async () => {
    let fails = true
    gate.load = async () => {
      if (fails) throw new TypeError('Failed to fetch')
    }
    const Report = lazyButton(async () => () => (
      <Menu label="Report" trigger={<Button>Report</Button>} entries={[{ id: 'csv', label: 'CSV' }]} />
    ))
    await onPage(lang, <Report face={{ label: 'Report' }} opens="menu" />)
    const opener = page.getByRole('button', { name: 'Report' })
    await opener.click()
    const trouble = page.getByRole('dialog', { name: uiText.errorTitle[lang] })
    await expect.element(trouble).toBeVisible()
    expect(trouble.element().contains(focused())).toBe(true)
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(trouble).not.toBeInTheDocument()
    await expect.poll(focused).toBe(opener.element())
    await opener.click()
    await expect.element(trouble).toBeVisible()
    fails = false
    await page.getByRole('button', { name: uiText.retry[lang] }).click()
    await expect.poll(() => page.getByRole('menu').element().contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused()?.textContent).toBe('Report')
  })
})
