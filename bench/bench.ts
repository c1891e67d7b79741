// `npm run bench`: the built product against a bare server on the same database. After `--`: `--only list` for one part,
// `--quick` for short rounds, `--requests 1000000` for another size.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { apiIsStale, buildApi } from '../apps/api/build/build.ts'
import { buildWeb, webIsStale } from '../tools/build.ts'
import { checkBudgets } from '../tools/check-budgets.ts'
import { compare, connections, type Rounds } from './compare.ts'
import { startDatabase, type BenchDatabase } from './database.ts'
import { expressAims, measureExpress, measureLabels } from './express.ts'
import { growing, measureGrowth } from './growth.ts'
import { openDatabase, type OpenedDatabase } from './open-database.ts'
import { measureInvoices } from './invoices.ts'
import { measureParcels } from './parcels.ts'
import { measurePrinting } from './printing.ts'
import { killServers } from './processes.ts'
import { say, printAgainst, printComparison, printMeasure, printHead, printTimes } from './report.ts'
import { scenarioNames } from './scenarios.ts'
import { measureStart } from './start.ts'
import { measureStreams } from './streams.ts'

const parts = [
  ...scenarioNames,
  'start',
  'streams',
  'printing',
  'bundle',
  'growth',
  'parcels',
  'express',
  'finance',
] as const
type Part = (typeof parts)[number]

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    requests: { type: 'string' },
  },
})
const { quick } = values
const given = values.only ?? parts
const chosen = new Set(parts.filter((part) => given.includes(part)))
const wants = (...some: Part[]): boolean => some.some((part) => chosen.has(part))

const rounds: Rounds = quick
  ? { rounds: 3, seconds: 2, warmUpSeconds: 1 }
  : { rounds: 7, seconds: 5, warmUpSeconds: 2 }
const requests = Number(values.requests ?? (quick ? 10_000 : 100_000))
const growthSizes = quick ? [1_000, 10_000] : [10_000, 1_000_000]
const parcelSizes = [10_000, quick ? 100_000 : 1_000_000] as const
const invoices = 100_000
const streams = quick ? 2_000 : 9_600
const streamsOfSession = 8
/** A run that has not ended by then does not end any more. */
const mostMinutes = quick ? 15 : 90

const run = {
  folder: fs.mkdtempSync(path.join(os.tmpdir(), 'marsa-bench-files-')),
  secret: randomBytes(32).toString('hex'),
}
let database: BenchDatabase | undefined

const cleanUp = async (): Promise<void> => {
  killServers()
  await database?.stop()
  fs.rmSync(run.folder, { recursive: true, force: true })
}

const giveUp = async (reason: string): Promise<never> => {
  console.error(reason)
  await cleanUp()
  process.exit(1)
}

const reportStart = async (opened: OpenedDatabase): Promise<void> => {
  const { product, floor } = await measureStart(opened, quick ? 3 : 9)
  printTimes('API process from start to ready, ms', product.readyMs, floor.readyMs, 3)
  printTimes('memory idle, MB', product.idleMB, floor.idleMB, 1.5)
}

const reportComparisons = async (opened: OpenedDatabase): Promise<void> =>
  opened.withServers(async (servers) => {
    printHead()
    for (const name of scenarioNames)
      if (wants(name)) printComparison(name, await compare({ ...opened, name }, servers, rounds))
    const { product, floor } = servers
    printMeasure(
      'memory after load, MB',
      `${product.memory().toFixed(0)}, floor ${floor.memory().toFixed(0)}`,
    )
    printTimes('memory at its most, MB', product.peak(), floor.peak(), 1.2)
  })

const reportStreams = async (opened: OpenedDatabase): Promise<void> =>
  opened.withServers(async (servers) => {
    const common = {
      owner: opened.owner,
      tokens: await opened.tokens(streams / streamsOfSession),
      count: streams,
    }
    const product = await measureStreams({ ...common, server: servers.product, path: '/api/events' })
    const floor = await measureStreams({ ...common, server: servers.floor, path: '/streams' })
    printMeasure(
      `idle event streams of 100 MB, ${streams} open`,
      `${product.per100MB.toFixed(0)}, floor ${floor.per100MB.toFixed(0)}`,
      { value: product.per100MB, least: 4_700 },
    )
    printTimes('telling all of them, ms', product.broadcastMs, floor.broadcastMs, 2)
  })

