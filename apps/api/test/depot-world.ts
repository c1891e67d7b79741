// Depots of Dubai and Abu Dhabi with a person each, and parcels on their way through them, the way people bring them there.
import { randomUUID } from 'node:crypto'
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import type { ShipmentMove } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { systemTransaction } from '../src/kit/db.ts'
import { creditWallet } from '../src/express/door.ts'
import { moveShipment } from '../src/express/shipments/shipments.store.ts'
import type { TestApp } from './app.ts'
import { addDepot, addWorker } from './courier-objects.ts'
import { parcelWorldOf } from './parcel-world.ts'
import { addPerson, type Person } from './people.ts'

export const depotWorldOf = async (app: TestApp) => {
  const parcels = parcelWorldOf(app)
  const dubai = await addDepot(app, 'DXB', ['DU'])
  const abuDhabi = await addDepot(app, 'AUH', ['AZ'])
  const clerk = await addWorker(app, 'depot', dubai)
  const stranger = await addWorker(app, 'depot', abuDhabi)
  const scan = async (
    person: Person,
    code: string,
    kind: 'INTAKE' | 'SORT' | 'SHELF' = 'INTAKE',
    more: object = {},
  ) =>
    (
      await app.ask(person, depot.scanParcel, {
        body: { clientId: randomUUID(), code, kind, place: null, ...more },
      })
    ).body
  /** A paid parcel that its sender brings to the depot of Dubai. */
  const brought = (sender: Person, change: object = {}) =>
    parcels.created(sender, { dropOff: true, slot: undefined, ...change })
  /** Taken in at Dubai; answers the shipment as its sender sees it then. */
  const takenIn = async (sender: Person, change: object = {}) => {
    const { id, awbNumber, pieces } = await brought(sender, change)
    for (let n = 1; n <= pieces; n++) await scan(clerk, pieces > 1 ? `${awbNumber}0${n}` : awbNumber)
    return parcels.view(sender, id)
  }
  const measure = (person: Person, shipmentId: string, weight: string, more: object = {}) =>
    app.ask(person, depot.measurePiece, {
      body: { shipmentId, piece: 1, weight, length: '20', width: '15', height: '10', ...more },
    })
  const move = (id: string, name: ShipmentMove, as: ActorKind = 'agent') =>
    systemTransaction(app.db, (tx) => moveShipment(tx, id, name, { as }))
  /** No scan and no move for so many days. */
  const unseenFor = async (id: string, days: number): Promise<void> => {
    await app.owner.query(
      `update express_shipments set moved_at = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    )
    await app.owner.query('alter table express_scans disable trigger user')
    await app.owner.query(
      `update express_scans set captured_at = now() - make_interval(days => $2) where shipment_id = $1`,
      [id, days],
    )
    await app.owner.query('alter table express_scans enable trigger user')
  }
  const fill = ({ companyId }: Person, amountFils: bigint) =>
    systemTransaction(app.db, (tx) =>
      creditWallet(tx, {
        kind: 'REFUND',
        companyId,
        amountFils,
        ref: randomUUID(),
        reference: 'test',
        from: { kind: 'suspense' },
      }),
    )
  /** An administrator of their company, who may spend. */
  const addSpender = async (): Promise<Person> => {
    const spender = await addPerson(app.db, 'business')
    await app.owner.query('update users set is_company_admin = true where id = $1', [spender.userId])
    return spender
  }
  const openPin = async ({ userId, sessionId }: Person): Promise<void> => {
    await app.owner.query(
      `insert into wallet_pins (user_id, pin_hash) values ($1, 'x') on conflict do nothing`,
      [userId],
    )
    await app.owner.query(
      `insert into wallet_pin_sessions values ($1, $2, now() + interval '5 minutes') on conflict do nothing`,
      [sessionId, userId],
    )
  }
  return {
    ...parcels,
    dubai,
    abuDhabi,
    clerk,
    stranger,
    scan,
    brought,
    takenIn,
    measure,
    move,
    unseenFor,
    fill,
    addSpender,
    openPin,
  }
}
export type DepotWorld = Awaited<ReturnType<typeof depotWorldOf>>

/** Up to 5 kg at 20.00: 4.5 kg in a small box, as in vector 22. */
export const light = {
  packages: [{ weight: '4.5', length: '20', width: '15', height: '10', packaging: 'OWN' }],
}
