// The containers of a shipment: what is missing and by when, and entering one with its seals and mass; in both languages.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { unitFields } from '@marsa/model/freight/units/unit-fields.ts'
import type { UnitsView, UnitView } from '@marsa/model/freight/units/unit-endpoints.ts'
import { unitText as words } from '@marsa/model/freight/units/unit-text.ts'
import { vgmMethods } from '@marsa/model/freight/units/vgm.ts'
import { say } from '@marsa/model/kit/text.ts'
import { UnitsCard } from '../../src/freight/units/units-card.tsx'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, show } from './answering.tsx'

const missing = { en: '1 container not listed yet', ar: 'حاوية واحدة لم تُسجَّل بعد' }
const weighed: UnitView = {
  unitId: '00000000-0000-4000-8000-0000000000c1',
  version: 3,
  number: 'CSQU3054383',
  type: '20GP',
  seals: ['AE12345', 'ML-9'],
  tareKg: 2280,
  maxGrossKg: null,
  vgmKg: 26_610,
  vgmMethod: '2',
  cargoKg: 24_150,
  dunnageKg: 180,
  vgmBy: 'Maryam Test',
  vgmAt: '2026-11-25T10:00:00+04:00',
  side: 'customer',
  earlier: [
    {
      number: 'MSCU6639870',
      type: '20GP',
      seals: ['AE12345'],
      vgmKg: null,
      changedAt: '2026-11-25T10:00:00+04:00',
      side: 'agent',
    },
  ],
  elsewhere: [],
}
const viewOf = (change: Partial<UnitsView> = {}): UnitsView => ({
  booked: 2,
  units: [],
  needsVgm: true,
  missing,
  vgmCutOff: '2026-12-01T16:00:00+04:00',
  addRefusal: null,
  changeRefusal: null,
  removeRefusal: null,
  ...change,
})
const shipmentOf = (units: UnitsView, change: object = {}) =>
  ({
    RequestId: '00000000-0000-4000-8000-0000000000b1',
    cargo: { containerMode: 'FCL', containerType: '20GP', containerCount: 2 },
    ahead: ['DEPARTED'],
    units,
    ...change,
  }) as unknown as ShipmentDetail
const showCard = (lang: 'en' | 'ar', units: UnitsView, change?: object) =>
  show(lang, <UnitsCard shipment={shipmentOf(units, change)} units={units} />)

