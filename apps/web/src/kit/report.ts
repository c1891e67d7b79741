// Tells the server that a page has failed (C019): few words, no personal data, and never a reason for another failure.
import { addressOf } from './call.ts'
import type { ReportAction } from '@marsa/model/overview/transaction-log.ts'

/** Reports of one page view at most; a page that fails again and again has said so. */
const most = 5
let sent = 0

export const report = (Action: ReportAction, problem: unknown): void => {
  if (sent++ >= most) return
  const message = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem)
  const Message = `${message.slice(0, 200)} at ${location.pathname}`.slice(0, 250)
  void fetch(addressOf('transactionLog'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Action, Message }),
    keepalive: true,
  }).catch(() => undefined)
}
