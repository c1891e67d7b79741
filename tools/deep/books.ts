// What must be true when the dust has settled: every acknowledged write is there, and ledger and gateway agree.
import { listLedgerFaults } from '../../apps/api/src/finance/ledger.store.ts'
import { reconcile } from '../../apps/api/src/finance/reconcile.ts'
import { nGenius } from '../../apps/api/src/finance/n-genius.ts'
import { systemClock } from '../../apps/api/src/kit/clock.ts'
import { openDb } from '../../apps/api/src/kit/db.ts'
import { paymentReactions } from '../../apps/api/src/reactions.ts'
import { withClient } from '../start/database.ts'
import type { Acknowledged } from './load.ts'

export type Gateway = { url: string; apiKey: string; outlet: string }

const missing = (
  ownerUrl: string,
  table: string,
  ids: ReadonlySet<string>,
  where = 'true',
): Promise<number> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from ${table} where id = any($1::uuid[]) and ${where}`,
      [[...ids]],
    )
    return ids.size - rows[0]!.found
  })

/** What is wrong, a line each; empty when all is well. */
export const faultsOf = async (
  ownerUrl: string,
  gateway: Gateway,
  { drafts, payments, surprises }: Acknowledged,
): Promise<string[]> => {
  const db = openDb(ownerUrl)
  try {
    const lostDrafts = await missing(ownerUrl, 'requests', drafts)
    const lostPayments = await missing(ownerUrl, 'payment_sessions', payments, `state = 'SUCCEEDED'`)
    const parts = {
      db,
      gateway: nGenius(gateway),
      reactions: paymentReactions(systemClock),
      publicUrl: 'http://marsa.invalid',
      alarm: () => undefined,
    }
    const hourMs = 3_600_000
    const differences = await reconcile(parts, new Date(Date.now() - hourMs), new Date(Date.now() + hourMs))
    return [
      ...(lostDrafts > 0 ? [`${lostDrafts} of ${drafts.size} acknowledged drafts are not there`] : []),
      ...(lostPayments > 0
        ? [`${lostPayments} of ${payments.size} acknowledged payments are not there`]
        : []),
      ...(await listLedgerFaults(db)),
      ...differences.map(({ kind, reference }) => `gateway and ledger differ: ${kind} ${reference}`),
      ...new Set(surprises.map((each) => `refused for good: ${each}`)),
    ]
  } finally {
    await db.destroy()
  }
}
