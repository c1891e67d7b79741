// Product and floor in turn, round by round, on the same database: what one has to bear the other bears too.
import type pg from 'pg'
import { runLoad, type Result } from './load.ts'
import { hasBareFloor } from './bare-tables.ts'
import type { Server, Servers } from './processes.ts'
import { type ScenarioName, type Scenarios, type Side } from './scenarios.ts'
import { keepAwake } from './sessions.ts'
import { takeBack } from './targets.ts'

export const connections = 16

export type Rounds = { rounds: number; seconds: number; warmUpSeconds: number }
/** `cpu`: milliseconds of processor that the server used for one request. */
export type RoundResult = Result & { cpu: number }
/** Shares of a floor: the middle of the ratios of neighbouring rounds. */
export type Against = { floor: RoundResult; ratio: number; p99Ratio: number }
export type Comparison = { product: RoundResult; floor: Against; bare: Against | undefined }

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

/** The middle of the rounds, figure by figure. */
export const middle = (results: readonly RoundResult[]): RoundResult => ({
  perSecond: median(results.map((result) => result.perSecond)),
  p50: median(results.map((result) => result.p50)),
  p99: median(results.map((result) => result.p99)),
  cpu: median(results.map((result) => result.cpu)),
  count: results.reduce((total, result) => total + result.count, 0),
})

export type RoundParts = { owner: pg.Client; scenarios: Scenarios; name: ScenarioName }

/** One round of one side. Commands find the tables as every other round of them did. */
export const runRound = async (
  parts: RoundParts,
  side: Side,
  server: Server,
  { seconds, warmUpSeconds }: Rounds,
): Promise<RoundResult> => {
  const { owner, scenarios, name } = parts
  await keepAwake(owner)
  const since = new Date()
  const next = scenarios.requests(name, side)
  await runLoad({ port: server.port, connections, seconds: warmUpSeconds, next })
  const before = server.cpu()
  const result = await runLoad({ port: server.port, connections, seconds, next })
  const cpu = (server.cpu() - before) / result.count
  if (name === 'command') await takeBack(owner, since)
  return { ...result, cpu }
}

/** Rounds in turn; the side that begins changes, so that none always follows the same other. */
export const compare = async (parts: RoundParts, servers: Servers, rounds: Rounds): Promise<Comparison> => {
  const sides: readonly Side[] = hasBareFloor(parts.name)
    ? ['product', 'floor', 'bare']
    : ['product', 'floor']
  const results: Record<Side, RoundResult[]> = { product: [], floor: [], bare: [] }
  for (let round = 0; round < rounds.rounds; round++)
    for (const [place] of sides.entries()) {
      const side = sides[(place + round) % sides.length]!
      const server = side === 'product' ? servers.product : servers.floor
      results[side].push(await runRound(parts, side, server, rounds))
    }
  const against = (side: 'floor' | 'bare'): Against => {
    const pairs = results.product.map((product, index) => ({ product, floor: results[side][index]! }))
    return {
      floor: middle(results[side]),
      ratio: median(pairs.map(({ product, floor }) => product.perSecond / floor.perSecond)),
      p99Ratio: median(pairs.map(({ product, floor }) => product.p99 / floor.p99)),
    }
  }
  return {
    product: middle(results.product),
    floor: against('floor'),
    bare: hasBareFloor(parts.name) ? against('bare') : undefined,
  }
}
