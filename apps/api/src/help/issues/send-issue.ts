// Sends an issue to everybody who has confirmed, once: whoever comes second, in another tab or by another click, is refused.
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Issue, sendIssue as contract } from '@marsa/model/help/issue-endpoints.ts'
import { issueMachine, issueRefusal } from '@marsa/model/help/issue.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { issueView } from './issue-view.ts'
import { lockIssue } from './issues.store.ts'
import { audienceOf } from './readers.store.ts'
import { enqueueIssueMails } from './write-issue-mails.ts'

export const sendIssue = (call: Call<typeof contract>): Promise<Issue> => {
  const { userId } = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    const found = await lockIssue(tx, id)
    if (!found) throw new Problem('kit.not-found')
    refuse(issueRefusal(found, call.body.version))
    const audience = await audienceOf(tx, call.now)
    if (audience === 0) throw new Problem('help.no-readers')
    await move(tx, {
      table: 'newsletter_issues',
      machine: issueMachine,
      move: 'sendIssue',
      id,
      as: kindOf(call.actor),
      set: { sent_at: call.now, sent_by: userId, audience },
    })
    await enqueueIssueMails(tx, id)
    return issueView(tx, id)
  })
}
