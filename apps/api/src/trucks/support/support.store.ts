// All SQL of support about bookings of trucks.
import type { SupportTopic } from '@marsa/model/trucks/support/support.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type SupportRow = {
  id: string
  topic: SupportTopic
  chat_id: string | null
  callback: string | null
  company_id: string | null
  company_en: string | null
  company_ar: string | null
  opened_at: Date
}

/** About a booking, the newest first. */
export const supportOf = (db: Db, requestId: string): Promise<SupportRow[]> =>
  rows(
    db,
    sql`select s.id, s.topic, s.chat_id, b.number as callback, c.id as company_id, c.name_en as company_en, c.name_ar as company_ar,
        s.opened_at
      from truck_support s left join callback_requests b on b.id = s.callback_id left join users u on u.id = s.opened_by
      left join companies c on c.id = u.company_id where s.request_id = ${requestId} order by s.opened_at desc, s.id desc`,
  )

export type NewSupport = {
  requestId: string
  topic: SupportTopic
  chatId: string | null
  callbackId: string | null
  eventId: string | null
  userId: string | null
  now: Date
}

export const insertSupport = async (tx: Tx, row: NewSupport): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into truck_support (request_id, topic, chat_id, callback_id, event_id, opened_by, opened_at)
      values (${row.requestId}, ${row.topic}, ${row.chatId}, ${row.callbackId}, ${row.eventId}, ${row.userId}, ${row.now})
      returning id`,
  )
  return id
}
