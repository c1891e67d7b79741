// Contracts of reports that are sent by themselves: who gets which, how often, and what became of the last one.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { financeReaders, page } from '../overview-endpoints.ts'
import { reportFormats, reportIds } from './report-list.ts'
import { reportChoices } from './reporting-endpoints.ts'
import { cadences, scheduleRefusal } from './schedule.ts'

const scheduleId = idOf('reporting.schedule-none')
const keepers = { admin: 'any' } as const
const { kind, supplierId, by, line } = reportChoices

export const scheduleWish = z
  .strictObject({
    report: z.enum(reportIds),
    choices: z.strictObject({ kind, supplierId, by, line }).default({}),
    format: z.enum(reportFormats),
    cadence: z.enum(cadences),
    day: z.int().nullable(),
    at: z.string(),
    recipientIds: z.array(idOf('reporting.recipient')).min(1, 'reporting.recipient').max(20),
  })
  .superRefine((wish, context) => {
    if (scheduleRefusal(wish))
      context.addIssue({ code: 'custom', path: ['day'], message: 'reporting.schedule-day' })
  })
export type ScheduleWish = z.infer<typeof scheduleWish>

const person = z.strictObject({ id: z.string(), name: z.string(), email: z.string() })

const schedule = z.strictObject({
  id: z.string(),
  report: z.enum(reportIds),
  format: z.enum(reportFormats),
  cadence: z.enum(cadences),
  day: z.int().nullable(),
  at: z.string(),
  isActive: z.boolean(),
  owner: z.string(),
  recipients: z.array(person),
  nextAt: z.string().nullable(),
  last: z
    .strictObject({ at: z.string(), outcome: z.enum(['sent', 'nobody', 'failed']), sent: z.int() })
    .nullable(),
})
export type ScheduleView = z.infer<typeof schedule>

export const listSchedules = endpoint({
  verb: 'listSchedules',
  method: 'GET',
  path: 'finance/schedules',
  policy: financeReaders,
  query: z.strictObject({ page }),
  answer: z.strictObject({
    schedules: z.array(schedule),
    count: z.int(),
    /** Who may get reports. */
    people: z.array(person),
  }),
})

export const addSchedule = endpoint({
  verb: 'addSchedule',
  method: 'POST',
  path: 'finance/schedules',
  policy: keepers,
  body: scheduleWish,
  answer: z.strictObject({ id: z.string() }),
  problems: ['reporting.schedule-day', 'reporting.recipient', 'reporting.format', 'finance.account-missing'],
})

export const pauseSchedule = endpoint({
  verb: 'pauseSchedule',
  method: 'POST',
  path: 'finance/schedules/{id}/pause',
  policy: keepers,
  query: z.strictObject({ id: scheduleId }),
  body: z.strictObject({ isPaused: z.boolean() }),
  answer: z.strictObject({}),
  problems: ['reporting.schedule-none'],
})

/** Sends the report of now, beside its times. */
export const runSchedule = endpoint({
  verb: 'runSchedule',
  method: 'POST',
  path: 'finance/schedules/{id}/run',
  policy: keepers,
  query: z.strictObject({ id: scheduleId }),
  answer: z.strictObject({}),
  problems: ['reporting.schedule-none'],
})

export const endSchedule = endpoint({
  verb: 'endSchedule',
  method: 'DELETE',
  path: 'finance/schedules/{id}',
  policy: keepers,
  query: z.strictObject({ id: scheduleId }),
  answer: z.strictObject({}),
  problems: ['reporting.schedule-none'],
})

export const scheduleEndpoints = { listSchedules, addSchedule, pauseSchedule, runSchedule, endSchedule }
