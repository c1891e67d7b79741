// The doors of a shipment in both languages: address, building, directions, and a number that is called by a tap.
import { QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { shipmentText as words } from '@marsa/model/freight/execution/shipment-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { DoorsCard } from '../../src/freight/shipment/doors-card.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const away: ShipmentDetail['origin'] = {
  place: { code: 'CNSHA', nameEn: 'Shanghai', nameAr: 'شنغهاي', country: 'CN' },
  kind: 'port',
  address: null,
  building: null,
  contactName: 'Li Wei',
  contactNumber: '+8613812345678',
  lat: 31.3,
  lon: 121.6,
}
const door: ShipmentDetail['origin'] = {
  place: { code: 'AE-DUBAI', nameEn: 'Dubai', nameAr: 'دبي', country: 'AE' },
  kind: 'door',
  address: 'Street 8, Al Quoz',
  building: 'Tower Seven',
  contactName: 'Maryam Test',
  contactNumber: '+971501234567',
  lat: 25.2,
  lon: 55.3,
}

const shown = (lang: 'en' | 'ar', destination: ShipmentDetail['origin'], origin = away) =>
  onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <DoorsCard shipment={{ origin, destination, pickupAt: null, deliveryAt: null } as ShipmentDetail} />
    </QueryClientProvider>,
  )

describe.each(languages)('%s', (lang) => {
  const to = lang === 'ar' ? 'دبي' : 'Dubai'
  const directions = () => page.getByRole('link', { name: say(lang, words.directionsTo, { place: to }) })

  test('shows the whole address, calls at a tap and leads to the words of an address without a pin', async () => {
    await page.viewport(360, 800)
    await shown(lang, door)
    for (const text of ['Tower Seven', 'Street 8, Al Quoz', 'Maryam Test', 'Li Wei'])
      await expect.element(page.getByText(text)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '+971 50 123 4567' }))
      .toHaveAttribute('href', 'tel:+971501234567')
    const href = new URL(directions().element().getAttribute('href')!)
    expect(href.searchParams.get('destination')).toBe('Street 8, Al Quoz, Tower Seven, Dubai, AE')
    await expect.element(page.getByText(say(lang, words.noPin))).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])
  })

  test('shows the pin on the map and leads to it', async () => {
    await shown(lang, { ...door, address: 'Street 8, Al Quoz, 25.1316, 55.2271' })
    await expect.element(page.getByRole('img', { name: /25\.1316, 55\.2271/ })).toBeVisible()
    await expect.element(page.getByText('Street 8, Al Quoz', { exact: true })).toBeVisible()
    const href = new URL(directions().element().getAttribute('href')!)
    expect(href.searchParams.get('destination')).toBe('25.1316, 55.2271')
  })

  test('shows nothing to a reader who is told neither doors nor people', async () => {
    const hidden = { address: null, building: null, contactName: null, contactNumber: null }
    const { container } = await shown(lang, { ...door, ...hidden }, { ...away, ...hidden })
    expect(container.querySelector('.card')).toBeNull()
  })
})
