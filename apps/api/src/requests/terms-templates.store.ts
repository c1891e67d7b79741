// All SQL of templates of terms.
import { foldText } from '@marsa/model/reference/fold.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'

export type TemplateRow = {
  id: string
  name: string
  remarks: string
  terms: string
  changed_by: string
  changed_at: Date
}

export const listTemplateRows = (db: Db, companyId: string): Promise<TemplateRow[]> =>
  rows(
    db,
    sql`select t.id, t.name, t.remarks, t.terms, u.first_name || ' ' || u.last_name as changed_by, t.changed_at
      from terms_templates t join users u on u.id = t.changed_by where t.company_id = ${companyId} order by t.name_key, t.id`,
  )

/** Makes savings of a company follow each other, so that their number and names hold. */
export const lockTemplatesOf = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terms-templates:${companyId}`}, 0))`.execute(tx)
}

export const countTemplates = async (tx: Tx, companyId: string): Promise<number> =>
  (
    await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from terms_templates where company_id = ${companyId}`,
    )
  ).count

/** Whether another template of the company has the name, whatever its case. */
export const isNameTaken = async (
  tx: Tx,
  companyId: string,
  { name, templateId }: { name: string; templateId?: string | undefined },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select from terms_templates where company_id = ${companyId} and name_key = ${foldText(name)}
      and id is distinct from ${templateId ?? null}::uuid`,
  )) !== undefined

type Content = { name: string; remarks: string; terms: string }

export const insertTemplate = async (
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { name, remarks, terms }: Content,
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into terms_templates (company_id, name, name_key, remarks, terms, changed_by)
        values (${companyId}, ${name}, ${foldText(name)}, ${remarks}, ${terms}, ${userId}) returning id`,
    )
  ).id

/** False where the company has none of this id. */
export const updateTemplate = async (
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { templateId, name, remarks, terms }: Content & { templateId: string },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update terms_templates set name = ${name}, name_key = ${foldText(name)}, remarks = ${remarks}, terms = ${terms},
        changed_by = ${userId}, changed_at = clock_timestamp()
      where id = ${templateId} and company_id = ${companyId} returning id`,
  )) !== undefined

export const deleteTemplate = async (tx: Tx, companyId: string, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`delete from terms_templates where id = ${id} and company_id = ${companyId} returning id`,
  )) !== undefined
