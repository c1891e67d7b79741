// Contracts of the newsletter's issues: administrators write, try and send them; both administrators read what became of them.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { languages } from '../kit/text.ts'
import { byId, line, version } from './fields.ts'
import { issueLimits, issueMachine } from './issue.ts'

const writers = { admin: 'any' } as const
const readers = { admin: 'any', 'admin-readonly': 'any' } as const

const perLanguage = z.strictObject({ en: z.int(), ar: z.int() })

const issueFields = {
  id: z.string(),
  subjectEn: z.string(),
  subjectAr: z.string(),
  state: z.enum(issueMachine.states),
  version: z.int(),
  changedAt: z.string(),
  changedBy: z.string(),
  sentAt: z.string().nullable(),
  sentBy: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Confirmed readers at the moment of sending; null for a draft. */
  audience: z.int().nullable(),
  /** Mails written so far, by the reader's language. */
  written: perLanguage,
  /** Of these, as far as the outbox still knows them: waiting to leave, and given up. */
  waiting: z.int(),
  failed: z.int(),
  /** Readers who ended their subscription by the link of this mail. */
  left: z.int(),
}
export const issueRow = z.strictObject(issueFields)
export type IssueRow = z.infer<typeof issueRow>

export const issue = issueRow.extend({ textEn: z.string(), textAr: z.string() })
export type Issue = z.infer<typeof issue>

export const listIssues = endpoint({
  verb: 'listIssues',
  method: 'GET',
  path: 'NewsletterIssues',
  policy: readers,
  query: z.strictObject({ before: z.uuid({ error: 'kit.field.invalid' }).optional() }),
  answer: z.strictObject({
    items: z.array(issueRow),
    hasMore: z.boolean(),
    /** Confirmed readers by language, and addresses that have not confirmed yet. */
    readers: perLanguage,
    unconfirmed: z.int(),
  }),
  background: true,
})

export const viewIssue = endpoint({
  verb: 'viewIssue',
  method: 'GET',
  path: 'NewsletterIssues/{id}',
  policy: readers,
  query: byId,
  answer: issue,
  background: true,
})

const subject = line(issueLimits.subject, 'help.subject-required')
const text = line(issueLimits.text, 'help.issue-text-required')

/** Without an id a new one; its version is 0 then. */
export const saveIssue = endpoint({
  verb: 'saveIssue',
  method: 'POST',
  path: 'NewsletterIssues',
  policy: writers,
  body: z.strictObject({
    id: z.uuid({ error: 'kit.field.invalid' }).optional(),
    version,
    subjectEn: subject,
    subjectAr: subject,
    textEn: text,
    textAr: text,
  }),
  answer: issue,
  problems: ['help.issue-sent', 'help.issue-changed'],
})

export const removeIssue = endpoint({
  verb: 'removeIssue',
  method: 'DELETE',
  path: 'NewsletterIssues/{id}',
  policy: writers,
  query: byId.extend({ version }),
  answer: ok,
  problems: ['help.issue-sent', 'help.issue-changed'],
})

/** Sends the issue as it is to the caller's own address, in one language. */
export const tryIssue = endpoint({
  verb: 'tryIssue',
  method: 'POST',
  path: 'NewsletterIssues/{id}/Try',
  policy: writers,
  query: byId,
  body: z.strictObject({ language: z.enum(languages) }),
  answer: ok,
  limit: ['newsletter.try'],
})

export const sendIssue = endpoint({
  verb: 'sendIssue',
  method: 'POST',
  path: 'NewsletterIssues/{id}/Send',
  policy: writers,
  query: byId,
  body: z.strictObject({ version }),
  answer: issue,
  problems: ['help.issue-sent', 'help.issue-changed', 'help.no-readers'],
})

export const issueEndpoints = { listIssues, viewIssue, saveIssue, removeIssue, tryIssue, sendIssue }
