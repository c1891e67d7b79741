// SQL of what of the trucks line waits for the desk.
import type { VatCategory } from '@marsa/model/kit/money.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type { ExtraStop } from '@marsa/model/trucks/extras/extras.ts'
import type { AlertCode } from '@marsa/model/trucks/road/alerts.ts'
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { TruckCharge } from '@marsa/model/trucks/road/offer.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import type { AlertDetail } from '../watch/watch.store.ts'

export type WaitingRow = { id: string; number: string; name_en: string; name_ar: string; since: Date }

/** As many of a kind as are looked at in a day. */
const most = 200
const whose = sql`r.id, coalesce(d.booking_number, r.number) as number, c.name_en, c.name_ar`
const booked = sql`requests r join truck_details d on d.id = r.id join companies c on c.id = r.agent_id`

export const disputes = (
  db: Db,
): Promise<
  (WaitingRow & {
    code: TruckCharge
    stop: ExtraStop | null
    net_fils: bigint
    vat_category: VatCategory
    by: Date | null
  })[]
> =>
  rows(
    db,
    sql`select ${whose}, x.code, x.stop, x.net_fils, x.vat_category, x.answered_at as since, x.decide_by as by
      from truck_extras x join truck_slots s on s.id = x.slot_id join ${booked} on r.id = s.request_id
      where x.state = 'OBJECTED' and r.state = any(${[...usualBooked]}::text[]) order by x.decide_by, x.id limit ${most}`,
  )

export const corrections = (
  db: Db,
): Promise<(WaitingRow & { code: RoadEvent; post: BorderPost | null; n: number })[]> =>
  rows(
    db,
    sql`select ${whose}, e.code, e.post, s.n, k.asked_at as since from truck_corrections k join truck_events e on e.id = k.event_id
      join truck_slots s on s.id = e.slot_id join ${booked} on r.id = s.request_id
      where k.decided_at is null order by k.asked_at, k.id limit ${most}`,
  )

export const openAlerts = (db: Db): Promise<(WaitingRow & { code: AlertCode; detail: AlertDetail })[]> =>
  rows(
    db,
    sql`select ${whose}, a.code, a.detail, a.told_at as since from truck_alerts a join ${booked} on r.id = a.request_id
      where a.over_at is null and r.state = any(${[...usualBooked]}::text[]) order by a.told_at, a.id limit ${most}`,
  )

/** Requests that wait for a first quotation, with their customer; `by` is when the last provider has to answer. */
export const unquoted = (
  db: Db,
): Promise<(WaitingRow & { form: TruckForm; nobody: boolean; by: Date | null })[]> =>
  rows(
    db,
    sql`select r.id, r.number, c.name_en, c.name_ar, r.form, r.turn_since as since,
        r.turn ->> 'action' = 'review-request' as nobody,
        (select max(i.due_at) from request_invitations i where i.request_id = r.id and i.round = r.round) as by
      from requests r join companies c on c.id = r.company_id
      where r.line = 'trucks' and r.tab = 'active' and r.turn ->> 'action' in ('answer-request', 'review-request')
      order by r.turn_since, r.id limit ${most}`,
  )
