// SQL of the copy of one's data, so far as it is about the person's business in all lines; nobody else's rows or rates.
import { sql } from '../kit/sql.ts'
import { accountData } from '../accounts/profile/own-data.store.ts'
import type { DataSource } from '../accounts/profile/parts.ts'
import { rows } from '../kit/db.ts'

const dirhams = (column: string) => sql`(${sql.ref(column)} / 100.0)::numeric(20, 2)::text`

export const ownData: readonly DataSource[] = [
  ...accountData,
  {
    section: 'requests',
    rows: (db, userId) =>
      rows(
        db,
        sql`select number, state, nickname, mode, direction, origin_code, destination_code, bl_number, awb_number, container_number,
            eta, created_at, submitted_at, booked_at, delivered_at, completed_at, form
          from requests r join freight_details using (id) where r.user_id = ${userId} order by id`,
      ),
  },
  {
    section: 'storages',
    rows: (db, userId) =>
      rows(
        db,
        sql`select r.number, r.state, g.state as goods, space.cbm::float8 as cbm, space.measured_cbm::float8 as measured_cbm, space.start_date, space.end_date,
            r.created_at, r.booked_at, r.completed_at, r.form
          from requests r join storage_details space using (id) left join warehouse_goods g on g.id = r.id where r.user_id = ${userId} order by r.id`,
      ),
  },
  {
    section: 'stored-items',
    rows: (db, userId) =>
      rows(
        db,
        sql`select r.number as request, i.name, i.quantity, i.released, i.condition_in, i.note_in, i.condition_out, i.note_out
          from warehouse_items i join requests r on r.id = i.request_id
          where r.user_id = ${userId} order by r.id, i.position`,
      ),
  },
  {
    section: 'quotations-received',
    rows: (db, userId) =>
      rows(
        db,
        sql`select r.number as request, q.number, q.state, q.revision, ${dirhams('q.net_fils')} as net, ${dirhams('q.vat_fils')} as vat,
            ${dirhams('q.total_fils')} as total, q.valid_until, q.transit_days, q.free_days, q.submitted_at
          from quotations q join requests r on r.id = q.subject_id
          where r.user_id = ${userId} and q.customer_id = r.company_id and q.submitted_at is not null
            and q.state not in ('Q_DRAFT', 'Q_DECLINED', 'Q_WITHDRAWN') order by r.id, q.id`,
      ),
  },
  {
    section: 'quotations-sent',
    rows: (db, userId) =>
      rows(
        db,
        sql`select number, state, revision, ${dirhams('net_fils')} as net, ${dirhams('vat_fils')} as vat,
            ${dirhams('total_fils')} as total, valid_until, transit_days, free_days, remarks, terms, created_at, submitted_at
          from quotations where user_id = ${userId} order by id`,
      ),
  },
  {
    section: 'payments',
    rows: (db, userId) =>
      rows(
        db,
        sql`select s.subject_number as request, s.part, ${dirhams('s.amount_fils')} as amount, s.currency, s.state, s.opened_at,
            s.closed_at, r.number as receipt
          from payment_sessions s left join receipts r on r.session_id = s.id where s.user_id = ${userId} order by s.id`,
      ),
  },
  {
    section: 'documents',
    rows: (db, userId) =>
      rows(
        db,
        sql`select doc_code as type, file_name, media_type, size_bytes, state, created_at from documents
          where uploaded_by = ${userId} and deleted_at is null order by id`,
      ),
  },
]
