// All SQL of what recipients know and say: the link to their page, their wishes and objections.
import type { ObjectionKind } from '@marsa/model/express/recipient/objections.ts'
import type { WishKind } from '@marsa/model/express/recipient/wishes.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type LinkRow = { id: string; shipment_id: string; waybill: string; language: Lang | null }

export const findLink = (db: Db, by: { waybill: string } | { hash: Buffer }): Promise<LinkRow | undefined> =>
  maybe(
    db,
    sql`select id, shipment_id, waybill, language from express_recipient_links
      where ${'hash' in by ? sql`token_hash = ${by.hash}` : sql`waybill = ${by.waybill}`}`,
  )

export const insertLink = async (
  tx: Tx,
  row: { id: string; shipmentId: string; waybill: string; hash: Buffer; now: Date },
): Promise<void> => {
  await one(
    tx,
    sql`insert into express_recipient_links (id, shipment_id, waybill, token_hash, made_at)
      values (${row.id}, ${row.shipmentId}, ${row.waybill}, ${row.hash}, ${row.now}) returning id`,
  )
}

export const setLanguage = async (tx: Tx, linkId: string, language: Lang): Promise<void> => {
  await sql`update express_recipient_links set language = ${language} where id = ${linkId}`.execute(tx)
}

export type WishRow = {
  id: string
  shipment_id: string
  kind: WishKind
  day: string | null
  words: string | null
  latitude: number | null
  longitude: number | null
  wished_at: Date
  ended_at: Date | null
}

/** Of these shipments, in the order in which they were made; those that ended, too. */
export const listWishes = (db: Db, shipmentIds: readonly string[]): Promise<WishRow[]> =>
  rows(
    db,
    sql`select id, shipment_id, kind, to_char(day, 'YYYY-MM-DD') as day, words, latitude::float8, longitude::float8,
        wished_at, ended_at
      from express_recipient_wishes where shipment_id = any(${[...shipmentIds]}::uuid[]) order by wished_at, id`,
  )

export const endWishes = async (
  tx: Tx,
  shipmentId: string,
  kinds: readonly WishKind[],
  now: Date,
): Promise<void> => {
  await sql`update express_recipient_wishes set ended_at = ${now}
    where shipment_id = ${shipmentId} and kind = any(${[...kinds]}::text[]) and ended_at is null`.execute(tx)
}

type NewWish = {
  shipmentId: string
  kind: WishKind
  day: string | null
  words: string | null
  pin: { latitude: number; longitude: number } | null
  now: Date
}

export const insertWish = async (tx: Tx, row: NewWish): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_recipient_wishes (shipment_id, kind, day, words, latitude, longitude, wished_at)
        values (${row.shipmentId}, ${row.kind}, ${row.day}, ${row.words}, ${row.pin?.latitude ?? null},
          ${row.pin?.longitude ?? null}, ${row.now}) returning id`,
    )
  ).id

export type ObjectionRow = {
  id: string
  shipment_id: string
  kind: ObjectionKind
  paid_fils: bigint | null
  words: string | null
  opened_at: Date
  closed_at: Date | null
  outcome: string | null
}

const objection = sql`o.id, o.shipment_id, o.kind, o.paid_fils, o.words, o.opened_at, o.closed_at, o.outcome`

export const objectionsOf = (db: Db, shipmentId: string): Promise<ObjectionRow[]> =>
  rows(
    db,
    sql`select ${objection} from express_objections o where o.shipment_id = ${shipmentId} order by o.opened_at`,
  )

export const insertObjection = async (
  tx: Tx,
  row: { shipmentId: string; kind: ObjectionKind; paidFils: bigint | null; words: string | null; now: Date },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_objections (shipment_id, kind, paid_fils, words, opened_at)
        values (${row.shipmentId}, ${row.kind}, ${row.paidFils}, ${row.words}, ${row.now}) returning id`,
    )
  ).id

export type ListedObjection = ObjectionRow & {
  waybill: string
  cod_fils: bigint | null
  recipient_name: string
  recipient_mobile: string
  name_en: string
  name_ar: string
}

/** The oldest open ones first, or the last that were closed. */
export const listObjectionRows = (db: Db, isClosed: boolean): Promise<ListedObjection[]> =>
  rows(
    db,
    sql`select ${objection}, s.waybill, s.cod_fils, s.recipient_name, s.recipient_mobile, c.name_en, c.name_ar
      from express_objections o join express_shipments s on s.id = o.shipment_id join companies c on c.id = s.company_id
      where (o.closed_at is not null) = ${isClosed}
      order by ${isClosed ? sql`o.closed_at desc` : sql`o.opened_at`} limit 200`,
  )

/** Undefined for one that does not exist or is closed. */
export const closeObjectionRow = async (
  tx: Tx,
  row: { id: string; userId: string; outcome: string; now: Date },
): Promise<string | undefined> =>
  (
    await maybe<{ shipment_id: string }>(
      tx,
      sql`update express_objections set closed_at = ${row.now}, closed_by = ${row.userId}, outcome = ${row.outcome}
        where id = ${row.id} and closed_at is null returning shipment_id`,
    )
  )?.shipment_id
