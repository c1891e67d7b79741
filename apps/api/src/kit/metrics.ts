// Figures of a process in Prometheus' text form: calls counted as they end, everything else read when somebody asks.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { poolUse, type Db } from './db.ts'

export type Labels = Readonly<Record<string, string>>
export type Sample = { labels?: Labels; value: number }
export type Metric = { name: string; help: string; kind?: 'gauge' | 'counter'; samples: readonly Sample[] }

/** Upper ends of the classes of durations, in seconds. */
const classes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Durations = { labels: Labels; within: number[]; sum: number; count: number }

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
const line = (name: string, labels: Labels, value: number): string => {
  const labelText = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${labelText.length ? `{${labelText.join(',')}}` : ''} ${value}`
}
const head = (name: string, help: string, kind: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
]

export type Metrics = {
  /** Counts a call that has ended. */
  countCall: (verb: string, status: number, seconds: number) => void
  /** Has something read at each look. What cannot be read then is left out, and counted. */
  add: (read: () => Promise<readonly Metric[]> | readonly Metric[]) => void
  /** Everything as text. */
  write: () => Promise<string>
}

export const openMetrics = (): Metrics => {
  const calls = new Map<string, Durations>()
  const readers: Parameters<Metrics['add']>[0][] = []
  let unread = 0

  const writeCalls = (): string[] => {
    const name = 'marsa_call_duration_seconds'
    return [
      ...head(name, 'Calls of the API by verb and status.', 'histogram'),
      ...[...calls.values()].flatMap(({ labels, within, sum, count }) => [
        ...classes.map((end, place) => line(`${name}_bucket`, { ...labels, le: `${end}` }, within[place]!)),
        line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
        line(`${name}_sum`, labels, sum),
        line(`${name}_count`, labels, count),
      ]),
    ]
  }
  const writeMetric = ({ name, help, kind = 'gauge', samples }: Metric): string[] => [
    ...head(name, help, kind),
    ...samples.map(({ labels = {}, value }) => line(name, labels, value)),
  ]
  return {
    countCall: (verb, status, seconds) => {
      const key = `${status} ${verb}`
      let entry = calls.get(key)
      if (!entry) {
        entry = { labels: { verb, status: `${status}` }, within: classes.map(() => 0), sum: 0, count: 0 }
        calls.set(key, entry)
      }
      for (const [place, end] of classes.entries()) if (seconds <= end) entry.within[place]!++
      entry.sum += seconds
      entry.count++
    },
    add: (read) => void readers.push(read),
    write: async () => {
      const found = await Promise.allSettled(readers.map(async (read) => read()))
      const read = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      unread += found.filter((each) => each.status === 'rejected').length
      const lost: Metric = {
        name: 'marsa_metrics_unread_total',
        help: 'Groups of figures that could not be read.',
        kind: 'counter',
        samples: [{ value: unread }],
      }
      return `${[...writeCalls(), ...[...read, lost].flatMap(writeMetric)].join('\n')}\n`
    },
  }
}

const value = (name: string, help: string, number: number): Metric => ({
  name,
  help,
  samples: [{ value: number }],
})

/** The loop is asked so often; what it measures is the time between two askings. */
const lagEveryMs = 20

/** Memory, event loop and pool of this process. */
export const addProcessMetrics = (metrics: Metrics, db: Db): void => {
  const delay = monitorEventLoopDelay({ resolution: lagEveryMs })
  delay.enable()
  metrics.add(() => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { open, idle, waiting } = poolUse(db)
    const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
    delay.reset()
    return [
      value('process_resident_memory_bytes', 'Memory of the process.', rss),
      value('nodejs_heap_used_bytes', 'Memory of its objects.', heapUsed),
      value('nodejs_external_memory_bytes', 'Memory of its buffers.', external),
      value('process_uptime_seconds', 'Seconds since the process began.', process.uptime()),
      {
        name: 'nodejs_eventloop_lag_seconds',
        help: 'How late the event loop was since the last look.',
        samples: Object.entries(lag).map(([of, ns]) => ({
          labels: { of },
          value: Math.max(0, ns / 1e9 - lagEveryMs / 1000),
        })),
      },
      {
        name: 'marsa_pool_connections',
        help: 'Connections to the database, and callers that wait for one.',
        samples: [
          { labels: { state: 'used' }, value: open - idle },
          { labels: { state: 'idle' }, value: idle },
          { labels: { state: 'awaited' }, value: waiting },
        ],
      },
    ]
  })
}

/** Counts the calls of contracts as they end; event streams end when people leave, so their time says nothing. */
export const countCalls = (http: FastifyInstance, metrics: Metrics): void => {
  http.addHook('onResponse', (request, reply, done) => {
    const { verb, stream } = request.routeOptions.config as { verb?: string; stream?: boolean }
    if (verb !== undefined && !stream) metrics.countCall(verb, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}
