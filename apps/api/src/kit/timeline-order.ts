// The one order of a timeline's entries `e`: by the minute that people read, and within it as they were recorded.
import { sql } from './sql.ts'

export const timelineOrder = sql`date_trunc('minute', e.at), e.sequence`
