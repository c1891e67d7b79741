// The columns that the facts of a booked shipment are read from, for statements over many requests `r` and balances `b`.
import { sql } from '../../kit/sql.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'

/** Documents and balance are read of booked shipments alone: nothing is reported of others. */
export const factColumns = sql`r.form, cargo.disputed_at, cargo.agent_done_at,
  case when r.agent_id is not null then json_build_object('state', r.balance_state, 'total_fils', r.total_fils::text,
    'paid_fils', r.paid_fils::text, 'on_credit', r.on_credit, 'final_quotation_id', r.final_quotation_id) end as balance,
  case when r.state = any(${[...bookedStates]}::text[]) then coalesce((
    select json_agg(json_build_object('docCode', doc.doc_code, 'state', doc.state)) from documents doc
    where doc.subject_id = r.id and doc.deleted_at is null and doc.purged_at is null and doc.state <> 'REPLACED'), '[]'::json)
  else '[]'::json end as documents`
