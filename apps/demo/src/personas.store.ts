// SQL that brings the companies and people of the demo world into an empty database.
import { sql } from '../../api/src/kit/sql.ts'
import { capabilities } from '@marsa/model/kit/access.ts'
import type { StorageSite } from '@marsa/model/warehouse/site.ts'
import { openAccount } from '../../api/src/finance/door.ts'
import { one, systemTransaction, type Db, type Tx } from '../../api/src/kit/db.ts'
import { savePrefix, saveSite } from '../../api/src/warehouse/site/site.store.ts'
import { people, type Email, type WarehouseKey } from './personas.ts'
import { companies, type Company, type CompanyKey } from './companies.ts'
import { demoPrefixes, storageSites } from './storage-sites.ts'

const insertCompany = async (tx: Tx, company: Company, since: Date): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into companies (kind, name_en, name_ar, trn, address_en, address_ar, agent_code, modes, approved_at, created_at)
      values (${company.kind}, ${company.en}, ${company.ar}, ${company.trn}, ${company.addressEn}, ${company.addressAr},
        ${company.code ?? null}, ${[...(company.modes ?? [])]}::text[], ${since}, ${since})
      returning id`,
  )
  if (company.credit !== undefined) await openAccount(tx, id, { limitFils: company.credit, termsDays: 30 })
  return id
}

/** `since` is when they joined. */
export const addPersonas = (db: Db, passwordHash: string, since: Date): Promise<Record<CompanyKey, string>> =>
  systemTransaction(db, async (tx) => {
    const ids: Partial<Record<CompanyKey, string>> = {}
    for (const key of Object.keys(companies) as CompanyKey[])
      ids[key] = await insertCompany(tx, companies[key], since)
    for (const [key, site] of Object.entries(storageSites) as [WarehouseKey, StorageSite][]) {
      await saveSite(tx, ids[key]!, site, { userId: null, now: since })
      await savePrefix(tx, ids[key]!, demoPrefixes[key])
    }
    for (const [index, email] of (Object.keys(people) as Email[]).entries()) {
      const { company, role, first, last, firstAr, lastAr, mobile, language, isAdmin } = people[email]
      await sql`insert into users (company_id, role, user_code, email, password_hash, first_name, last_name, first_name_ar, last_name_ar, mobile, language,
          is_company_admin, idle_minutes, created_at, capabilities)
        values (${ids[company]}, ${role}, ${`MU-${String(10_204 + index * 37)}`}, ${email}, ${passwordHash}, ${first}, ${last}, ${firstAr}, ${lastAr}, ${mobile},
          ${language}, ${isAdmin ?? false}, 30, ${since}, ${role === 'admin' ? [...capabilities] : []}::text[])`.execute(
        tx,
      )
    }
    return ids as Record<CompanyKey, string>
  })

/** Takes agents off the market and back, as the desk does while documents are renewed. */
export const suspendAgents = async (db: Db, mode: string, suspend: boolean): Promise<void> => {
  await sql`update companies set suspended_at = case when ${suspend} then now() end
    where kind = 'agent' and modes @> ${[mode]}::text[]`.execute(db)
}

/** Moves the counter of public numbers, so that the demo world looks like a small part of a busy year. */
export const setNumber = async (db: Db, prefix: string, year: number, last: number): Promise<void> => {
  await sql`insert into number_sequences (prefix, year, last) values (${prefix}, ${year}, ${last})
    on conflict (prefix, year) do update set last = greatest(number_sequences.last, excluded.last)`.execute(
    db,
  )
}

export const clockReading = async (db: Db): Promise<string> =>
  (await one<{ at: string }>(db, sql`select clock_timestamp()::text as at`)).at

export const userIdOf = async (db: Db, email: Email): Promise<string> =>
  (await one<{ id: string }>(db, sql`select id from users where email = ${email}`)).id
