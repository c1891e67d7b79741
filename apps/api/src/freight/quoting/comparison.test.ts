// The comparison over the wire and on paper: emissions of each quotation with their legs, and a PDF for its customer only.
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { closePdf } from '../../kit/pdf.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(async () => {
  await closePdf()
  await app.close()
})

const compare = (journey: Journey) =>
  world.done(journey.customer, freight.compareQuotes, { query: { RequestId: journey.requestId } })
const print = (journey: Journey, person = journey.customer) =>
  app.ask(person, freight.downloadComparison, { query: { RequestId: journey.requestId } })

describe('emissions', () => {
  test('follow the route, and a stop that the agent names is on it', async () => {
    let journey = await world.submitted({ carriage: 'sea-import-door', agents: 3 })
    const [direct, stopping, elsewhere] = journey.agents
    journey = await world.quote(journey, direct!, { stops: 'Direct' })
    journey = await world.quote(journey, stopping!, { stops: '1، كولومبو' })
    journey = await world.quote(journey, elsewhere!, { stops: '1, Atlantis' })
    const { quotations } = await compare(journey)
    const legsOf = (at: number) =>
      quotations
        .find((each: { QuotationId: string }) => each.QuotationId === journey.quotations[at]!.id)
        .emissions.legs.map((leg: { by: string; to: { en: string } }) => [leg.by, leg.to.en])
    const plain = [
      ['sea', 'Jebel Ali'],
      ['road', 'Dubai'],
    ]
    expect(legsOf(0)).toEqual(plain)
    expect(legsOf(1)).toEqual([['sea', 'Colombo'], ...plain])
    expect(legsOf(2)).toEqual(plain)
    const placesOf = (at: number) =>
      quotations.find((each: { QuotationId: string }) => each.QuotationId === journey.quotations[at]!.id)
        .stopPlaces
    expect(placesOf(0)).toEqual([])
    expect(placesOf(1)).toEqual([{ mode: 'sea', code: 'LKCMB', en: 'Colombo', ar: 'كولومبو' }])
    expect(placesOf(2)).toBeNull()
    for (const { emissions } of quotations)
      expect(emissions.kg).toBe(emissions.legs.reduce((kg: number, leg: { kg: number }) => kg + leg.kg, 0))
  })

  test('follow stops that are sent as data, which each reader reads in full', async () => {
    let journey = await world.submitted({ carriage: 'sea-import-door', agents: 1 })
    const way = [
      { place: 'SGSIN', kind: 'transshipment', days: 2 },
      { place: 'LKCMB', kind: 'customs', days: null },
    ]
    const unknown = await app.ask(journey.agents[0]!, freight.submitQuote, {
      body: {
        RequestId: journey.requestId,
        charges: chargesFor('sea', '7000.00'),
        way: [{ place: 'XXATL', kind: 'waiting', days: 1 }],
        isDraft: true,
      },
    })
    expect(unknown.body.fieldErrors).toMatchObject([{ field: 'way.0.place', code: 'quotes.stop-unknown' }])
    journey = await world.quote(journey, journey.agents[0]!, { way })
    const [quotation] = (await compare(journey)).quotations
    expect(quotation.way).toEqual([
      { code: 'SGSIN', en: 'Singapore', ar: 'سنغافورة', kind: 'transshipment', days: 2 },
      { code: 'LKCMB', en: 'Colombo', ar: 'كولومبو', kind: 'customs', days: null },
    ])
    expect(quotation.stopPlaces.map(({ code }: { code: string }) => code)).toEqual(['SGSIN', 'LKCMB'])
    const legs = quotation.emissions.legs.map((leg: { to: { en: string } }) => leg.to.en)
    expect(legs).toEqual(['Singapore', 'Colombo', 'Jebel Ali', 'Dubai'])
    expect(await textOfPdf((await print(journey)).raw)).toContain('transshipment, 2 days')
  })

  test('are not said any more once an administrator has taken the factor away', async () => {
    const journey = await world.quoted({ carriage: 'air-import-port', agents: 1 })
    expect((await compare(journey)).quotations[0].emissions.legs).toMatchObject([{ by: 'air', grams: 600 }])
    const admin = await addPerson(app.db, 'admin')
    const save = (value: number, version: number) =>
      world.done(admin, saveSetting, {
        query: { key: 'co2e.air' },
        body: { value, version, reason: 'No table under licence' },
      })
    await save(0, 0)
    expect((await compare(journey)).quotations[0].emissions).toBeNull()
    await save(602.5, 1)
    expect((await compare(journey)).quotations[0].emissions.legs).toMatchObject([{ grams: 602.5 }])
  })
})

describe('the document', () => {
  test('says totals, what is missing and why in both languages', async () => {
    let journey = await world.submitted({ carriage: 'sea-import-port', agents: 2 })
    const [whole, part] = journey.agents
    journey = await world.quote(journey, whole!, { transitDays: 21, stops: '1, Singapore' })
    journey = await world.quote(journey, part!, {
      charges: chargesFor('sea', '7000.00').slice(0, 2),
      transitDays: 17,
    })
    const answer = await print(journey)
    expect([answer.status, answer.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    if (process.env['KEEP_PDF']) writeFileSync(process.env['KEEP_PDF'], answer.raw)
    const text = await textOfPdf(answer.raw)
    for (const { total } of journey.quotations)
      expect(text).toContain(total.replace(/\B(?=(\d{3})+\.)/g, ','))
    for (const said of ['Not quoted', 'Lowest', 'kg CO₂e', 'landed cost', 'الأقل', journey.number])
      expect(text).toContain(said)
  })

  test('is for the customer alone, and needs a quotation', async () => {
    const journey = await world.submitted({ agents: 1 })
    expect((await print(journey)).status).toBe(404)
    const quoted = await world.quoted({ agents: 1 })
    expect((await print(quoted, await world.customer())).status).toBe(404)
    expect((await print(quoted, quoted.agents[0])).status).toBe(403)
  })
})
