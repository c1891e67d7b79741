// A parcel as its recipient reads it; nothing of the sender but the name, nothing of the value, nothing that was typed on the page.
import {
  daysToChoose,
  pageEnds,
  wishRefusal,
  type RecipientFacts,
} from '@marsa/model/express/recipient/wishes.ts'
import type { RecipientParcel } from '@marsa/model/express/recipient/recipient-views.ts'
import { isOver, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { calendarOf } from '../../reference/door.ts'
import { timelineView } from '../shipments/shipment-view.ts'
import { timelineOf, type ShipmentRow } from '../shipments/shipments.store.ts'
import { cityNames } from '../shipments/slots.store.ts'
import { codesOfDay } from './delivery-codes.store.ts'
import { languageOf, type Opened } from './recipient-link.ts'
import { listWishes, objectionsOf, type WishRow } from './recipients.store.ts'

export const factsOfRecipient = (shipment: ShipmentRow, wishes: readonly WishRow[]): RecipientFacts => ({
  state: shipment.state,
  service: shipment.service,
  hasCash: shipment.cod_fils !== null,
  wishes: wishes.map(({ kind, day, wished_at: at, ended_at: endedAt }) => ({ kind, day, at, endedAt })),
})

/** Days on which no courier goes. */
export const holidaysOf = async (db: Db): Promise<(day: string) => boolean> => {
  const { exceptions } = await calendarOf(db, 'market')
  return (day) => exceptions[day] === null
}

/** The name on the label: the company's where there is one. */
const senderName = ({ form, sender_name: name }: ShipmentRow): string => {
  const { company } = form['sender'] as { company?: string }
  return company || name
}

export const recipientView = async (
  db: Db,
  { link, shipment }: Opened,
  { now, language }: { now: Date; language: Lang },
): Promise<RecipientParcel> => {
  const { id, state, cod_fils: cash } = shipment
  const [wishes, timeline, objections, codes, isHoliday, city] = await Promise.all([
    listWishes(db, [id]),
    timelineOf(db, id),
    objectionsOf(db, id),
    codesOfDay(db, id, dayOf(now)),
    holidaysOf(db),
    cityNames(db, { country: shipment.to_country, city: shipment.to_city }),
  ])
  const facts = factsOfRecipient(shipment, wishes)
  const ends = pageEnds(state, shipment.updated_at)
  return {
    awbNumber: link.waybill,
    status: state,
    service: shipment.service!,
    senderName: senderName(shipment),
    toCity: city[language],
    pieces: shipment.pieces,
    expectedOn: isOver(state) ? null : shipment.expected_on,
    cod: cash === null ? null : toWire(cash),
    events: timelineView(
      timeline.filter((entry) => !isUnpaid(entry.state)),
      language,
    ),
    wishes: facts.wishes.map(({ at, endedAt, ...wish }) => ({
      ...wish,
      at: toOffset(at),
      endedAt: endedAt && toOffset(endedAt),
    })),
    days: wishRefusal('OTHER_DAY', facts) === undefined ? daysToChoose(now, isHoliday) : [],
    objections: objections.map(({ kind, closed_at: closed }) => ({ kind, isClosed: closed !== null })),
    codeSentAt: state === 'OUT_FOR_DELIVERY' && codes.lastAt ? toOffset(codes.lastAt) : null,
    language: languageOf(link, shipment),
    until: ends ? toOffset(ends) : null,
  }
}
