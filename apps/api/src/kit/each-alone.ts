// What time does to many objects: each in a transaction of its own, and one that fails holds no other up.
import { isDatabaseAway, systemTransaction, type Db, type Tx } from './db.ts'

/**
 * Does the same to each, one after another. Failures are thrown together after the last, so that whoever runs the work reports
 * them; only a database that is away ends it at once, because it would fail them all.
 */
export const eachAlone = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed, the others are done`)
}

/** The same, each in a transaction of the system. */
export const eachInTransaction = <Item>(
  db: Db,
  items: Iterable<Item>,
  work: (tx: Tx, item: Item) => Promise<unknown>,
): Promise<void> => eachAlone(items, (item) => systemTransaction(db, (tx) => work(tx, item)))
