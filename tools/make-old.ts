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
})
