// Who sees what of a shipment: margins stay with the agent, rivals stay unknown, numbers lead strangers to milestones only.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type Ask, type TestApp } from '../../test/app.ts'
import { formFor } from '../../test/freight-forms.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { worldOf, type Journey, type World } from '../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

/** Everything that the calls of a person say about a journey, as one text. */
const heardBy = async (person: Person, journey: Journey): Promise<string> => {
  const answers = [
    await app.ask(person, freight.viewShipment, { query: { RequestId: journey.requestId } }),
    await app.ask(person, freight.listShipments),
    await app.ask(person, freight.downloadReport),
    await app.ask(person, freight.compareQuotes, { query: { RequestId: journey.requestId } }),
    await app.ask(person, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } }),
    await app.ask(person, freight.viewQuoteCustomer, { query: { QuoteId: journey.quotations[0]!.id } }),
  ]
  return answers.map(({ body }) => JSON.stringify(body)).join('\n')
}
const nameOf = async (person: Person): Promise<string> =>
  (await app.owner.query(`select name_en from companies where id = $1`, [person.companyId])).rows[0].name_en

describe('a customer', () => {
  test('is told under which code an agent has a logo, and of whom there is none', async () => {
    const journey = await world.quoted()
    const logos = async () =>
      (
        await world.done(journey.customer, freight.compareQuotes, { query: { RequestId: journey.requestId } })
      ).quotations.map(({ agentLogo }: { agentLogo: string | null }) => agentLogo)
    expect(await logos()).toEqual([null, null])
    await app.owner.query(
      `update companies set agent_code = 'AG_LOGO', logo_key = 'logos/x', logo_media_type = 'image/png', logo_sha256 = sha256('x')
        where id = $1`,
      [journey.agents[0]!.companyId],
    )
    expect(new Set(await logos())).toEqual(new Set([null, 'AG_LOGO']))
  })

  test('never reads buying rates or margins', async () => {
    const journey = await world.quoted()
    const heard = await heardBy(journey.customer, journey)
    expect(heard).toContain('8271.00')
    expect(heard).not.toMatch(/buying|commission|margin|"5000\.00"|"380\.00"/i)
  })
})

describe('an agent', () => {
  test('reads its own rates and margin, and nothing of a rival: no name, no price, no count', async () => {
    const journey = await world.quoted()
    const [one, two] = journey.agents
    const heard = await heardBy(one!, journey)
    expect(heard).toMatch(/"buyingRate":"5000\.00"/)
    expect(heard).not.toContain(await nameOf(two!))
    expect(heard).not.toContain('8371.00')
    expect(heard).not.toContain(journey.quotations[1]!.id)
    const view = await world.view(one!, journey)
    expect(view).toMatchObject({
      invitedAgents: 0,
      quotation: null,
      money: null,
      agent: null,
      nickname: null,
      customer: null,
    })
    expect((await world.row(one!, journey)).quoteCount).toBe(1)
  })

  test('that is only invited does not read whom to call, nor who asks', async () => {
    const journey = await world.quoted({ carriage: 'sea-import-door' })
    const heard = await heardBy(journey.agents[1]!, journey)
    expect(heard).not.toContain('501234567')
    expect(heard).not.toContain('Maryam')
    expect(heard).not.toContain(await nameOf(journey.customer))
    expect(heard).not.toContain('Spring order')
  })

  test('reads the city alone before the award; street, building and contacts are for the winner', async () => {
    const at = formFor('sea-import-door', app.clock.now()).destination
    const destination = { ...at, address: 'Street 8, 25.1316, 55.2271', building: 'Tower Seven' }
    const journey = await world.accepted({ carriage: 'sea-import-door', form: { destination } })
    const [won, lost] = journey.agents as [Person, Person]
    const secrets = ['Street 8', '25.1316', 'Tower Seven', 'Maryam', '501234567']
    const heardSecrets = async (agent: Person) => {
      const heard = await heardBy(agent, journey)
      expect(heard).toContain('Dubai')
      return secrets.filter((secret) => heard.includes(secret))
    }
    expect([await heardSecrets(won), await heardSecrets(lost)]).toEqual([[], []])
    world.must(await world.settle(journey.sessionId, 'succeeded'))
    expect([await heardSecrets(won), await heardSecrets(lost)]).toEqual([secrets, []])
    for (const person of [won, journey.customer])
      expect((await world.view(person, journey)).destination).toMatchObject({
        address: 'Street 8, 25.1316, 55.2271',
        building: 'Tower Seven',
        contactName: 'Maryam Test',
        contactNumber: '+971501234567',
      })
  })

  test('that has lost reads that it has, and nothing of what the winner does', async () => {
    const journey = await world.reach(await world.booked(), 'DEPARTED')
    world.must(
      await world.report(journey, 'QS_ARRIVE', {
        place: 'Berth seven',
        note: 'Unloading at night',
        containerNumber: 'CSQU3054383',
      }),
    )
    world.must(await world.finalQuote(journey))
    const loser = journey.agents[1]!
    const heard = await heardBy(loser, journey)
    for (const secret of [
      '8471.00',
      '4335.50',
      '4135.50',
      'CSQU3054383',
      'Berth seven',
      'Unloading at night',
      'QS_AWAITING_FINAL_PAY',
      await nameOf(journey.winner),
    ])
      expect([secret, heard.includes(secret)]).toEqual([secret, false])
    expect(heard).toContain('Q_NOT_AWARDED')
    expect(await world.row(loser, journey)).toMatchObject({
      amountDue: null,
      reference: null,
      status: 'EXPIRED',
    })
  })

  test('that has won reads the contacts, the money and its next step', async () => {
    const journey = await world.booked({ carriage: 'sea-import-door' })
    const view = await world.view(journey.winner, journey)
    expect(view.destination.contactNumber).toBe('+971501234567')
    expect(view.money).toMatchObject({ total: '8271.00', paid: '4135.50', balance: '4135.50' })
    expect(view.milestones.find((each: { code: string }) => each.code === 'QS_DOC')).toMatchObject({
      refusal: 'freight.delivery-order-first',
    })
  })
})

