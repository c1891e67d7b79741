// A word about a payment that could not be followed now: a job asks the gateway as soon as it can, however the session stands by then.
import { isPassing } from '../kit/answer-problem.ts'
import { systemTransaction } from '../kit/db.ts'
import { enqueue } from '../kit/jobs.ts'
import { GatewayError } from './gateway.ts'
import { sweepSessionJob } from './job-names.ts'
import type { FinanceParts } from './session.ts'

/** Whether asking again may well work: the gateway was silent, or others held too long what the result needs. */
export const mayAskAgain = (error: unknown): boolean => error instanceof GatewayError || isPassing(error)

/** One job a session, however many words there are. */
export const askSoon = ({ db }: Pick<FinanceParts, 'db'>, sessionId: string): Promise<void> =>
  systemTransaction(db, (tx) =>
    enqueue(tx, sweepSessionJob, { sessionId, isTold: true }, { key: `sweep:${sessionId}:notice` }),
  )
