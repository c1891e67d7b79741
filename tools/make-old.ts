// Lets time pass for one shipment or storage of a test against a running product: its rows become older, nobody waits.
// Reads {dataDir, requestId, hours} from standard input. Only for folders that the launcher opened.
import { text } from 'node:stream/consumers'
import { runningDatabaseUrl, withClient } from './start/database.ts'

type Order = { dataDir: string; requestId: string; hours: number }

const { dataDir, requestId, hours } = JSON.parse(await text(process.stdin)) as Order

await withClient(runningDatabaseUrl(dataDir), async (client) => {
  await client.query(
    'update requests set window_ends_at = window_ends_at - make_interval(hours => $2) where id = $1',
    [requestId, hours],
  )
  await client.query(
    'update freight_details set delivered_at = delivered_at - make_interval(hours => $2) where id = $1',
    [requestId, hours],
  )
  await client.query(
    `update storage_details set start_date = (start_date - make_interval(hours => $2))::date, end_date = (end_date - make_interval(hours => $2))::date
     where id = $1`,
    [requestId, hours],
  )
  // An invoice on credit is due earlier, and the timers that look at it come at once.
  await client.query('begin')
  await client.query('alter table credit_receivables disable trigger user')
  await client.query(
    `update credit_receivables v set due_on = (v.due_on - make_interval(hours => $2))::date
     from tax_invoices i where i.id = v.invoice_id and i.subject_id = $1`,
    [requestId, hours],
  )
  await client.query('alter table credit_receivables enable trigger user')
  await client.query('commit')
  await client.query(
    `select graphile_worker.add_job(identifier => name, payload => '{}'::json, job_key => 'timer:' || name)
     from unnest(array['finance.remind', 'finance.suspend-overdue']) as name`,
  )
})
