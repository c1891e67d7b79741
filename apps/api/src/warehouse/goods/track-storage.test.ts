// Status by the number of a quotation: one's own in every state and of both lines, and nobody else's before there are goods.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quotationMachine } from '@marsa/model/requests/quotation.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { storageWorldOf } from '../../../test/storage-world.ts'
import { worldOf } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const read = (person: Person | null, quotationno: string, STATUS?: string) =>
  app.ask(person, storage.trackStorage, { query: { quotationno, STATUS } })

type Quoted = { customer: Person; agent: Person; id: string; number: string }
const lines: Record<string, () => Promise<Quoted>> = {
  freight: async () => {
    const { customer, agents, quotations } = await worldOf(app).quoted({ agents: 1 })
    return { customer, agent: agents[0]!, ...quotations[0]! }
  },
  storage: async () => {
    const { customer, winner, quotations } = await storageWorldOf(app).quoted({ warehouses: 1 })
    return { customer, agent: winner, ...quotations[0]! }
  },
}

/** Puts a quotation into a state as no move would; drafts and refusals have never been sent. */
const put = async ({ id }: Quoted, state: string): Promise<void> => {
  await app.owner.query('set session_replication_role = replica')
  await app.owner.query(
    `update quotations set state = $2, submitted_at = case when $2 in ('Q_DRAFT', 'Q_DECLINED') then null else now() end where id = $1`,
    [id, state],
  )
  await app.owner.query('set session_replication_role = origin')
}

describe.each(Object.keys(lines))('%s', (line) => {
  let quoted: Quoted
  beforeAll(async () => void (quoted = await lines[line]!()))

  test.each(quotationMachine.states)('%s', async (state) => {
    await put(quoted, state)
    const answered = { status: 200, body: { quotationNo: quoted.number, trackingStatus: state } }
    expect(await read(quoted.agent, quoted.number)).toMatchObject(answered)
    expect(await read(quoted.agent, quoted.number.toLowerCase())).toMatchObject(answered)
    const isSent = state !== 'Q_DRAFT' && state !== 'Q_DECLINED'
    const forCustomer = await read(quoted.customer, quoted.number)
    if (isSent) expect(forCustomer).toMatchObject(answered)
    else expect(forCustomer.body.code).toBe('warehouse.number-invalid')
    const strangers = [null, await addPerson(app.db, 'customer'), await addPerson(app.db, 'warehouse-agent')]
    for (const stranger of strangers)
      expect((await read(stranger, quoted.number)).body.code).toBe('warehouse.number-invalid')
  })

  test('is told with when it was sent, and narrowed to one status', async () => {
    await put(quoted, 'Q_SUBMITTED')
    const { body } = await read(quoted.customer, quoted.number)
    expect(body.events).toEqual([{ code: 'Q_SUBMITTED', at: expect.any(String) }])
    expect((await read(quoted.customer, quoted.number, 'q_rejected')).body.events).toEqual([])
  })
})

test('a revised quotation answers in its newest version', async () => {
  const world = worldOf(app)
  const journey = await world.quoted({ agents: 1 })
  const revised = await world.quote(journey, journey.agents[0]!)
  const number = journey.quotations[0]!.number
  expect(revised.quotations[1]!.number).toBe(number)
  const { body } = await read(journey.customer, number)
  expect(body).toMatchObject({ quotationNo: number, trackingStatus: 'Q_SUBMITTED' })
  expect(body.events.map(({ code }: { code: string }) => code)).toEqual([
    'Q_SUBMITTED',
    'Q_SUPERSEDED',
    'Q_SUBMITTED',
  ])
})

test('an accepted one leads to the goods, for a visitor too', async () => {
  const stored = await storageWorldOf(app).stored()
  for (const person of [null, stored.customer])
    expect(await read(person, stored.quotations[0]!.number)).toMatchObject({
      status: 200,
      body: { trackingStatus: 'STORED' },
    })
})