const reportGrowth = async (from: BenchDatabase): Promise<void> => {
  const found = await measureGrowth(from, growthSizes, run, rounds)
  for (const name of growing) {
    const [small = NaN, large = NaN] = found[name]
    const most = name === 'list' ? 1.25 : 1.1
    const what = `p50 of ${name}, ${growthSizes.map((size) => size.toLocaleString('en')).join(' to ')} requests`
    printMeasure(what, `${small.toFixed(1)} to ${large.toFixed(1)} ms: ${(large / small).toFixed(2)} times`, {
      value: large / small,
      most,
    })
  }
}

const reportParcels = async (from: BenchDatabase): Promise<void> => {
  for (const { name, p50, ratio } of await measureParcels(from, parcelSizes, run, rounds)) {
    const what = `${name}, p50 of ${parcelSizes.map((size) => size.toLocaleString('en')).join(' to ')} parcels`
    const figure = `${p50.map((ms) => ms.toFixed(1)).join(' to ')} ms: ${ratio.toFixed(2)} times`
    printMeasure(what, figure, { value: ratio, most: 1.25 })
  }
}

const reportExpress = async (from: BenchDatabase): Promise<void> => {
  printHead()
  for (const { name, product, ...against } of await measureExpress(from, run, rounds))
    printAgainst(`${name}, bare`, product, against, expressAims[name])
  for (const { form, perSecond, cpuMs, kilobytes } of await measureLabels(quick ? 3 : 10))
    printMeasure(
      `labels a second on one core, ${form}`,
      `${perSecond.toFixed(0)}; ${cpuMs.toFixed(1)} ms of processor, ${kilobytes.toFixed(1)} kB each`,
    )
}

const reportInvoices = async (from: BenchDatabase): Promise<void> => {
  for (const { name, ms, most, rows } of await measureInvoices(from, invoices, run, rounds)) {
    const figure = `${ms.toFixed(0)} ms${rows ? `, ${rows.toLocaleString('en')} rows` : ''}`
    printMeasure(
      `${name}, ${invoices.toLocaleString('en')} tax invoices`,
      figure,
      most ? { value: ms, most } : undefined,
    )
  }
}

const reportPrinting = async (): Promise<void> => {
  const { perSecond, cpuMs, kilobytes } = await measurePrinting(quick ? 3 : 10)
  printMeasure(
    'tax invoices printed a second',
    `${perSecond.toFixed(0)}; ${cpuMs.toFixed(1)} ms of processor, ${kilobytes.toFixed(0)} kB each`,
  )
}

const reportBundle = async (): Promise<void> => {
  if (webIsStale()) await buildWeb()
  for (const { line, kept } of checkBudgets(path.join(import.meta.dirname, '../apps/web/dist')))
    say(`${line}${kept ? '' : '  MISSED'}`)
}

const measure = async (): Promise<void> => {
  say(
    `${os.availableParallelism()} cores, Node ${process.versions.node}; ${connections} connections, pools of 4; load, servers and database share the cores\n`,
  )
  if (wants('bundle')) await reportBundle()
  if (wants('printing')) await reportPrinting()
  if (!wants(...scenarioNames, 'start', 'streams', 'growth', 'parcels', 'express', 'finance')) return
  if (apiIsStale()) await buildApi()
  database = await startDatabase(say)
  if (wants(...scenarioNames, 'start', 'streams')) {
    const opened = await openDatabase(database, requests, run)
    if (wants('start')) await reportStart(opened)
    if (wants(...scenarioNames)) await reportComparisons(opened)
    if (wants('streams')) await reportStreams(opened)
    await opened.close()
  }
  if (wants('growth')) await reportGrowth(database)
  if (wants('parcels')) await reportParcels(database)
  if (wants('express')) await reportExpress(database)
  if (wants('finance')) await reportInvoices(database)
}

const unknown = given.find((part) => !parts.includes(part as Part))
if (unknown !== undefined) await giveUp(`--only must be one of ${parts.join(', ')}, not "${unknown}"`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void giveUp(`stopped by ${signal}`))
setTimeout(() => void giveUp(`not done after ${mostMinutes} minutes`), mostMinutes * 60_000).unref()
await measure().catch((problem: unknown) =>
  giveUp(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)),
)
await cleanUp()
process.exit(0)
