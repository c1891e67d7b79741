// Refuses a registration with a reason that the applicant reads, by e-mail and text message (4.9).
import type { refuseRegistration as contract } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { refusalReasonText } from '@marsa/model/accounts/registration/registration-text.ts'
import { decisionRefusal, registrationMachine } from '@marsa/model/accounts/registration/registration.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { lockRegistration, refusePerson } from './decisions.store.ts'

export const refuseRegistration = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { reason, note } = call.body
  return call.once(async (tx) => {
    const found = await lockRegistration(tx, call.query.id)
    if (!found) throw new Problem('kit.not-found')
    refuse(decisionRefusal(found.state))
    await refusePerson(tx, found.user_id)
    await move(tx, {
      table: 'registrations',
      machine: registrationMachine,
      move: 'refuseRegistration',
      id: found.id,
      as: kindOf(actor),
      reason,
      set: { decided_at: call.now, decided_by: actor.userId, reason, note: note || null },
    })
    for (const [channel, address] of [
      ['mail', found.email],
      ['sms', found.mobile],
    ] as const)
      await sendMail(tx, {
        mail: 'registration-refused',
        to: { channel, address, language: found.language },
        params: {
          company: { en: found.name_en, ar: found.name_ar },
          reason: refusalReasonText[reason],
          note: note ?? '',
        },
        key: `${found.id}:${channel}`,
        isSecret: false,
      })
    return succeeded
  })
}
