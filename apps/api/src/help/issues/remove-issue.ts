// Removes a draft; what was sent stays for good.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { removeIssue as contract } from '@marsa/model/help/issue-endpoints.ts'
import { issueRefusal } from '@marsa/model/help/issue.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { deleteIssue, lockIssue } from './issues.store.ts'

export const removeIssue = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { id, version } = call.query
  return call.once(async (tx) => {
    const found = await lockIssue(tx, id)
    if (!found) throw new Problem('kit.not-found')
    refuse(issueRefusal(found, version))
    await deleteIssue(tx, id)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'removeIssue',
      objectKind: 'newsletter-issue',
      objectId: id,
      companyId: actor.companyId,
      reason: found.subject_en,
    })
    return succeeded
  })
}
