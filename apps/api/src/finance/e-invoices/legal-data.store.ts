// All SQL of what companies are registered as.
import type { LegalData } from '@marsa/model/finance/e-invoice/legal-data.ts'
import { noLegalData } from '@marsa/model/finance/e-invoice/legal-data.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

const columns = sql`l.registration_type as "registrationType", l.registration_number as "registrationNumber", l.authority,
  l.street, l.city, l.emirate, l.country`

export const findLegalData = async (db: Db, companyId: string): Promise<LegalData> =>
  (await maybe<LegalData>(db, sql`select ${columns} from company_legal l where company_id = ${companyId}`)) ??
  noLegalData

export type LegalRow = {
  companyId: string
  nameEn: string
  nameAr: string
  trn: string | null
  isHouse: boolean
  legal: LegalData | null
}

/** The house and companies with a tax number, one of them where `companyId` is given. */
export const listLegalRows = (db: Db, companyId: string | null): Promise<LegalRow[]> =>
  rows(
    db,
    sql`select c.id as "companyId", c.name_en as "nameEn", c.name_ar as "nameAr", c.trn, c.kind = 'platform' as "isHouse",
        (select to_jsonb(x) from (select ${columns} from company_legal l where l.company_id = c.id) x) as legal
      from companies c where (${companyId}::uuid is null and (c.kind = 'platform' or c.trn is not null)) or c.id = ${companyId}
      order by c.kind = 'platform' desc, c.name_en, c.id limit 500`,
  )

/** False where there is no such company. */
export const saveLegal = async (
  tx: Tx,
  { companyId, userId, legal }: { companyId: string; userId: string; legal: LegalData },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into company_legal (company_id, registration_type, registration_number, authority, street, city, emirate, country, saved_by)
      select c.id, ${legal.registrationType}, ${legal.registrationNumber}, ${legal.authority}, ${legal.street}, ${legal.city},
        ${legal.emirate}, ${legal.country}, ${userId} from companies c where c.id = ${companyId}
      on conflict (company_id) do update set registration_type = excluded.registration_type,
        registration_number = excluded.registration_number, authority = excluded.authority, street = excluded.street,
        city = excluded.city, emirate = excluded.emirate, country = excluded.country, saved_by = excluded.saved_by,
        saved_at = clock_timestamp() returning company_id`,
  )) !== undefined

/** Whether somebody of the company reads Arabic, and whether it is a person. */
export const buyerOf = async (db: Db, companyId: string): Promise<{ isArabic: boolean; isPerson: boolean }> =>
  (await maybe<{ isArabic: boolean; isPerson: boolean }>(
    db,
    sql`select c.kind = 'person' as "isPerson", coalesce((select u.language from users u where u.company_id = c.id
        order by u.is_company_admin desc, u.created_at limit 1) = 'ar', false) as "isArabic"
      from companies c where c.id = ${companyId}`,
  ))!
