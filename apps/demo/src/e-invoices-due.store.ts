// How many tax documents nobody has looked at as e-invoices yet.
import { one, type Db } from '../../api/src/kit/db.ts'
import { sql } from '../../api/src/kit/sql.ts'

export const countEInvoicesDue = async (db: Db): Promise<number> =>
  (await one<{ count: number }>(db, sql`select count(*)::int as count from e_invoices_due`)).count
