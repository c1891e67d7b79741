// Approves a registration: the company may act from now on, a provider with its services and code (4.9, Z17).
import type { AgentMode } from '@marsa/model/accounts/companies/companies-rules.ts'
import type { approveRegistration as contract } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import {
  decisionRefusal,
  providerRole,
  registrationMachine,
} from '@marsa/model/accounts/registration/registration.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf, BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  activatePerson,
  approveCompany,
  isAgentCodeTaken,
  lockRegistration,
  type DecidedRow,
} from './decisions.store.ts'
import { keepOffersChoice } from './registrations.store.ts'

const under = (field: string, code: string): Problem => new Problem(code, {}, { [field]: code })

/** What a provider gets: it is asked for, not taken from the form of the applicant. */
const providerTerms = async (
  tx: Tx,
  { modes, agentCode }: BodyOf<typeof contract>,
): Promise<{ modes: readonly AgentMode[]; agentCode: string }> => {
  if (!modes?.length) throw under('modes', 'companies.mode-required')
  if (agentCode === undefined) throw under('agentCode', 'companies.code-form')
  if (await isAgentCodeTaken(tx, agentCode)) throw under('agentCode', 'companies.code-taken')
  return { modes: [...new Set(modes)], agentCode }
}

const admit = async (tx: Tx, found: DecidedRow, body: BodyOf<typeof contract>, now: Date): Promise<void> => {
  if (found.user_type === 'provider') {
    const terms = await providerTerms(tx, body)
    await approveCompany(tx, found.company_id, { kind: 'agent', ...terms, now })
    // Administrator of the provider only after a second colleague has confirmed it.
    return activatePerson(tx, found.user_id, providerRole(terms.modes), false)
  }
  await approveCompany(tx, found.company_id, { kind: 'business', modes: [], agentCode: null, now })
  return activatePerson(tx, found.user_id, 'business', true)
}

export const approveRegistration = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const found = await lockRegistration(tx, call.query.id)
    if (!found) throw new Problem('kit.not-found')
    refuse(decisionRefusal(found.state))
    await admit(tx, found, call.body, call.now)
    await keepOffersChoice(tx, found.user_id, found.promotions)
    await move(tx, {
      table: 'registrations',
      machine: registrationMachine,
      move: 'approveRegistration',
      id: found.id,
      as: kindOf(actor),
      set: { decided_at: call.now, decided_by: actor.userId },
    })
    const company = { en: found.name_en, ar: found.name_ar }
    await notify(tx, {
      to: { userIds: [found.user_id] },
      template: 'registration-approved',
      params: { company },
      subjectId: found.id,
    })
    if (found.user_type === 'provider')
      await notify(tx, {
        to: { roles: ['desk', 'admin'] },
        template: 'registration-admin',
        params: {
          company,
          colleague: `${actor.firstName} ${actor.lastName}`,
          name: `${found.first_name} ${found.last_name}`,
        },
        subjectId: found.id,
      })
    return succeeded
  })
}
