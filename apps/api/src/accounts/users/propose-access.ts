// Asks for a second administrator before somebody becomes a second person themselves; nothing has changed before.
import { accessWords, type WantedAccess } from '@marsa/model/accounts/users/access-proposal.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { administratorsBut, insertAccessProposal } from './access-proposals.store.ts'
import type { UserRow } from './users.store.ts'

type Both = { en: string; ar: string }
type About = Pick<Call, 'actor' | 'now'>

const nameOf = (user: UserRow): Both => {
  const en = `${user.first_name} ${user.last_name}`
  return {
    en,
    ar: user.first_name_ar && user.last_name_ar ? `${user.first_name_ar} ${user.last_name_ar}` : en,
  }
}

/** Tells every other administrator of access that is asked for, given or not given, so that none is given in silence. */
export const tellAdministrators = async (
  tx: Tx,
  actor: Actor,
  template: 'access-proposed' | 'access-confirmed' | 'access-refused',
  { id, who, wanted }: { id: string; who: Both; wanted: WantedAccess },
): Promise<void> =>
  notify(tx, {
    to: { userIds: await administratorsBut(tx, [actor.userId]) },
    template,
    params: { colleague: `${actor.firstName} ${actor.lastName}`, who, what: accessWords(wanted) },
    subjectId: id,
  })

type Subject = { user: UserRow } | { companyId: string; email: string; language: Lang }

export const proposeAccess = async (
  tx: Tx,
  call: About,
  subject: Subject,
  wanted: WantedAccess,
): Promise<void> => {
  const actor = signedIn(call)
  const ofUser = 'user' in subject
  const made = await insertAccessProposal(tx, {
    ...wanted,
    capabilities: [...wanted.capabilities],
    user_id: ofUser ? subject.user.id : null,
    company_id: ofUser ? null : subject.companyId,
    email: ofUser ? null : subject.email,
    language: ofUser ? null : subject.language,
    userId: actor.userId,
    now: call.now,
  })
  if (!made) throw new Problem('users.access-waits')
  const who = ofUser ? nameOf(subject.user) : { en: subject.email, ar: subject.email }
  await audit(tx, {
    kind: 'admin',
    action: 'proposeAccess',
    objectKind: ofUser ? 'user' : 'invitation',
    objectId: ofUser ? subject.user.id : made.id,
    companyId: ofUser ? subject.user.company_id : subject.companyId,
    reason: accessWords(wanted).en,
  })
  await tellAdministrators(tx, actor, 'access-proposed', { id: made.id, who, wanted })
}
