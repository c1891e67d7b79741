// A new version of the tariff over HTTP: proposed by one administrator, approved by another, and what it leaves as it was.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { calculateRates } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { tariffEndpoints as calls, type WireCell } from '@marsa/model/express/setup/tariff-endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let [one, other, reader, customer] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  one = await addPerson(app.db, 'admin')
  other = await addPerson(app.db, 'admin')
  reader = await addPerson(app.db, 'admin-readonly')
  customer = await addPerson(app.db, 'business')
})
afterEach(async () => {
  app.clock.reset()
  const { proposal } = await list(other)
  if (proposal) await decide(one, proposal.proposalId, false)
})
afterAll(() => app.close())

const list = async (person = one) => (await app.ask(person, calls.listTariffs)).body
const tomorrow = (days = 1) => addDays(dayOf(app.clock.now()), days)
const dearer = (cells: WireCell[], more: number): WireCell[] =>
  cells.map((cell) => ({ ...cell, base: (Number(cell.base) + more).toFixed(2) }))
const propose = async (person: Person, change: object = {}) => {
  const { versions } = await list()
  const body = {
    validFrom: tomorrow(),
    basedOn: versions.toSorted(
      (a: { approvedAt: string }, b: { approvedAt: string }) =>
        Date.parse(b.approvedAt) - Date.parse(a.approvedAt),
    )[0].tariffId,
    cells: dearer(versions[0].cells, 1),
    reason: 'Fuel and wages',
    ...change,
  }
  return app.ask(person, calls.proposeTariff, { body, key: randomUUID() })
}
const decide = (person: Person, id: string, isConfirmed = true) =>
  app.ask(person, calls.decideTariff, { query: { id }, body: { isConfirmed }, key: randomUUID() })
const priceAt = async (at: Date) => {
  app.clock.at(at)
  const { body } = await app.ask(null, calculateRates, {
    body: {
      from: { country: 'AE', city: 'Dubai' },
      to: { country: 'AE', city: 'Abu Dhabi' },
      packages: [{ weight: '1', length: '10', width: '10', height: '10' }],
    },
  })
  app.clock.reset()
  return body.rates[0].net
}

test('one proposes, the other approves; it holds from its first day, and prices that shipments have stay', async () => {
  const world = parcelWorldOf(app)
  const frozen = await world.priced(customer)
  const day = tomorrow(3)
  expect((await propose(one, { validFrom: day })).status).toBe(200)
  const { proposal } = await list(one)
  expect(proposal).toMatchObject({ reason: 'Fuel and wages', refusal: 'tariffs.second-person' })
  expect((await list(other)).proposal.refusal).toBeNull()
  expect((await decide(one, proposal.proposalId)).body.code).toBe('tariffs.second-person')
  expect((await decide(other, proposal.proposalId)).status).toBe(200)
  const { versions, proposal: none } = await list(reader)
  expect(none).toBeNull()
  expect(versions.map(({ state }: { state: string }) => state)).toEqual(['next', 'now'])
  expect(versions[0]).toMatchObject({ reason: 'Fuel and wages', validFrom: `${day}T00:00:00+04:00` })
  const begins = instantOf(day)
  await expect.poll(() => priceAt(begins)).toBe('21.00')
  expect(await priceAt(new Date(begins.getTime() - 600_000))).toBe('20.00')
  // Paid after it has begun, a shipment costs what it was priced at; a draft of the same form costs what it costs now.
  app.clock.at(new Date(begins.getTime() + 60_000))
  expect((await world.view(customer, frozen.id)).price.total).toBe('27.30')
  const anew = await world.priced(customer)
  expect(anew.price.total).toBe('28.35')
  expect((await world.open(customer, frozen.id)).amount).toBe('27.30')
})

