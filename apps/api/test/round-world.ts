// Couriers with sheets, and events as a phone sends them.
import { randomUUID } from 'node:crypto'
import { roundEndpoints as calls } from '@marsa/model/express/rounds/round-endpoints.ts'
import type { StopKind } from '@marsa/model/express/rounds/run-sheet.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { systemTransaction } from '../src/kit/db.ts'
import { addStop, lockSheet, moveSheet } from '../src/express/rounds/sheets.store.ts'
import { tellPeople } from '../src/express/recipient/tell-people.ts'
import { lockShipment, moveShipment } from '../src/express/shipments/shipments.store.ts'
import type { ShipmentMove, ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { secret, type Answer, type TestApp } from './app.ts'
import { makePhoto, makePicture } from './made-files.ts'
import { parcelWorldOf } from './parcel-world.ts'
import type { Person } from './people.ts'

export type Parcel = { id: string; waybill: string }

const ways: Partial<Record<ShipmentState, readonly ShipmentMove[]>> = {
  CREATED: [],
  PICKED_UP: ['pickUp'],
  IN_TRANSIT: ['pickUp', 'moveOn'],
  ON_HOLD: ['pickUp', 'moveOn', 'hold'],
  OUT_FOR_DELIVERY: ['pickUp', 'moveOn', 'sendOut'],
  DELIVERY_FAILED: ['pickUp', 'moveOn', 'sendOut', 'failDelivery'],
  RETURNING: ['pickUp', 'moveOn', 'sendOut', 'failDelivery', 'sendBack'],
}

export const roundWorldOf = (app: TestApp) => {
  const parcel = async (
    merchant: Person,
    state: ShipmentState = 'CREATED',
    change: object = {},
  ): Promise<Parcel> => {
    const given = state === 'PICKUP_SCHEDULED' ? change : { dropOff: true, slot: undefined, ...change }
    const { id, awbNumber } = await parcelWorldOf(app).created(merchant, given)
    await systemTransaction(app.db, async (tx) => {
      await lockShipment(tx, id, null)
      for (const move of ways[state] ?? [])
        await moveShipment(tx, id, move, { as: move === 'sendBack' ? 'system' : 'agent' })
    })
    return { id, waybill: awbNumber }
  }
  /** On the published sheet of the courier's day. */
  const onSheet = (
    courier: Person,
    depotId: string,
    parcels: readonly Parcel[],
    kind: StopKind,
  ): Promise<string> =>
    systemTransaction(app.db, async (tx) => {
      const day = dayOf(app.clock.now())
      const sheet = await lockSheet(tx, { courierId: courier.userId, depotId, day }, 'agent')
      for (const { id } of parcels) await addStop(tx, { sheetId: sheet.id, shipmentId: id, kind }, 'agent')
      if (sheet.state === 'DRAFT') await moveSheet(tx, sheet.id, 'publish', 'agent')
      return sheet.id
    })
  const send = (
    courier: Person,
    event: { kind: string; code: string } & Record<string, unknown>,
  ): Promise<Answer> =>
    app.ask(courier, calls.sendCourierEvent, {
      body: { clientId: randomUUID(), capturedAt: toOffset(app.clock.now()), pin: null, ...event },
    })
  const today = async (courier: Person) => (await app.ask(courier, calls.viewCourierDay)).body
  const file = async (
    courier: Person,
    kind: 'PHOTO' | 'SIGNATURE',
    { clientId = randomUUID(), bytes }: { clientId?: string; bytes?: Buffer } = {},
  ): Promise<string> => {
    const form = new FormData()
    form.set('clientId', clientId)
    form.set('kind', kind)
    const content = bytes ?? (await (kind === 'PHOTO' ? makePhoto() : makePicture()))
    form.set('file', new Blob([new Uint8Array(content)]), kind === 'PHOTO' ? 'photo.jpg' : 'signature.png')
    const answer = await app.ask(courier, calls.addCourierFile, { body: form })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.fileId
  }
  const stateOf = async ({ id }: Parcel): Promise<ShipmentState> =>
    (await app.owner.query('select state from express_shipments where id = $1', [id])).rows[0].state
  /** The delivery code of a parcel that is out, as the recipient gets it. */
  const codeOf = async ({ id }: Parcel): Promise<string> => {
    const { rows } = await app.owner.query('select version from express_shipments where id = $1', [id])
    const told = { id, version: rows[0].version, state: 'OUT_FOR_DELIVERY', move: 'sendOut' } as const
    await systemTransaction(app.db, (tx) => tellPeople(tx, secret, told, app.clock.now()))
    const sent = await app.owner.query(
      `select subject from outbox_messages where topic like 'recipient-code%' and key like $1 order by id desc limit 1`,
      [`${id}:%`],
    )
    return /(?:code|التسليم): (\d{4})/.exec(sent.rows[0].subject)![1]!
  }
  return { parcel, onSheet, send, today, file, stateOf, codeOf }
}
