// Parcels on their way to a recipient, and the page of the link as the recipient uses it.
import type { ShipmentMove } from '@marsa/model/express/shipments/shipment-machine.ts'
import { recipientEndpoints as calls } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { systemTransaction } from '../src/kit/db.ts'
import { collectCash } from '../src/express/cash-on-delivery/collect-cash.ts'
import { lockShipment, moveShipment } from '../src/express/shipments/shipments.store.ts'
import type { TestApp } from './app.ts'
import { parcelWorldOf } from './parcel-world.ts'
import type { Person } from './people.ts'

/** The last digits of the number in `parcelForm`. */
export const ownDigits = '6543'

const way = {
  PICKED_UP: ['pickUp'],
  IN_TRANSIT: ['pickUp', 'moveOn'],
  ON_HOLD: ['pickUp', 'moveOn', 'hold'],
  OUT_FOR_DELIVERY: ['pickUp', 'moveOn', 'sendOut'],
  DELIVERY_FAILED: ['pickUp', 'moveOn', 'sendOut', 'failDelivery'],
  DELIVERED: ['pickUp', 'moveOn', 'sendOut', 'deliver'],
  RETURNED: ['pickUp', 'moveOn', 'hold', 'sendBack', 'handBack'],
} as const satisfies Record<string, readonly ShipmentMove[]>

type Sms = { topic: string; language: string; subject: string; link: string | null; run_at: Date | null }

export const recipientWorldOf = (app: TestApp) => {
  const parcels = parcelWorldOf(app)
  const moved = (id: string, name: ShipmentMove, as: ActorKind = 'agent') =>
    systemTransaction(app.db, (tx) => moveShipment(tx, id, name, { as }))
  /** With its cash, where `courier` takes it. */
  const delivered = (id: string, courier?: { userId: string; fils: bigint }) =>
    systemTransaction(app.db, async (tx) => {
      await lockShipment(tx, id, null)
      if (courier)
        await collectCash(tx, {
          shipmentId: id,
          courierId: courier.userId,
          cashFils: courier.fils,
          at: new Date(),
        })
      return moveShipment(tx, id, 'deliver', { as: 'agent' })
    })
  const parcel = async (sender: Person, state: keyof typeof way, change: object = {}): Promise<string> => {
    const { id } = await parcels.created(sender, { dropOff: true, slot: undefined, ...change })
    for (const move of way[state]) await moved(id, move)
    return id
  }
  const share = async (sender: Person, id: string): Promise<string> =>
    (await parcels.done(sender, calls.shareParcel, { query: { id } })).token
  const open = (token: string) => app.ask(null, calls.openParcel, { body: { token } })
  const wish = (token: string, wished: object, digits = ownDigits) =>
    app.ask(null, calls.wishForParcel, { body: { token, digits, wish: wished } })
  /** Text messages to the recipient, and when each may leave. */
  const texts = async (id: string): Promise<Sms[]> =>
    (
      await app.owner.query<Sms>(
        `select o.topic, o.language, o.subject, o.link, j.run_at from outbox_messages o
          left join graphile_worker.jobs j on j.key = 'messages.send:' || o.id
          where o.channel = 'sms' and o.topic like 'recipient-%' and o.key like $1 order by o.id`,
        [`${id}:%`],
      )
    ).rows
  return { ...parcels, moved, delivered, parcel, share, open, wish, texts }
}
