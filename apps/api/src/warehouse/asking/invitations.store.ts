// Who is invited to quote for storage: approved warehouses, each asked once a round.
import { sql } from '../../kit/sql.ts'
import { rows, type Db } from '../../kit/db.ts'
import { answerHours, type AnswerHours } from '../../requests/door.ts'

export type Warehouse = AnswerHours & { id: string }

/** Approved companies with somebody who quotes for storage. */
export const approvedWarehouses = (db: Db): Promise<Warehouse[]> =>
  rows(
    db,
    sql`select c.id, ${answerHours} from companies c
      where c.kind = 'agent' and c.approved_at is not null and c.suspended_at is null
        and exists (select from users u where u.company_id = c.id and u.role = 'warehouse-agent' and u.status = 'ACTIVE')
      order by c.id`,
  )
