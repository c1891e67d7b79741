// Who may do what with a parcel in each of its states: every act of a depot, the desk and a courier by everybody.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctionEndpoints } from '@marsa/model/express/corrections/correction-endpoints.ts'
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints as work } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { parcelCaseEndpoints as desk } from '@marsa/model/express/desk/case-endpoints.ts'
import { roundEndpoints } from '@marsa/model/express/rounds/round-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { shipmentStates, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addWorker } from '../../test/courier-objects.ts'
import { depotWorldOf, type DepotWorld } from '../../test/depot-world.ts'
import { addPerson, type Person } from '../../test/people.ts'

type Who = 'merchant' | 'rival' | 'clerk' | 'elsewhere' | 'courier' | 'desk' | 'admin' | 'reader'
const reason = 'Because of the test'
const brought = { dropOff: true, slot: undefined }

type Parcel = { id: string; waybill: string }

let app: TestApp
let world: DepotWorld
let people: Record<Who, Person>
const made = new Map<ShipmentState, Parcel>()

const moved = async (parcel: Parcel, ...moves: Parameters<DepotWorld['move']>[1][]): Promise<void> => {
  for (const move of moves) await world.move(parcel.id, move, move === 'sendBack' ? 'system' : 'agent')
}
/** What has a waybill was brought to the depot of Dubai, and stands there unless somebody has it. */
const begin = async (state: ShipmentState): Promise<Parcel> => {
  const { merchant, clerk } = people
  if (state === 'DRAFT' || state === 'PENDING_PAYMENT') {
    const { id } = await world[state === 'DRAFT' ? 'draft' : 'priced'](merchant, brought)
    return { id, waybill: 'MRX000000000115' }
  }
  const { id, awbNumber: waybill } = await world.created(merchant, {
    proof: [],
    ...(state !== 'PICKUP_SCHEDULED' && brought),
  })
  const parcel = { id, waybill }
  if (state === 'CREATED' || state === 'PICKUP_SCHEDULED') return parcel
  if (state === 'CANCELLED') {
    await world.done(merchant, shipmentEndpoints.cancelShipment, {
      query: { id },
      body: { comments: 'Not needed any more' },
    })
    return parcel
  }
  if (state === 'PICKED_UP') {
    await moved(parcel, 'pickUp')
    return parcel
  }
  await world.scan(clerk, waybill)
  if (state === 'ON_HOLD') await world.done(clerk, ...actsOn('hold', parcel))
  if (state === 'OUT_FOR_DELIVERY') await moved(parcel, 'sendOut')
  if (state === 'DELIVERED') await moved(parcel, 'sendOut', 'deliver')
  if (state === 'DELIVERY_FAILED') await moved(parcel, 'sendOut', 'failDelivery')
  if (state === 'RETURNING') await moved(parcel, 'sendOut', 'failDelivery', 'sendBack')
  if (state === 'RETURNED') await moved(parcel, 'sendOut', 'failDelivery', 'sendBack', 'handBack')
  if (state === 'LOST') {
    await world.unseenFor(id, 30)
    await world.done(people.desk, desk.declareLost, { body: { shipmentId: id, reason } })
  }
  return parcel
}

beforeAll(async () => {
  app = await testApp()
  world = await depotWorldOf(app)
  const [merchant, rival, courier, desk, admin, reader] = await Promise.all([
    addPerson(app.db, 'business'),
    addPerson(app.db, 'business'),
    addWorker(app, 'courier', world.dubai, ['DU']),
    addPerson(app.db, 'desk'),
    addPerson(app.db, 'admin'),
    addPerson(app.db, 'admin-readonly'),
  ])
  people = { merchant, rival, clerk: world.clerk, elsewhere: world.stranger, courier, desk, admin, reader }
  for (const state of shipmentStates) made.set(state, await begin(state))
})
afterAll(() => app.close())

