// Writes a draft of the newsletter, or changes it unless somebody else has meanwhile.
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Issue, saveIssue as contract } from '@marsa/model/help/issue-endpoints.ts'
import { issueMachine, issueRefusal } from '@marsa/model/help/issue.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { issueView } from './issue-view.ts'
import { insertIssue, lockIssue } from './issues.store.ts'

export const saveIssue = (call: Call<typeof contract>): Promise<Issue> => {
  const { companyId, userId } = signedIn(call)
  const { id, version, ...text } = call.body
  return call.once(async (tx) => {
    if (id === undefined) {
      const made = await insertIssue(tx, { ...text, companyId, userId, at: call.now })
      return issueView(tx, made.id)
    }
    const found = await lockIssue(tx, id)
    if (!found) throw new Problem('kit.not-found')
    refuse(issueRefusal(found, version))
    await move(tx, {
      table: 'newsletter_issues',
      machine: issueMachine,
      move: 'changeIssue',
      id,
      as: kindOf(call.actor),
      set: {
        subject_en: text.subjectEn,
        subject_ar: text.subjectAr,
        text_en: text.textEn,
        text_ar: text.textAr,
        changed_at: call.now,
        changed_by: userId,
      },
    })
    return issueView(tx, id)
  })
}
