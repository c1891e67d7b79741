// An issue of the newsletter: written by administrators in both languages, sent once to everybody who has confirmed.
import { machine } from '../kit/machine.ts'

/** A draft owes nobody anything: it may stay one, or be removed. */
export const issueMachine = machine({
  name: 'newsletter-issue',
  states: ['DRAFT', 'SENDING', 'SENT'],
  terminal: ['DRAFT', 'SENT'],
  moves: {
    writeIssue: { from: [], to: ['DRAFT'], actors: ['admin'] },
    changeIssue: { from: ['DRAFT'], to: ['DRAFT'], actors: ['admin'] },
    sendIssue: { from: ['DRAFT'], to: ['SENDING'], actors: ['admin'] },
    finishIssue: { from: ['SENDING'], to: ['SENT'], actors: ['system'] },
  },
})
export type IssueState = (typeof issueMachine.states)[number]

export const issueLimits = { subject: 120, text: 10_000 } as const

/** Readers written to in one transaction. */
export const issueBatch = 200

export type IssueStanding = { state: IssueState; version: number }

/** Why an issue cannot be changed, removed or sent by somebody who has seen `version` of it. */
export const issueRefusal = (issue: IssueStanding, version: number): string | undefined => {
  if (issue.state !== 'DRAFT') return 'help.issue-sent'
  return issue.version === version ? undefined : 'help.issue-changed'
}
