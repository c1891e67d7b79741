// Which companies are agents in business: approved, and not suspended.
import { sql } from '../../kit/sql.ts'

/** Of a selection from companies as `c`. */
export const isApprovedAgent = sql`c.kind = 'agent' and c.approved_at is not null and c.suspended_at is null`