describe.each(languages)('%s', (lang) => {
  const { sent, answers } = answering()
  const dialog = () => page.getByRole('dialog')
  const field = (name: keyof typeof unitFields) =>
    dialog().getByRole('textbox', { name: say(lang, unitFields[name].label), exact: false })

  test('an empty list says what is needed and by when', async () => {
    await page.viewport(360, 780)
    await showCard(lang, viewOf())
    await expect.element(page.getByText(say(lang, words.noneVgm))).toBeVisible()
    await expect.element(page.getByText('16:00', { exact: false })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  test('an empty list asks for nothing where nobody may add, and is not shown once the cargo has left the port', async () => {
    const closed = { ...viewOf(), addRefusal: 'freight.moved-on' } as UnitsView
    await showCard(lang, closed)
    await expect.element(page.getByText(say(lang, words.notListed))).toBeVisible()
    const { container } = await showCard(lang, closed, { status: 'QS_DEL' })
    expect(container.querySelector('#containers')).toBeNull()
  })

  test('each container stands with seals, mass, who and when, and what it was before', async () => {
    await page.viewport(360, 780)
    await showCard(lang, viewOf({ units: [weighed], addRefusal: 'freight.units-departed' }))
    const card = () => page.getByRole('listitem').first().element().textContent
    await expect.element(page.getByText(say(lang, words.missing, { missing }))).toBeVisible()
    for (const text of ['CSQU3054383', 'AE12345', 'ML-9', '26,610', 'Maryam Test'])
      expect(card()).toContain(text)
    await page.getByText(say(lang, words.before)).click()
    await expect.element(page.getByText('MSCU6639870', { exact: false })).toBeVisible()
    expect(page.getByRole('button', { name: say(lang, words.add) }).query()).toBeNull()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test.each([true, false])(
    'one without a mass is marked only where a mass is needed: %s',
    async (needsVgm) => {
      const unweighed = { ...weighed, vgmKg: null, vgmMethod: null, vgmBy: null, vgmAt: null }
      await showCard(lang, viewOf({ units: [unweighed], needsVgm, missing: needsVgm ? missing : null }))
      await expect.element(page.getByRole('listitem').first()).toBeVisible()
      expect(page.getByText(say(lang, words.notWeighed)).query() !== null).toBe(needsVgm)
    },
  )

  test('one is entered in Arabic digits, with its check digit and its sum told while it is typed', async () => {
    await page.viewport(360, 780)
    answers(() => ({ unitId: weighed.unitId, version: 1 }))
    await showCard(lang, viewOf())
    await page.getByRole('button', { name: say(lang, words.add) }).click()
    await field('number').fill('CSQU3054384')
    await expect.element(dialog().getByText(say(lang, words.digitWrong, { expected: 3 }))).toBeVisible()
    await field('number').fill('csqu ٣٠٥٤٣٨٣')
    await expect.element(dialog().getByText(say(lang, words.digitRight))).toBeVisible()
    await dialog()
      .getByRole('textbox', { name: say(lang, words.seal, { at: 1 }) })
      .fill('AE12345')
    await dialog()
      .getByRole('button', { name: say(lang, words.addSeal) })
      .click()
    await dialog()
      .getByRole('textbox', { name: say(lang, words.seal, { at: 2 }) })
      .fill('ML-9')
    await dialog().getByText(vgmMethods['2'][lang]).click()
    await field('tareKg').fill('٢٢٨٠')
    await field('dunnageKg').fill('180')
    await field('cargoKg').fill('٢٨٬١٠٠')
    await expect.element(dialog().getByText(say(lang, words.above, { most: '30,480' }))).toBeVisible()
    await field('cargoKg').fill('24150')
    await expect.element(dialog().getByText(say(lang, words.sum, { kg: '26,610' }))).toBeVisible()
    await field('vgmBy').fill('Maryam Test')
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await dialog()
      .getByRole('button', { name: say(lang, words.save) })
      .click()
    await expect
      .poll(() => sent.at(-1)?.body)
      .toMatchObject({
        number: 'csqu ٣٠٥٤٣٨٣',
        type: '20GP',
        seals: ['AE12345', 'ML-9'],
        vgmMethod: '2',
        tareKg: 2280,
        dunnageKg: 180,
        cargoKg: 24_150,
        vgmBy: 'Maryam Test',
      })
    expect(sent.at(-1)?.body).not.toHaveProperty('vgmKg')
  })

  test('after departure the mass is not asked again', async () => {
    await page.viewport(1280, 900)
    answers(() => ({ unitId: weighed.unitId, version: 4 }))
    await showCard(
      lang,
      viewOf({ units: [weighed], missing: null, removeRefusal: 'freight.units-departed' }),
      {
        ahead: [],
      },
    )
    await page.getByRole('button', { name: say(lang, words.changeOf, { number: weighed.number }) }).click()
    await expect.element(dialog().getByText(say(lang, words.departed))).toBeVisible()
    expect(dialog().getByText(say(lang, words.weight)).query()).toBeNull()
    await dialog()
      .getByRole('textbox', { name: say(lang, words.seal, { at: 2 }) })
      .fill('ML-10')
    await dialog()
      .getByRole('button', { name: say(lang, words.save) })
      .click()
    await expect
      .poll(() => sent.at(-1)?.body)
      .toMatchObject({ seals: ['AE12345', 'ML-10'], version: 3, cargoKg: 24_150, vgmMethod: '2' })
  })
})
