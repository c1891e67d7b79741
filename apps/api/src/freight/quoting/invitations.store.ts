// The SQL of invitations that is freight's own: agents by mode, clocks that stand while the customer is asked, windows.
import { sql } from '../../kit/sql.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { isApprovedAgent } from '../../accounts/door.ts'
import { answerHours, type AnswerHours } from '../../requests/door.ts'

/** Approved agents that carry this mode. */
export const agentsFor = (db: Db, mode: string): Promise<(AnswerHours & { id: string })[]> =>
  rows(
    db,
    sql`select c.id, ${answerHours} from companies c where ${isApprovedAgent} and c.modes @> ${[mode]}::text[] order by c.id`,
  )

/** Stops an agent's clock with the working minutes that are left. */
export const pauseClock = async (
  tx: Tx,
  clock: { requestId: string; round: number; companyId: string; leftMinutes: number; now: Date },
): Promise<void> => {
  await sql`update request_invitations set paused_at = ${clock.now}, left_minutes = ${clock.leftMinutes}
    where request_id = ${clock.requestId} and round = ${clock.round} and company_id = ${clock.companyId}
      and answered_at is null`.execute(tx)
}

/** Lets it run again until `dueAt`. */
export const resumeClock = async (
  tx: Tx,
  clock: { requestId: string; round: number; companyId: string; dueAt: Date; stoodMinutes: number },
): Promise<void> => {
  await sql`update request_invitations set paused_at = null, left_minutes = null, due_at = ${clock.dueAt},
      stood_minutes = stood_minutes + ${clock.stoodMinutes}
    where request_id = ${clock.requestId} and round = ${clock.round} and company_id = ${clock.companyId}
      and answered_at is null`.execute(tx)
}

/** Opens the window again after a correction; who has quoted or declined has answered all the same. */
export const reopenWindow = async (tx: Tx, requestId: string, until: Date): Promise<void> => {
  await sql`update requests set window_ends_at = ${until}, pending_review = false where id = ${requestId}`.execute(
    tx,
  )
}
