// Background work of a line's rounds: windows close, quotations run out.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import type { LineRow, ServerLine } from './line.ts'
import { roundTimers } from './round-timers.ts'

const nothing = z.strictObject({})

export const roundJobs = <Row extends LineRow>(line: ServerLine<Row>, clock: Clock) => {
  const { closeWindows, expireQuotes } = roundTimers(line)
  return [
    job({
      name: `${line.line}.close-window`,
      payload: nothing,
      everySeconds: 30,
      run: (_, { db }) => closeWindows(db, clock),
    }),
    job({
      name: `${line.line}.expire-quotes`,
      payload: nothing,
      everySeconds: 15,
      run: (_, { db }) => expireQuotes(db, clock),
    }),
  ]
}
