// All SQL of contracts of trucks.
import type { Actor } from '@marsa/model/kit/access.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

type Company = { id: string; en: string; ar: string }
export type ContractRow = {
  id: string
  title: string
  provider: Company
  customer: Company
  starts_on: string
  ends_on: string
  versions: { documentId: string; file: string; addedDate: string }[]
}

const company = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'en', ${sql.ref(`${alias}.name_en`)}, 'ar', ${sql.ref(`${alias}.name_ar`)})`

/** Of one company, or all of them where none is named; the versions oldest first. */
export const contractsOf = (db: Db, companyId: string | null): Promise<ContractRow[]> =>
  rows(
    db,
    sql`select k.id, k.title, ${company('p')} as provider, ${company('c')} as customer, k.starts_on::text, k.ends_on::text,
        coalesce((select json_agg(json_build_object('documentId', d.id, 'file', d.file_name, 'addedDate', d.created_at) order by d.id)
          from documents d where d.subject_kind = 'truck-contract' and d.subject_id = k.id and d.deleted_at is null
            and d.purged_at is null), '[]') as versions
      from truck_contracts k join companies p on p.id = k.provider_id join companies c on c.id = k.customer_id
      where ${companyId}::uuid is null or ${companyId}::uuid in (k.provider_id, k.customer_id)
      order by k.ends_on desc, k.id desc`,
  )

/** Who has a booking together; of one provider, or all. */
export const partiesOf = (
  db: Db,
  providerId: string | null,
): Promise<{ provider: Company; customer: Company }[]> =>
  rows(
    db,
    sql`select ${company('p')} as provider, ${company('c')} as customer from
        (select distinct agent_id, company_id from requests where line = 'trucks' and agent_id is not null
          and (${providerId}::uuid is null or agent_id = ${providerId}::uuid)) r
      join companies p on p.id = r.agent_id join companies c on c.id = r.company_id order by c.name_en, p.name_en`,
  )

export type ContractParties = { provider_id: string; customer_id: string; title: string }

export const contractById = (db: Db, id: string): Promise<ContractParties | undefined> =>
  maybe(db, sql`select provider_id, customer_id, title from truck_contracts where id = ${id}`)

export type ContractForm = {
  providerId: string
  customerId: string
  title: string
  startsOn: string
  endsOn: string
}

export const insertContract = async (
  tx: Tx,
  form: ContractForm,
  { userId }: Pick<Actor, 'userId'>,
  now: Date,
): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into truck_contracts (provider_id, customer_id, title, starts_on, ends_on, created_at, created_by)
      values (${form.providerId}, ${form.customerId}, ${form.title}, ${form.startsOn}, ${form.endsOn}, ${now}, ${userId})
      returning id`,
  )
  return id
}

export const updateContract = async (tx: Tx, id: string, form: ContractForm): Promise<void> => {
  await sql`update truck_contracts set title = ${form.title}, starts_on = ${form.startsOn}, ends_on = ${form.endsOn}
    where id = ${id}`.execute(tx)
}

export type EndingContract = ContractParties & {
  id: string
  starts_on: string
  ends_on: string
  warned_for: string | null
}

export const endingContracts = (db: Db, from: string, until: string): Promise<EndingContract[]> =>
  rows(
    db,
    sql`select id, provider_id, customer_id, title, starts_on::text, ends_on::text, warned_for::text from truck_contracts
      where ends_on between ${from} and ${until} and warned_for is distinct from ends_on order by ends_on, id limit 200`,
  )

export const noteContractWarned = async (tx: Tx, id: string): Promise<void> => {
  await sql`update truck_contracts set warned_for = ends_on where id = ${id}`.execute(tx)
}
