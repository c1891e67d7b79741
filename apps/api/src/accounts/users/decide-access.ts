// What waits for a second administrator: the list, and confirming or ending it; who asked for it may only take it back.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { accessWords, confirmRefusal } from '@marsa/model/accounts/users/access-proposal.ts'
import type {
  AccessProposal,
  decideAccess as decideCall,
  listAccessProposals as listCall,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { refuseStale } from '../factors/check.ts'
import { closeAccessProposal, waitingAccess, type WaitingAccess } from './access-proposals.store.ts'
import { applyAccess } from './apply-access.ts'
import { tellAdministrators } from './propose-access.ts'

const toProposal = (row: WaitingAccess, readerId: string): AccessProposal => ({
  proposalId: row.id,
  change: row.change,
  userCode: row.user_code,
  who: { en: row.name_en, ar: row.name_ar },
  email: row.shown_email,
  role: row.role,
  capabilities: row.capabilities,
  at: toOffset(row.proposed_at),
  by: row.proposer,
  isOwn: row.proposed_by === readerId,
  isAboutReader: row.user_id === readerId,
})

export const listAccessProposals = async (
  call: Call<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> => {
  const { userId } = signedIn(call)
  return { items: (await waitingAccess(call.db)).map((row) => toProposal(row, userId)) }
}

const decide = async (call: Call<typeof decideCall>, tx: Tx): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { isConfirmed } = call.body
  const { proposalId: id } = call.query
  const found = (await waitingAccess(tx)).find((each) => each.id === id)
  if (!found) throw new Problem('users.access-none')
  if (isConfirmed) {
    refuse(confirmRefusal({ askedBy: found.proposed_by, subject: found.user_id }, actor.userId))
    await refuseStale(tx, actor.sessionId)
  }
  const outcome = isConfirmed ? 'MADE' : 'DROPPED'
  if (!(await closeAccessProposal(tx, { id, userId: actor.userId, outcome, now: call.now })))
    throw new Problem('users.access-none')
  if (isConfirmed) await applyAccess(tx, call, found)
  await audit(tx, {
    kind: 'admin',
    action: isConfirmed ? 'confirmAccess' : 'refuseAccess',
    objectKind: found.user_id ? 'user' : 'invitation',
    objectId: found.user_id ?? id,
    companyId: actor.companyId,
    reason: `${accessWords(found).en}, asked for by ${found.proposer}`,
  })
  await tellAdministrators(tx, actor, isConfirmed ? 'access-confirmed' : 'access-refused', {
    id,
    who: { en: found.name_en, ar: found.name_ar },
    wanted: found,
  })
  return succeeded
}

export const decideAccess = (call: Call<typeof decideCall>): Promise<typeof succeeded> =>
  call.once((tx) => decide(call, tx))
