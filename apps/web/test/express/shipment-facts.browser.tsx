// What the page of a shipment says of it: what is in it, and a day of delivery only while it is on its way.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { FactsCard } from '../../src/express/shipments/shipment-cards.tsx'
import { detailText } from '../../src/express/text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const shipment = (status: ShipmentState) =>
  ({
    status,
    fromCity: 'Dubai',
    toCity: 'Sharjah',
    service: 'DOMESTIC',
    pieces: 1,
    pickup: null,
    expectedOn: '2026-12-04',
    cod: null,
    reference: null,
    comments: null,
    form: {
      packages: [{ weight: '2.5', length: '30', width: '20', height: '15', packaging: 'OWN' }],
      description: 'Three abayas',
    },
  }) as unknown as ShipmentDetails

const shown = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')

describe.each(languages)('%s', (lang) => {
  test('its contents, and the day while it is on its way', async () => {
    await onPage(lang, <FactsCard shipment={shipment('PICKUP_SCHEDULED')} />)
    await expect.poll(shown).toContain(detailText.expected[lang])
    expect(shown()).toContain('30 × 20 × 15')
    expect(shown()).toContain('Three abayas')
    expect(await faults()).toEqual([])
  })

  test('no day once it is cancelled', async () => {
    await onPage(lang, <FactsCard shipment={shipment('CANCELLED')} />)
    await expect.poll(shown).toContain('Three abayas')
    expect(shown()).not.toContain(detailText.expected[lang])
  })
})