describe('the list', () => {
  test('is one’s own, newest first, in pages, found by number, nickname and place in both languages', async () => {
    const customer = await world.customer()
    const [first, second] = [
      await world.submitted({ customer, form: { nickname: 'Blue Pallets' } }),
      await world.submitted({ customer, carriage: 'air-import-door' }),
    ]
    await world.submitted()
    const list = (query: Record<string, string | number> = {}) =>
      world.done(customer, freight.listShipments, { query })
    const ids = async (query: Record<string, string | number>) =>
      (await list(query)).items.map((row: { RequestId: string }) => row.RequestId)
    expect(await ids({})).toEqual([second.requestId, first.requestId])
    expect(await list({ pageSize: 1 })).toMatchObject({
      pageIndex: 1,
      items: [{ RequestId: second.requestId }],
    })
    expect(await list({ pageSize: 1, pageIndex: 2 })).toMatchObject({
      totalCount: 2,
      pageIndex: 2,
      items: [{ RequestId: first.requestId }],
    })
    for (const reference of [first.number, 'blue pal', 'BLUE', 'شنغهاي', 'shanghai'])
      expect([reference, await ids({ reference })]).toEqual([reference, [first.requestId]])
    expect(await ids({ reference: '%' })).toEqual([])
    const today = dayOf(app.clock.now())
    expect(await ids({ dateFrom: today, dateTo: today })).toHaveLength(2)
    expect(await ids({ dateFrom: addDays(today, 1) })).toEqual([])
    expect(
      (await app.ask(customer, freight.listShipments, { query: { dateFrom: '2026-02-30' } })).status,
    ).toBe(422)
  })

  test('says until when agents answer, and from the first quotation on until when the customer has to', async () => {
    const journey = await world.submitted()
    const ends = async () => {
      const { items } = await world.done(journey.customer, freight.listShipments, { query: {} })
      return Date.parse(items[0].expiryDate)
    }
    const window = await ends()
    await world.quote(journey, journey.agents[0]!)
    await app.owner.query(
      `update quotations set valid_until = valid_until - interval '9 hours' where subject_id = $1`,
      [journey.requestId],
    )
    // Both travel in whole seconds.
    expect(Math.round((window - (await ends())) / 3_600_000)).toBe(9)
  })

  test('names the customer in both languages to the winner and to staff', async () => {
    const journey = await world.booked({ agents: 2 })
    const customerFor = async (person: Person) =>
      (await world.done(person, freight.listShipments, { query: { reference: journey.number } })).items[0]
        .customer
    const name = { nameEn: expect.stringMatching(/^Company/), nameAr: expect.stringMatching(/^شركة/) }
    expect(await customerFor(journey.winner)).toEqual(name)
    expect(await customerFor(await addPerson(app.db, 'desk'))).toEqual(name)
    expect(await customerFor(journey.agents[1]!)).toBeNull()
    expect(await customerFor(journey.customer)).toBeNull()
  })

  test('has a group for every ending', async () => {
    const customer = await world.customer()
    const active = await world.submitted({ customer })
    const cancelled = await world.submitted({ customer })
    world.must(
      await app.ask(customer, freight.cancelRequest, {
        query: { id: cancelled.requestId },
        body: { reason: 'No longer needed' },
      }),
    )
    const done = await world.completed({ customer, agents: 1 })
    const group = async (status: string) =>
      (await world.done(customer, freight.listShipments, { query: { status } })).items.map(
        (row: { RequestId: string }) => row.RequestId,
      )
    expect([
      await group('active'),
      await group('cancelled'),
      await group('completed'),
      await group('expired'),
    ]).toEqual([[active.requestId], [cancelled.requestId], [done.requestId], []])
  })

  test('as a file opens no formula, in CSV and in a workbook', async () => {
    const customer = await world.customer()
    await world.submitted({ customer, form: { nickname: '=HYPERLINK("http://evil.example")' } })
    const csv = await app.ask(customer, freight.downloadReport, { query: { format: 'csv', lang: 'ar' } })
    expect(csv.headers['content-disposition']).toMatch(/^attachment/)
    expect(csv.raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(csv.raw.toString()).not.toMatch(/(^|,|")=HYPERLINK/m)
    const workbook = await app.ask(customer, freight.downloadReport, { query: { format: 'xlsx' } })
    expect(workbook.raw.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('the overview', () => {
  const statisticsOf = (person: Person) => world.done(person, freight.viewFigures, {})

  test('counts all requests, and shows the next to arrive', async () => {
    const customer = await world.customer()
    await world.done(customer, freight.saveRequest, { body: { form: { mode: 'sea' } } })
    await world.quoted({ customer, agents: 1 })
    const due = await world.booked({ customer, agents: 1 })
    const eta = new Date(app.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
    world.must(await world.report(due, 'DEPARTED', { eta }))
    world.must(await world.finalQuote(due))
    const done = await world.completed({ customer, agents: 1 })
    await world.booked({ agents: 1 })
    const found = await statisticsOf(customer)
    expect(found).toMatchObject({ total: 4, active: 2, completed: 1, arriving: { sea: 1, air: 0 } })
    expect(found.arrivals.map((row: { RequestId: string }) => row.RequestId)).toEqual([due.requestId])
    expect(found.due).toEqual({ amount: (await world.row(customer, due)).amountDue, count: 1 })
    expect(found.months.at(-1)).toMatchObject({ sea: 3, air: 0 })
    expect(found.months).toHaveLength(6)
    expect((await world.view(customer, done)).status).toBe('QS_CMP')
  })

  test('of somebody with nothing is empty', async () => {
    expect(await statisticsOf(await world.customer())).toMatchObject({
      total: 0,
      arrivals: [],
      due: { amount: '0.00', count: 0 },
    })
  })
})

describe('tracking', () => {
  const track = (person: Person | null, type: string, number: string) =>
    app.ask(person, freight.trackShipment, { query: { type, number } })

  test('tells a visitor milestones and port of a container, and no more', async () => {
    const journey = await world.booked({ agents: 1 })
    world.must(
      await world.report(journey, 'DEPARTED', {
        containerNumber: 'MSCU6639870',
        note: 'Ask for Li',
        place: 'Shanghai',
      }),
    )
    const heard = world.must(await track(null, 'container', 'mscu 663987 0')).body
    expect(Object.keys(heard).toSorted()).toEqual([
      'arrival',
      'eta',
      'events',
      'isExample',
      'mode',
      'number',
      'route',
      'status',
    ])
    expect(heard.status).toEqual({ code: 'DEPARTED', en: 'Departed, in transit', ar: 'غادرت، في الطريق' })
    expect(heard.events.map((event: { code: string }) => event.code)).toEqual(['DEPARTED'])
    expect(JSON.stringify(heard)).not.toMatch(/Ask for|Spring|Maryam|FR-|\d\.\d\d"|QS_PPA|QS_PAI/)
  })

  test('tells the cargo’s status and never the money’s', async () => {
    const journey = await world.booked({ agents: 1 })
    world.must(await world.report(journey, 'DEPARTED', { containerNumber: 'TGHU1234567' }))
    world.must(await world.finalQuote(journey))
    await world.payFinal(journey)
    expect(world.must(await track(null, 'container', 'TGHU1234567')).body.status.code).toBe('DEPARTED')
    await world.reach(journey, 'QS_ARRIVE')
    expect(world.must(await track(null, 'container', 'TGHU1234567')).body.status.code).toBe('QS_ARRIVE')
  })

  test('finds a vehicle by its chassis number, which is no container number, here and in the list', async () => {
    const journey = await world.booked({ agents: 1 })
    const refused = await world.report(journey, 'DEPARTED', { chassisNumber: 'WDB9634031O123456' })
    expect(refused.body.fieldErrors[0].code).toBe('reference.chassis.form')
    world.must(await world.report(journey, 'DEPARTED', { chassisNumber: 'wdb 9634031L123456' }))
    const chassis = 'WDB9634031L123456'
    expect(world.must(await track(null, 'chassis', chassis)).body.status.code).toBe('DEPARTED')
    expect(world.must(await track(null, 'chassis', 'wdb-9634031-l-123456')).body.number).toBe(chassis)
    expect((await track(null, 'container', chassis)).status).toBe(422)
    const { items } = await world.done(journey.customer, freight.listShipments, {
      query: { reference: chassis.toLowerCase() },
    })
    expect(items).toMatchObject([{ RequestId: journey.requestId, reference: chassis }])
    expect(await world.view(journey.customer, journey)).toMatchObject({
      chassisNumber: chassis,
      containerNumber: null,
    })
  })

  test('by waybill, bill of lading or quotation number is for people who are signed in', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    for (const type of ['bl', 'awb', 'quotation'])
      expect((await track(null, type, journey.number)).status).toBe(401)
    expect(
      (await track(await addPerson(app.db, 'portal'), 'quotation', journey.number.toLowerCase())).status,
    ).toBe(200)
  })

  test('finds nothing that is not booked, and says when nothing has moved', async () => {
    const person = await world.customer()
    const [asked, booked] = [await world.quoted(), await world.booked()]
    expect((await track(person, 'quotation', asked.number)).body.code).toBe('freight.not-found')
    expect((await track(person, 'quotation', booked.number)).body.code).toBe('freight.not-at-port')
    expect((await track(null, 'container', 'MSCU6639871')).body.fieldErrors[0].code).toBe(
      'reference.container.check-digit',
    )
  })

  test('checks numbers before they are used', async () => {
    const person = await addPerson(app.db, 'truck-provider')
    const check = (body: Record<string, string>) =>
      world.done(person, freight.validateDocumentNumbers, { body })
    expect(await check({ containerNumber: 'CSQU3054383', blNumber: 'SHAJEA26001' })).toMatchObject({
      valid: true,
    })
    expect(await check({ containerNumber: 'CSQU3054384' })).toMatchObject({
      valid: false,
      fields: [{ name: 'containerNumber', valid: false }],
    })
    expect((await check({})).valid).toBe(false)
  })
})

describe('receipts and invoices', () => {
  test('join request, quotation and number; a mismatch is nothing (Z29)', async () => {
    const journey = await world.completed()
    const [won, lost] = journey.quotations
    const receipt = (person: Person, query: Ask['query'] = {}) =>
      app.ask(person, freight.downloadReceipt, {
        query: { RequestId: journey.requestId, QuotationId: won!.id, QuotationNo: won!.number, ...query },
      })
    const { payments, ...rest } = (await world.view(journey.customer, journey)).money
    expect(rest.paid).toBe('8471.00')
    for (const { receiptNumber } of payments) {
      const { quotation } = await world.view(journey.customer, journey)
      for (const QuotationId of [won!.id, quotation.QuotationId]) {
        const answer = world.must(await receipt(journey.customer, { receiptNumber, QuotationId }))
        expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
        expect(answer.headers['content-disposition']).toBe(
          `attachment; filename="${receiptNumber}.pdf"; filename*=UTF-8''${receiptNumber}.pdf`,
        )
      }
    }
    const other = await world.booked()
    for (const query of [
      { QuotationNo: lost!.number },
      { QuotationId: lost!.id },
      { receiptNumber: 'RC-26-000000' },
      { RequestId: other.requestId },
    ] as Ask['query'][])
      expect((await receipt(journey.customer, query)).status).toBe(404)
    expect((await receipt(await world.customer())).status).toBe(404)
    expect((await receipt(journey.winner)).status).toBe(403)
  })

  test('are the customer’s and the winner’s to download, not a loser’s', async () => {
    const journey = await world.completed()
    const invoice = (person: Person, kind: string) =>
      app.ask(person, freight.downloadInvoice, { query: { RequestId: journey.requestId, kind } })
    for (const kind of ['advance', 'final'])
      for (const person of [journey.customer, journey.winner])
        expect((await invoice(person, kind)).raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await invoice(journey.agents[1]!, 'final')).status).toBe(404)
    expect((await invoice(await world.customer(), 'final')).status).toBe(404)
  })
})
