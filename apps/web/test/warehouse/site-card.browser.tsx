// Where goods are brought: address, map, way there, opening hours, calendar entry, and the reference with its code for the gate.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import { range } from '../../src/kit/format.ts'
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { usualHours, type StorageSite } from '@marsa/model/warehouse/site.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { SiteCard } from '../../src/warehouse/site/site-card.tsx'
import { siteText } from '../../src/warehouse/site/site-text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageOf } from './samples.ts'

const site: StorageSite = {
  place: {
    emirate: 'DU',
    area: 'Jebel Ali Free Zone',
    street: 'S500',
    building: 'Shed 14',
    unit: '',
    landmark: '',
    makani: '',
    latitude: 25.01,
    longitude: 55.06,
    contactName: 'Omar Said',
    contactNumber: '+971501234567',
  },
  hours: usualHours,
  note: 'Gate 3, dock 12',
}
const sample = storageOf()
// 4 January 2099 is a Sunday, on which the gate is closed.
const awaited = storageOf({
  goods: 'AWAITED',
  site,
  form: { ...sample.form, startDate: '2099-01-04' },
})
const number = awaited.shipmentReferenceNumber

type Reader = Parameters<typeof SiteCard>[0]['reader']
const show = (lang: Lang, storage = awaited, reader: Reader = 'customer') =>
  onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <SiteCard storage={storage} reader={reader} />
    </QueryClientProvider>,
  )

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]))
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const button = (row: TextRow) => page.getByRole('button', { name: words(row), exact: true })
  const code = () => page.getByRole('img', { name: words(siteText.qr, { number }) })

  test.each([360, 1280])('everything that a driver needs at %i', async (width) => {
    await page.viewport(width, 900)
    await show(lang)
    await expect.element(page.getByRole('heading', { name: words(siteText.bringTitle) })).toBeVisible()
    const dubai = lang === 'en' ? 'Dubai' : 'دبي'
    const comma = lang === 'en' ? ', ' : '، '
    const address = ['Shed 14', 'S500', 'Jebel Ali Free Zone', dubai].join(comma)
    await expect.element(page.getByText(address, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Gate 3, dock 12')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '+971 50 123 4567' }))
      .toHaveAttribute('href', 'tel:+971501234567')
    const week = page.getByText(range('08:00', '18:00', lang))
    await expect.element(week.first()).toBeVisible()
    await expect.poll(() => week.elements().length).toBe(5)
    await expect.element(page.getByText(range('08:00', '13:00', lang))).toBeVisible()
    await expect.element(page.getByText(words(siteText.closed), { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: words(siteText.navigate) }))
      .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=25.01,55.06')
    await expect.poll(() => document.querySelector('.pin-map .pin')).not.toBeNull()
    await expect.element(code()).toBeVisible()
    await expect.element(page.getByText(number)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await faults()).toEqual([])
  })

  test('the calendar entry is on the first open day, with the address and the way to the storage', async () => {
    const made: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      made.push(file as Blob)
      return 'blob:entry'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await show(lang)
    await button(siteText.calendar).click()
    await expect.poll(() => names).toEqual([`${number}.ics`])
    const text = (await made[0]!.text()).replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART;TZID=Asia/Dubai:20990105T080000')
    expect(text).toContain(`SUMMARY:${words(siteText.entry, { number })}`)
    expect(text).toContain('LOCATION:Shed 14')
    expect(text).toContain(`/${lang}/warehouse/storages/${awaited.storageRequestID}`)
    expect(text).toContain('GEO:25.01;55.06')
  })

  test('the code is shown large for the gate, and Escape leads back', async () => {
    await page.viewport(360, 740)
    await show(lang)
    await button(siteText.show).click()
    const dialog = page.getByRole('dialog')
    const large = dialog.getByRole('img', { name: words(siteText.qr, { number }) })
    await expect.element(large).toBeVisible()
    const { width } = large.element().getBoundingClientRect()
    expect(width).toBeGreaterThan(240)
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(button(siteText.show).element())
  })

  test('goods that are fetched or stored need no entry in a calendar', async () => {
    await show(lang, { ...awaited, goods: 'STORED' })
    await expect
      .element(page.getByRole('heading', { name: words(siteText.title), exact: true }))
      .toBeVisible()
    await expect.element(button(siteText.calendar)).not.toBeInTheDocument()
  })

  test('the code at the gate is explained to each side', async () => {
    await show(lang)
    await expect.element(page.getByText(words(siteText.gateHint))).toBeVisible()
    await show(lang, awaited, 'agent')
    await expect.element(page.getByText(words(siteText.gateYours))).toBeVisible()
  })

  test('a warehouse without an address: its customer calls first, its own people are led to the form', async () => {
    await show(lang, { ...awaited, site: null })
    await expect.element(page.getByText(words(siteText.missing))).toBeVisible()
    await show(lang, { ...awaited, site: null }, 'agent')
    await expect
      .element(page.getByRole('link', { name: words(siteText.add) }))
      .toHaveAttribute('href', `/${lang}/warehouse/site`)
  })
})
