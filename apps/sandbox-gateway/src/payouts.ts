// The payouts that the gateway has made, each in the journal before anybody sees it; an operation is paid out once.
import { openJournal } from './journal.ts'
import type { Order } from './order.ts'
import { payoutReference, unpaidRows, type Payout } from './payout.ts'

export const openPayouts = ({ journalFile, now }: { journalFile: string; now: () => Date }) => {
  const journal = openJournal<Payout>(journalFile)
  const payouts = [...journal.entries]
  const paid = new Set(payouts.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return {
    /** Newest first. */
    all: (): Payout[] => payouts.toReversed(),
    get: (reference: string): Payout | undefined => payouts.find((payout) => payout.reference === reference),
    /** Of all that was not paid out yet; undefined where that is nothing. */
    payOut: (orders: readonly Order[], currency = 'AED'): Payout | undefined => {
      const rows = unpaidRows(orders, currency, (id) => paid.has(id))
      if (rows.length === 0) return undefined
      const at = now().toISOString()
      const payout = { reference: payoutReference(at, payouts.length + 1), at, currency, rows }
      journal.append(payout)
      payouts.push(payout)
      for (const { id } of rows) paid.add(id)
      return payout
    },
    close: (): void => journal.close(),
  }
}