const bare = ({ id: shipmentId }: Parcel) => ({ body: { shipmentId } })
const acts = {
  'take in': [
    depot.scanParcel,
    ({ waybill }) => ({ body: { clientId: randomUUID(), code: waybill, kind: 'INTAKE' } }),
  ],
  measure: [
    depot.measurePiece,
    ({ id }) => ({
      body: { shipmentId: id, piece: 1, weight: '3', length: '40', width: '30', height: '30' },
    }),
  ],
  hold: [depot.holdParcel, ({ id }) => ({ body: { shipmentId: id, reason: 'ADDRESS', note: reason } })],
  'report a missing piece': [depot.reportMissingPiece, bare],
  release: [depot.releaseParcel, bare],
  'send back': [depot.sendParcelBack, ({ id }) => ({ body: { shipmentId: id, reason } })],
  'hand back': [depot.handParcelBack, ({ id }) => ({ body: { shipmentId: id, name: 'Layla Hassan' } })],
  assign: [
    work.assignParcels,
    ({ id }) => ({ body: { courierId: people.courier.userId, shipmentIds: [id] } }),
  ],
  'take off the sheet': [work.takeOffSheet, bare],
  'hold from the desk': [
    desk.holdFromDesk,
    ({ id }) => ({ body: { shipmentId: id, reason: 'ADDRESS', note: reason } }),
  ],
  'release from the desk': [
    desk.releaseFromDesk,
    ({ id }) => ({ body: { shipmentId: id, reason: 'ADDRESS' } }),
  ],
  'declare lost': [desk.declareLost, ({ id }) => ({ body: { shipmentId: id, reason } })],
  'report found': [desk.reportFound, ({ id }) => ({ body: { shipmentId: id, way: 'IN_TRANSIT', reason } })],
  'price the way back': [
    desk.enterReturnCost,
    ({ id }) => ({ body: { shipmentId: id, amount: '40.00', reason } }),
  ],
  'take a scan back': [
    correctionEndpoints.proposeParcelCorrection,
    ({ id }) => ({ body: { shipmentId: id, reason } }),
  ],
  cancel: [
    shipmentEndpoints.cancelShipment,
    ({ id }) => ({ query: { id }, body: { comments: 'Not needed any more' } }),
  ],
  scan: [
    roundEndpoints.sendCourierEvent,
    ({ waybill }) => ({
      body: {
        clientId: randomUUID(),
        kind: 'LOADED',
        code: waybill,
        capturedAt: toOffset(app.clock.now()),
        pin: null,
      },
    }),
  ],
} satisfies Record<string, [Parameters<TestApp['ask']>[1], (parcel: Parcel) => Parameters<TestApp['ask']>[2]]>
type Act = keyof typeof acts

const actsOn = (act: Act, parcel: Parcel) => {
  const [endpoint, given] = acts[act]
  return [endpoint, { key: randomUUID(), ...given(parcel) }] as const
}

const stateOf = async ({ id }: Parcel): Promise<ShipmentState> =>
  (await app.owner.query('select state from express_shipments where id = $1', [id])).rows[0].state
/** What is answered, and where the parcel is then if it was moved. */
const answerOf = async (who: Who, act: Act, state: ShipmentState): Promise<string> => {
  const parcel = made.get(state)!
  const { status, body } = await app.ask(people[who], ...actsOn(act, parcel))
  const after = await stateOf(parcel)
  const isDone = status === 200 && (body.outcome ?? 'done') !== 'AGAIN'
  // Whatever was done to it, the next one is asked about a parcel that nobody has touched.
  if (isDone) made.set(state, await begin(state))
  const said = status === 200 ? (body.outcome ?? 'ok') : body.code
  return after === state ? said : `${said} ${after}`
}

