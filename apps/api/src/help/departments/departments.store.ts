// SQL of the departments as administrators keep them; what everybody reads is in directory.store.ts.
import { sql } from '../../kit/sql.ts'
import type { Department } from '@marsa/model/help/department-endpoints.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'

const columns = sql`id, name_en as "nameEn", name_ar as "nameAr", contact_en as "contactEn", contact_ar as "contactAr",
  hours_en as "hoursEn", hours_ar as "hoursAr", phone, email, is_hidden as "isHidden", version`

export const allDepartments = (db: Db): Promise<Department[]> =>
  rows(db, sql`select ${columns} from departments order by position`)

/** Whoever changes the directory is alone with it until the transaction ends: it is short, and its order is of all rows. */
export const holdDepartments = async (tx: Tx): Promise<Department[]> => {
  await sql`select pg_advisory_xact_lock(hashtext('departments'))`.execute(tx)
  return allDepartments(tx)
}

export type DepartmentWrite = Omit<Department, 'id' | 'version'>

export const insertDepartment = (tx: Tx, d: DepartmentWrite): Promise<Department> =>
  one(
    tx,
    sql`insert into departments (position, name_en, name_ar, contact_en, contact_ar, hours_en, hours_ar, phone, email, is_hidden)
      select coalesce(max(position), 0) + 1, ${d.nameEn}, ${d.nameAr}, ${d.contactEn}, ${d.contactAr}, ${d.hoursEn},
        ${d.hoursAr}, ${d.phone}, ${d.email}, ${d.isHidden}::boolean
      from departments
      returning ${columns}`,
  )

/** Undefined when the row is not of this version any more. */
export const updateDepartment = (
  tx: Tx,
  id: string,
  version: number,
  d: DepartmentWrite,
): Promise<Department | undefined> =>
  maybe(
    tx,
    sql`update departments set name_en = ${d.nameEn}, name_ar = ${d.nameAr}, contact_en = ${d.contactEn},
        contact_ar = ${d.contactAr}, hours_en = ${d.hoursEn}, hours_ar = ${d.hoursAr}, phone = ${d.phone},
        email = ${d.email}, is_hidden = ${d.isHidden}, version = version + 1
      where id = ${id} and version = ${version} returning ${columns}`,
  )

/** Puts all departments into the order of `ids`. */
export const writeOrder = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`update departments d set position = o.position
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position) where d.id = o.id`.execute(tx)
}
