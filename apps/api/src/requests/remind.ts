// One side of an award reminds the other of its turn, once a day; the other side is told in the product and by mail.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { remind as contract } from '@marsa/model/requests/endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { notify } from '../messages/door.ts'
import { remindRefusalFor } from './list.ts'
import { lockForReminder, noteReminder } from './needs.store.ts'
import type { RequestLines } from './request-line.ts'
import { companyName } from './requests.store.ts'

export const remind = (lines: RequestLines) => (call: Call<typeof contract>) => {
  const { now, query } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockForReminder(tx, actor, call.relation, query.id)
    if (!request) throw new Problem('kit.not-found')
    const line = lines[request.line]
    refuse(remindRefusalFor(actor, request, line.phases[request.state]!, now))
    const side = request.turn!.side === 'customer' ? 'customer' : 'agent'
    await noteReminder(tx, request.id, now)
    await notify(tx, {
      to:
        side === 'customer'
          ? { userIds: [request.user_id] }
          : { companyIds: [request.agent_id!], roles: [line.agentRole] },
      template: 'request-reminder',
      params: {
        number: request.number,
        company: await companyName(tx, actor.companyId),
        step: line.turnWords.does[request.turn!.action] as { en: string; ar: string },
        page: line.pageOf(side, request.id),
      },
      subjectId: request.id,
      version: now.getTime(),
    })
    return succeeded
  })
}
