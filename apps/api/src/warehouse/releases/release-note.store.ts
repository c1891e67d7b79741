// SQL of what a release note names: its pieces with what stays behind, and the two companies.
import { sql } from '../../kit/sql.ts'
import type { ReleaseNoteData } from '@marsa/model/documents/issued-documents.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { type BookedRow } from '../usual.ts'

/** What stays is counted as it was when this release left: later releases are added again. */
export const noteLines = (db: Db, releaseId: string): Promise<ReleaseNoteData['lines']> =>
  rows(
    db,
    sql`select i.name, l.quantity, (i.quantity - i.released + coalesce((
          select sum(later.quantity) from warehouse_release_lines later
            join warehouse_releases w on w.id = later.release_id
          where later.item_id = i.id and w.state = 'RELEASED' and w.ended_at > r.ended_at), 0))::int as staying
      from warehouse_release_lines l join warehouse_items i on i.id = l.item_id
        join warehouse_releases r on r.id = l.release_id
      where l.release_id = ${releaseId} order by i.position, i.id`,
  )

type Row = { nameEn: string; nameAr: string; addressEn: string; addressAr: string; trn: string | null }

const party = async (db: Db, companyId: string): Promise<ReleaseNoteData['warehouse']> => {
  const row = await one<Row>(
    db,
    sql`select name_en as "nameEn", name_ar as "nameAr", address_en as "addressEn", address_ar as "addressAr", trn
      from companies where id = ${companyId}`,
  )
  const lines = (address: string): string[] => address.split('\n').filter(Boolean)
  return {
    name: { en: row.nameEn, ar: row.nameAr },
    address: { en: lines(row.addressEn), ar: lines(row.addressAr) },
    trn: row.trn,
  }
}

export const noteParties = async (
  db: Db,
  request: Pick<BookedRow, 'agent_id' | 'company_id'>,
): Promise<Pick<ReleaseNoteData, 'warehouse' | 'customer'>> => ({
  warehouse: await party(db, request.agent_id),
  customer: await party(db, request.company_id),
})