test.each<[string, () => object, string, string]>([
  ['today', () => ({ validFrom: tomorrow(0) }), 'validFrom', 'tariffs.day'],
  ['no price of a service', () => ({ cells: [] }), 'cells', 'tariffs.gap'],
  [
    'no price of a plan',
    () => ({ cells: [{ service: 'DOMESTIC', plan: 'NONE', fromKg: '0', base: '20', perKg: '0' }] }),
    'cells.DOMESTIC',
    'tariffs.gap',
  ],
  ['no reason', () => ({ reason: ' ' }), 'reason', 'tariffs.reason'],
])('with %s it is refused at its field', async (_, change, field, code) => {
  const { status, body } = await propose(one, change())
  expect(status).toBe(422)
  expect(body.fieldErrors).toContainEqual(expect.objectContaining({ field, code }))
})

test('one version waits at a time, also of two that are proposed at once', async () => {
  const both = await Promise.all([
    propose(one, { validFrom: tomorrow(20) }),
    propose(other, { validFrom: tomorrow(21) }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('tariffs.open')
})

test('two who approve at once make one version; what was decided is decided', async () => {
  const third = await addPerson(app.db, 'admin')
  await propose(one, { validFrom: tomorrow(30) })
  const { proposalId } = (await list()).proposal
  const before = (await list()).versions.length
  const both = await Promise.all([decide(other, proposalId), decide(third, proposalId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await list()).versions).toHaveLength(before + 1)
})

test('a version that was drawn up on an older one, or for a day that is taken, or is approved too late, is refused', async () => {
  const { versions } = await list()
  const first = versions.at(-1).tariffId
  expect((await propose(one, { basedOn: first })).body.code).toBe('tariffs.moved-on')
  const taken = versions[0].validFrom.slice(0, 10)
  expect((await propose(one, { validFrom: taken })).body.code).toBe('tariffs.taken')
  await propose(one, { validFrom: tomorrow(2) })
  const { proposalId } = (await list()).proposal
  app.clock.at(instantOf(tomorrow(2)))
  expect((await decide(other, proposalId)).body.code).toBe('tariffs.begun')
})

test('the database takes no version that two people have not made, cell by cell, and no cell afterwards', async () => {
  const asApp = async (...statements: string[]) => {
    await app.owner.query('begin')
    try {
      await app.owner.query('set local role marsa_app')
      for (const statement of statements) await app.owner.query(statement)
      await app.owner.query('set constraints all immediate')
    } finally {
      await app.owner.query('rollback')
    }
  }
  const version = `insert into express_tariffs (valid_from) values ('2040-01-01')`
  await expect(asApp(version)).rejects.toThrow(/was not approved/)
  await propose(one, { validFrom: tomorrow(50) })
  const { proposalId } = (await list()).proposal
  const made = (
    by: string,
  ) => `update express_tariff_proposals set decided_by = '${by}', decided_at = now(), outcome = 'MADE'
    where id = '${proposalId}'`
  await expect(asApp(made(one.userId))).rejects.toThrow(/express_tariff_proposals_second_person/)
  const written = `insert into express_tariffs (valid_from, author_id, approved_by, proposal_id)
    select valid_from, proposed_by, decided_by, id from express_tariff_proposals where id = '${proposalId}'`
  const cells = (
    more: number,
  ) => `insert into express_tariff_cells (tariff_id, service, plan, from_grams, base_fils, per_kg_fils)
    select t.id, w.* from express_tariffs t join express_tariff_proposals p on p.id = t.proposal_id,
      jsonb_to_recordset(p.cells) as r (service text, plan text, from_grams int, base_fils bigint, per_kg_fils bigint),
      lateral (select r.service, r.plan, r.from_grams, r.base_fils + ${more}, r.per_kg_fils) w where p.id = '${proposalId}'`
  await asApp(made(other.userId), written, cells(0))
  await expect(asApp(made(other.userId), written, cells(1))).rejects.toThrow(/was not approved/)
  await expect(asApp(made(other.userId), written)).rejects.toThrow(/was not approved/)
  const late = `insert into express_tariff_cells (tariff_id, service, plan, from_grams, base_fils, per_kg_fils)
    select id, 'DOMESTIC', 'GOLD', 7000, 1, 0 from express_tariffs limit 1`
  await expect(asApp(late)).rejects.toThrow(/is complete/)
})
