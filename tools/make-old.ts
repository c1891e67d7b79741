// Lets time pass for one shipment, storage or company of a test against a running product: its rows become older, nobody waits.
// Reads {dataDir, id, hours} from standard input. Only for folders that the launcher opened.
import { text } from 'node:stream/consumers'
import { runningDatabaseUrl, withClient } from './start/database.ts'

/** `id` is that of the shipment, the storage or the company. */
type Order = { dataDir: string; id: string; hours: number }

const { dataDir, id, hours } = JSON.parse(await text(process.stdin)) as Order

await withClient(runningDatabaseUrl(dataDir), async (client) => {
  await client.query(
    'update requests set window_ends_at = window_ends_at - make_interval(hours => $2) where id = $1',
    [id, hours],
  )
  await client.query(
    'update freight_details set delivered_at = delivered_at - make_interval(hours => $2) where id = $1',
    [id, hours],
  )
  await client.query(
    `update storage_details set start_date = (start_date - make_interval(hours => $2))::date, end_date = (end_date - make_interval(hours => $2))::date
     where id = $1`,
    [id, hours],
  )
  // A company's bank account and the PINs of its people are paid to and from a day after they were entered.
  await client.query(
    'update express_bank_accounts set entered_at = entered_at - make_interval(hours => $2) where company_id = $1',
    [id, hours],
  )
  await client.query(
    `update wallet_pins set set_at = set_at - make_interval(hours => $2)
     where user_id in (select id from users where company_id = $1)`,
    [id, hours],
  )
  // An invoice on credit is due earlier, and the timers that look at it come at once.
  await client.query('begin')
  await client.query('alter table credit_receivables disable trigger user')
  await client.query(
    `update credit_receivables v set due_on = (v.due_on - make_interval(hours => $2))::date
     from tax_invoices i where i.id = v.invoice_id and i.subject_id = $1`,
    [id, hours],
  )
  await client.query('alter table credit_receivables enable trigger user')
  await client.query('commit')
  await client.query(
    `select graphile_worker.add_job(identifier => name, payload => '{}'::json, job_key => 'timer:' || name)
     from unnest(array['finance.remind', 'finance.suspend-overdue']) as name`,
  )
})
