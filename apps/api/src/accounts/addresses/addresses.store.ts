// All SQL of the address book.
import { sql, type Sql } from '../../kit/sql.ts'
import type { AddressForm } from '@marsa/model/accounts/addresses/address-form.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

const columns = sql`id as "addressId", version, user_id is null as "isShared", label, country, emirate, city, area, street,
  building_type as "buildingType", building, unit, landmark, makani, latitude::float8 as latitude, longitude::float8 as longitude,
  contact_name as "contactName", contact_number as "contactNumber", place, is_pickup as "isPickup", is_delivery as "isDelivery"`

/** The caller's own addresses and those of the company. */
const visibleTo = (actor: Pick<Actor, 'companyId' | 'userId'>): Sql =>
  sql`company_id = ${actor.companyId} and (user_id = ${actor.userId} or user_id is null)`

const whoseSql = { all: sql`true`, own: sql`user_id is not null`, shared: sql`user_id is null` } as const

const sideSql = { any: sql`true`, here: sql`country = 'AE'`, abroad: sql`country <> 'AE'` } as const

export type AddressSearch = {
  text: string
  side: keyof typeof sideSql
  whose: keyof typeof whoseSql
  from: number
  size: number
}

/** Defaults first, then by name. */
export const findAddresses = async (
  db: Db,
  actor: Actor,
  { text, side, whose, from, size }: AddressSearch,
): Promise<{ items: Address[]; totalCount: number }> => {
  const condition = sql`${visibleTo(actor)} and ${whoseSql[whose]} and ${sideSql[side]} and ${holds(searchTerms(text), (isLike) => sql`search ${isLike}`)}`
  const items = await rows<Address>(
    db,
    sql`select ${columns} from addresses where ${condition}
      order by is_pickup or is_delivery desc, label, id limit ${size} offset ${from}`,
  )
  const { n } = await one<{ n: number }>(db, sql`select count(*)::int as n from addresses where ${condition}`)
  return { items, totalCount: n }
}

/** All of them; their own after those of the company. */
export const everyAddressOf = (db: Db, actor: Pick<Actor, 'companyId' | 'userId'>): Promise<Address[]> =>
  rows(
    db,
    sql`select ${columns} from addresses where ${visibleTo(actor)} order by user_id is not null, label, id`,
  )

export const lockAddress = (tx: Tx, actor: Actor, id: string): Promise<Address | undefined> =>
  maybe(tx, sql`select ${columns} from addresses where id = ${id} and ${visibleTo(actor)} for update`)

/** Makes savings of one owner follow each other, so that defaults and the count hold. */
export const lockOwner = async (tx: Tx, actor: Actor, isShared: boolean): Promise<void> => {
  const owner = `addresses:${isShared ? actor.companyId : actor.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(tx)
}

const ownedBy = (actor: Actor, isShared: boolean): Sql =>
  sql`company_id = ${actor.companyId} and user_id is not distinct from ${isShared ? null : actor.userId}::uuid`

export const countOwned = async (tx: Tx, actor: Actor, isShared: boolean): Promise<number> =>
  (
    await one<{ n: number }>(
      tx,
      sql`select count(*)::int as n from addresses where ${ownedBy(actor, isShared)}`,
    )
  ).n

/** Takes the defaults that an address will have from whichever has them now. */
export const clearDefaults = async (
  tx: Tx,
  actor: Actor,
  isShared: boolean,
  { isPickup, isDelivery }: Pick<AddressForm, 'isPickup' | 'isDelivery'>,
): Promise<void> => {
  await sql`update addresses set is_pickup = is_pickup and not ${isPickup}::boolean,
      is_delivery = is_delivery and not ${isDelivery}::boolean
    where ${ownedBy(actor, isShared)} and ((is_pickup and ${isPickup}::boolean) or (is_delivery and ${isDelivery}::boolean))`.execute(
    tx,
  )
}

export const insertAddress = (tx: Tx, actor: Actor, isShared: boolean, form: AddressForm): Promise<Address> =>
  one(
    tx,
    sql`insert into addresses (company_id, user_id, label, country, emirate, city, area, street, building_type, building, unit, landmark,
        makani, latitude, longitude, contact_name, contact_number, place, is_pickup, is_delivery)
      values (${actor.companyId}, ${isShared ? null : actor.userId}, ${form.label}, ${form.country}, ${form.emirate},
        ${form.city}, ${form.area}, ${form.street}, ${form.buildingType}, ${form.building}, ${form.unit}, ${form.landmark}, ${form.makani},
        ${form.latitude}, ${form.longitude}, ${form.contactName}, ${form.contactNumber}, ${form.place}, ${form.isPickup},
        ${form.isDelivery})
      returning ${columns}`,
  )

export const updateAddress = (tx: Tx, id: string, form: AddressForm): Promise<Address> =>
  one(
    tx,
    sql`update addresses set label = ${form.label}, country = ${form.country}, emirate = ${form.emirate}, city = ${form.city},
        area = ${form.area}, street = ${form.street}, building_type = ${form.buildingType}, building = ${form.building}, unit = ${form.unit},
        landmark = ${form.landmark}, makani = ${form.makani}, latitude = ${form.latitude}, longitude = ${form.longitude},
        contact_name = ${form.contactName}, contact_number = ${form.contactNumber}, place = ${form.place},
        is_pickup = ${form.isPickup}, is_delivery = ${form.isDelivery}, version = version + 1, changed_at = now()
      where id = ${id} returning ${columns}`,
  )

export const deleteAddress = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from addresses where id = ${id}`.execute(tx)
}