const not = 'express.cannot-now'
const none = 'depot.not-here'
const unknown = 'express.shipment-not-found'
const early = 'parcel-desk.search-time'
const priced = 'parcel-desk.return-priced'
const noScan = 'corrections.nothing'
/** In the order of `shipmentStates`. */
const table: readonly [Who, Act, readonly string[]][] = [
  [
    'merchant',
    'cancel',
    [not, not, 'ok CANCELLED', 'ok CANCELLED', not, not, not, not, not, not, not, not, not, not],
  ],
  [
    'courier',
    'scan',
    [
      'set-aside',
      'set-aside',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
      'express.not-on-sheet',
    ],
  ],
  [
    'clerk',
    'take in',
    [
      'UNKNOWN',
      'UNKNOWN',
      'RIGHT IN_TRANSIT',
      'RIGHT IN_TRANSIT',
      'RIGHT IN_TRANSIT',
      'AGAIN',
      'AGAIN',
      'OUT',
      'OVER',
      'AGAIN',
      'AGAIN',
      'OVER',
      'OVER',
      'LOST',
    ],
  ],
  [
    'elsewhere',
    'take in',
    [
      'UNKNOWN',
      'UNKNOWN',
      'UNEXPECTED IN_TRANSIT',
      'UNEXPECTED IN_TRANSIT',
      'UNEXPECTED IN_TRANSIT',
      'RIGHT',
      'UNEXPECTED',
      'OUT',
      'OVER',
      'UNEXPECTED IN_TRANSIT',
      'UNEXPECTED',
      'OVER',
      'OVER',
      'LOST',
    ],
  ],
  ['clerk', 'measure', [none, none, none, none, none, 'ok', 'ok', not, not, not, not, not, none, none]],
  [
    'clerk',
    'hold',
    [none, none, none, none, none, 'ok ON_HOLD', 'ok', 'depot.hold-out', not, not, not, not, none, none],
  ],
  [
    'clerk',
    'report a missing piece',
    [none, none, none, none, none, not, not, 'depot.hold-out', not, not, not, not, none, none],
  ],
  [
    'clerk',
    'release',
    [none, none, none, none, none, not, 'ok IN_TRANSIT', not, not, not, not, not, none, none],
  ],
  [
    'clerk',
    'send back',
    [none, none, none, none, none, not, 'ok RETURNING', not, not, 'ok RETURNING', not, not, none, none],
  ],
  [
    'clerk',
    'hand back',
    [none, none, none, none, none, not, not, not, not, not, 'ok RETURNED', not, none, none],
  ],
  ['clerk', 'assign', [not, not, not, none, not, none, not, not, not, not, 'ok', not, not, not]],
  [
    'clerk',
    'take a scan back',
    [
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      'ok',
      noScan,
      'ok',
      'ok',
      'ok',
      noScan,
      'ok',
      unknown,
      noScan,
    ],
  ],
  [
    'desk',
    'hold from the desk',
    [
      unknown,
      not,
      not,
      not,
      'ok ON_HOLD',
      'ok ON_HOLD',
      'ok',
      'depot.hold-out',
      not,
      not,
      not,
      not,
      not,
      not,
    ],
  ],
  [
    'admin',
    'hold from the desk',
    [
      unknown,
      not,
      not,
      not,
      'ok ON_HOLD',
      'ok ON_HOLD',
      'ok',
      'depot.hold-out',
      not,
      not,
      not,
      not,
      not,
      not,
    ],
  ],
  [
    'desk',
    'release from the desk',
    [unknown, not, not, not, not, not, 'ok IN_TRANSIT', not, not, not, not, not, not, not],
  ],
  [
    'admin',
    'release from the desk',
    [unknown, not, not, not, not, not, 'ok IN_TRANSIT', not, not, not, not, not, not, not],
  ],
  [
    'desk',
    'declare lost',
    [unknown, not, not, not, early, early, early, early, not, not, early, not, not, not],
  ],
  [
    'admin',
    'declare lost',
    [unknown, not, not, not, early, early, early, early, not, not, early, not, not, not],
  ],
  [
    'desk',
    'price the way back',
    [
      unknown,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
    ],
  ],
  [
    'admin',
    'price the way back',
    [
      unknown,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
      priced,
    ],
  ],
  [
    'desk',
    'take a scan back',
    [unknown, unknown, noScan, noScan, 'ok', 'ok', noScan, 'ok', 'ok', 'ok', noScan, 'ok', noScan, noScan],
  ],
  [
    'admin',
    'take a scan back',
    [unknown, unknown, noScan, noScan, 'ok', 'ok', noScan, 'ok', 'ok', 'ok', noScan, 'ok', noScan, noScan],
  ],
  [
    'desk',
    'cancel',
    [unknown, not, 'ok CANCELLED', 'ok CANCELLED', not, not, not, not, not, not, not, not, not, not],
  ],
  [
    'admin',
    'cancel',
    [unknown, not, 'ok CANCELLED', 'ok CANCELLED', not, not, not, not, not, not, not, not, not, not],
  ],
  [
    'desk',
    'report found',
    [unknown, not, not, not, not, not, not, not, not, not, not, not, not, 'ok IN_TRANSIT'],
  ],
]

test.each(table)('%s: %s, in every state', async (who, act, expected) => {
  const found: string[] = []
  for (const state of shipmentStates) found.push(await answerOf(who, act, state))
  expect(found).toEqual(expected)
})

const listed = new Set(table.map(([who, act]) => `${who} ${act}`))
const others = (Object.keys(acts) as Act[]).flatMap((act) =>
  (['merchant', 'rival', 'clerk', 'elsewhere', 'courier', 'desk', 'admin', 'reader'] as const)
    .filter((who) => !listed.has(`${who} ${act}`))
    .map((who) => [who, act] as const),
)
/** Who may do this with parcels, but not with this one. */
const closed: Partial<Record<string, string>> = {
  'rival cancel': unknown,
  ...Object.fromEntries(
    (
      [
        'measure',
        'hold',
        'report a missing piece',
        'release',
        'send back',
        'hand back',
        'take off the sheet',
      ] as const
    ).map((act) => [`elsewhere ${act}`, none]),
  ),
  'elsewhere assign': 'couriers.person-none',
  'elsewhere take a scan back': unknown,
  'clerk take off the sheet': none,
}
test.each(others)('%s never: %s', async (who, act) => {
  const found = new Set<string>()
  for (const state of shipmentStates) found.add(await answerOf(who, act, state))
  expect([...found]).toEqual([
    closed[`${who} ${act}`] ?? (who === 'reader' ? 'kit.read-only' : 'kit.forbidden'),
  ])
})
