// A worker process whose one job says so when it begins and then waits to be killed.
import { pino } from 'pino'
import { z } from 'zod'
import { openDb } from '../src/kit/db.ts'
import { job } from '../src/kit/jobs.ts'
import { startWorker } from '../src/kit/start-worker.ts'

const [url, name] = process.argv.slice(2) as [string, string]

startWorker({
  url,
  db: openDb(url),
  log: pino({ level: 'silent' }),
  jobs: [
    job({
      name,
      payload: z.object({}),
      run: () => {
        console.log('begun')
        return new Promise(() => undefined)
      },
    }),
  ],
})
