// Freight's background work.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { bulkJobs, roundJobs } from '../requests/door.ts'
import { freightLine } from './line.ts'
import { freightBulk } from './bulk/bulk-line.ts'
import {
  applyWaitingJob,
  autoCompleteJob,
  billReminderJob,
  consentOverJob,
  freeTimeJob,
  holdQuotesJob,
  pauseRulesJob,
  removeDraftsJob,
  sendHeldJob,
} from './job-names.ts'
import { endConsent } from './consent/ask-consent.ts'
import { remindOfBill } from './bill/bill-reminder.ts'
import { runApplyWaiting } from './events/apply-waiting.ts'
import { holdQuotes, sendHeld } from './cards/rule-quotes.ts'
import { remindOfFreeTime } from './execution/free-time.ts'
import { pauseRules } from './cards/pause-rules.ts'
import { autoComplete, removeDrafts } from './execution/timers.ts'

const nothing = z.strictObject({})

export const freightJobs = (clock: Clock) => [
  ...roundJobs(freightLine, clock),
  job({
    name: autoCompleteJob,
    payload: z.strictObject({ requestId: z.uuid() }),
    run: ({ requestId }, { db }) => autoComplete(db, requestId, clock),
  }),
  job({
    name: applyWaitingJob,
    payload: z.strictObject({ requestId: z.uuid() }),
    run: async ({ requestId }, { db }) => void (await runApplyWaiting(db, requestId, clock)),
  }),
  job({
    name: freeTimeJob,
    payload: z.strictObject({ requestId: z.uuid(), daysLeft: z.int() }),
    run: (payload, { db }) => remindOfFreeTime(db, payload, clock),
  }),
  job({
    name: billReminderJob,
    payload: z.strictObject({ requestId: z.uuid(), billId: z.uuid(), draft: z.int() }),
    run: (payload, { db }) => remindOfBill(db, payload),
  }),
  job({
    name: consentOverJob,
    payload: z.strictObject({ proposalId: z.uuid(), requestId: z.uuid() }),
    run: (payload, { db }) => endConsent(db, payload),
  }),
  job({
    name: removeDraftsJob,
    payload: nothing,
    everySeconds: 86_400,
    run: (_, { db }) => removeDrafts(db),
  }),
  job({
    name: pauseRulesJob,
    payload: nothing,
    everySeconds: 300,
    run: (_, { db }) => pauseRules(db, clock.now()),
  }),
  job({
    name: holdQuotesJob,
    payload: z.strictObject({ requestId: z.uuid(), companyIds: z.array(z.uuid()) }),
    run: ({ requestId, companyIds }, { db }) => holdQuotes(db, requestId, companyIds, clock),
  }),
  job({
    name: sendHeldJob,
    payload: z.strictObject({ heldId: z.uuid() }),
    run: ({ heldId }, { db }) => sendHeld(db, heldId, clock),
  }),
  ...bulkJobs(freightBulk, clock),
]
