// Every state of a shipment by every move by everybody: the database lets through what the machine lists and nothing else; and
// what its customer presses is refused outside the states it belongs to, with the shipment as it was.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerHold } from '@marsa/model/express/depot/hold-endpoints.ts'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import {
  allows,
  shipmentMachine,
  shipmentStates,
  type ShipmentMove,
  type ShipmentState,
} from '@marsa/model/express/shipments/shipment-machine.ts'
import { actorKinds } from '@marsa/model/kit/machine.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { openDay } from '../../../test/open-day.ts'
import { testApp, type Ask, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let merchant: Person
let id: string
beforeAll(async () => {
  app = await testApp()
  world = parcelWorldOf(app)
  merchant = await addPerson(app.db, 'business')
  id = (await world.created(merchant)).id
  // What else a row of a state has is not asked here: it would keep the shipment from being put into each.
  const { rows } = await app.owner.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'express_shipments'::regclass and contype = 'c'`,
  )
  for (const { name } of rows)
    await app.owner.query(`alter table express_shipments drop constraint "${name}"`)
  await app.owner.query(tryAll)
})
afterAll(() => app.close())

/** Puts the shipment into a state past the guard. */
const force = async (state: ShipmentState): Promise<void> => {
  await app.owner.query('set session_replication_role = replica')
  await app.owner.query('update express_shipments set state = $2 where id = $1', [id, state])
  await app.owner.query('set session_replication_role = origin')
}

const moves = Object.keys(shipmentMachine.moves) as ShipmentMove[]
const targetsOf = (move: ShipmentMove, state: ShipmentState): readonly ShipmentState[] => {
  const { to } = shipmentMachine.moves[move]
  return to.length > 0 ? to : [state]
}

/**
 * Tries every move by everybody to every state in the database itself, and takes each back: a call for each took minutes. A code that
 * ends in 000 would be caught with all of its class.
 */
const tryAll = `create function try_all(shipment uuid, moves text[], kinds text[], states text[])
  returns table (move text, moved_as text, target text, refused text) language plpgsql as $$
    declare refused_by text;
    begin
      for move, moved_as, target in select m, k, s from unnest(moves) m, unnest(kinds) k, unnest(states) s loop
        begin
          execute 'update express_shipments set state = $2, move = $3, moved_as = $4, version = version + 1 where id = $1'
            using shipment, target, move, moved_as;
          raise exception using errcode = 'MT001';
        exception
          when sqlstate 'MT001' then refused := '';
          when others then
            get stacked diagnostics refused_by = constraint_name;
            refused := coalesce(nullif(refused_by, ''), sqlerrm);
        end;
        return next;
      end loop;
    end $$`

type Tried = {
  move: ShipmentMove
  moved_as: (typeof actorKinds)[number]
  target: ShipmentState
  refused: string
}

test.each(shipmentStates)('from %s the database takes the moves of the machine alone', async (state) => {
  await force(state)
  const { rows } = await app.owner.query<Tried>('select * from try_all($1, $2, $3, $4)', [
    id,
    moves,
    actorKinds,
    shipmentStates,
  ])
  expect(rows).toHaveLength(moves.length * actorKinds.length * shipmentStates.length)
  const wrong = rows.filter(({ move, moved_as, target, refused }) => {
    const isListed = allows(move, state, moved_as) && targetsOf(move, state).includes(target)
    // What else a listed move needs is told by a constraint of its own.
    return isListed ? refused !== '' && !refused.startsWith('express_') : refused === ''
  })
  expect(wrong).toEqual([])
})

/** Of each thing that a customer presses, the states in which it is not refused because of the state. */
const pressed: Record<
  string,
  { in: readonly ShipmentState[]; ask: () => [Parameters<TestApp['ask']>[1], Ask] }
> = {
  change: {
    in: ['DRAFT', 'PENDING_PAYMENT'],
    ask: () => [calls.saveShipment, { body: { ...world.form(), id } }],
  },
  remove: {
    in: ['DRAFT', 'PENDING_PAYMENT'],
    ask: () => [calls.removeShipment, { query: { shipmentId: id } }],
  },
  'pay by card': {
    in: ['PENDING_PAYMENT'],
    ask: () => [calls.openShipmentPayment, { query: { shipmentID: id } }],
  },
  void: { in: ['CREATED'], ask: () => [calls.voidShipmentPayment, { query: { shipmentId: id } }] },
  cancel: {
    in: ['CREATED', 'PICKUP_SCHEDULED'],
    ask: () => [calls.cancelShipment, { query: { id }, body: { comments: 'Not needed any more' } }],
  },
  'move the pickup': {
    in: ['CREATED', 'PICKUP_SCHEDULED'],
    ask: () => [
      calls.movePickup,
      { body: { shipmentId: id, date: openDay(app.clock.now(), 2), slotCode: '15-18' } },
    ],
  },
  answer: {
    in: ['ON_HOLD', 'DELIVERY_FAILED'],
    ask: () => [
      answerHold,
      {
        body: {
          shipmentId: id,
          answer: 'Tomorrow',
          wantedOn: addDays(dayOf(app.clock.now()), 1),
          address: null,
        },
      },
    ],
  },
}

test.each(Object.entries(pressed))('%s is refused in every other state', async (_, { in: states, ask }) => {
  for (const state of shipmentStates.filter((each) => !states.includes(each))) {
    await force(state)
    const [endpoint, given] = ask()
    const answer = await app.ask(merchant, endpoint, { ...given, key: randomUUID() })
    expect([state, answer.status]).toEqual([state, 409])
    const { rows } = await app.owner.query('select state from express_shipments where id = $1', [id])
    expect(rows).toEqual([{ state }])
  }
})
