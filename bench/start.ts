// From nothing to the first answer with the database up, and the memory of a process that has nothing to do.
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './compare.ts'
import type { OpenedDatabase } from './open-database.ts'
import type { Servers } from './processes.ts'

export type StartTimes = { readyMs: number; idleMB: number }

export const measureStart = async (
  opened: OpenedDatabase,
  rounds: number,
): Promise<Record<keyof Servers, StartTimes>> => {
  const seen: Record<keyof Servers, StartTimes[]> = { product: [], floor: [] }
  for (let round = 0; round < rounds; round++)
    for (const [side, start] of [
      ['product', opened.startProduct],
      ['floor', opened.startFloor],
    ] as const) {
      const server = await start()
      await pause(2_000) // memory that is still being collected is not idle memory
      seen[side].push({ readyMs: server.readyMs, idleMB: server.memory() })
      await server.stop()
    }
  const middle = (figures: readonly StartTimes[]): StartTimes => ({
    readyMs: median(figures.map(({ readyMs }) => readyMs)),
    idleMB: median(figures.map(({ idleMB }) => idleMB)),
  })
  return { product: middle(seen.product), floor: middle(seen.floor) }
}
