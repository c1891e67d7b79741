// SQL of the copy of one's data, so far as it is about the account: profile, sessions, own addresses, notices, conversations.
import { sql } from '../../kit/sql.ts'
import { rows } from '../../kit/db.ts'
import type { DataSource } from './parts.ts'

export const accountData: readonly DataSource[] = [
  {
    section: 'profile',
    rows: (db, userId) =>
      rows(
        db,
        sql`select u.user_code, u.role, u.status, u.email, u.mobile, u.mobile_changed_at, u.first_name, u.last_name, u.first_name_ar,
            u.last_name_ar, u.language, u.address, u.is_company_admin, u.created_at, c.name_en as company_en, c.name_ar as company_ar,
            array(select kind || ' by ' || channel from notice_refusals r where r.user_id = u.id order by 1) as not_sent
          from users u join companies c on c.id = u.company_id where u.id = ${userId}`,
      ),
  },
  {
    section: 'sessions',
    rows: (db, userId) =>
      rows(
        db,
        sql`select created_at, last_used_at, ended_at, ended_reason, address, agent from sessions
          where user_id = ${userId} order by id`,
      ),
  },
  {
    section: 'addresses',
    rows: (db, userId) =>
      rows(
        db,
        sql`select label, country, emirate, city, area, street, building_type, building, unit, landmark, makani, latitude::float8 as latitude,
            longitude::float8 as longitude, contact_name, contact_number, is_pickup, is_delivery, changed_at
          from addresses where user_id = ${userId} order by id`,
      ),
  },
  {
    section: 'notifications',
    rows: (db, userId) =>
      rows(
        db,
        sql`select created_at, read_at, template, params from notifications where user_id = ${userId} order by id`,
      ),
  },
  {
    section: 'conversations',
    rows: (db, userId) =>
      rows(
        db,
        sql`select m.at, m.sender, m.event, m.body, m.file_name from chat_messages m join chats c on c.id = m.chat_id
          where c.user_id = ${userId} order by m.number`,
      ),
  },
]
