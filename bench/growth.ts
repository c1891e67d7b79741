// How much slower the product's calls get when its database holds a hundred times as much.
import { median, runRound, type Rounds } from './compare.ts'
import type { BenchDatabase } from './database.ts'
import { openDatabase, type Run } from './open-database.ts'

export const growing = ['list', 'detail', 'command'] as const
export type Growing = (typeof growing)[number]

/** Customers at work, as many at each size: what grows is the data, not the number of people who are there at once. */
const people = 100

/** The p50 in milliseconds of each call at each size, in rounds that take the sizes in turn. */
export const measureGrowth = async (
  database: BenchDatabase,
  sizes: readonly number[],
  run: Run,
  rounds: Rounds,
): Promise<Record<Growing, number[]>> => {
  const opened = []
  for (const size of sizes) opened.push(await openDatabase(database, size, run, people))
  const sides = []
  for (const each of opened) sides.push({ ...each, server: await each.startProduct() })
  const found: Record<Growing, number[]> = { list: [], detail: [], command: [] }
  for (const name of growing) {
    const p50 = sides.map((): number[] => [])
    for (let round = 0; round < rounds.rounds; round++)
      for (const [index, side] of sides.entries())
        p50[index]?.push((await runRound({ ...side, name }, 'product', side.server, rounds)).p50)
    found[name] = p50.map(median)
  }
  for (const side of sides) {
    await side.server.stop()
    await side.close()
  }
  return found
}
