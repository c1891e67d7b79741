// The desk's prepared answers in both languages: listed, written and removed by the desk itself.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  listCannedAnswers as listContract,
  removeCannedAnswer as removeContract,
  saveCannedAnswer as saveContract,
} from '@marsa/model/messages/chat/chat-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { answersOf, removeAnswer, writeAnswer } from './chat-answers.store.ts'

export const listCannedAnswers = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => ({ items: await answersOf(call.db) })

export const saveCannedAnswer = (call: Call<typeof saveContract>): Promise<AnswerOf<typeof saveContract>> => {
  const actor = signedIn(call)
  const { id, ...words } = call.body
  return call.once(async (tx) => {
    const saved = await writeAnswer(tx, id, words)
    if (!saved) throw new Problem('chat.id')
    await audit(tx, {
      kind: kindOf(actor),
      action: 'saveCannedAnswer',
      objectKind: 'chat-answer',
      objectId: saved.id,
      reason: words.titleEn,
    })
    return saved
  })
}

export const removeCannedAnswer = (
  call: Call<typeof removeContract>,
): Promise<AnswerOf<typeof removeContract>> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const removed = await removeAnswer(tx, call.body.id, call.now)
    if (!removed) throw new Problem('chat.id')
    await audit(tx, {
      kind: kindOf(actor),
      action: 'removeCannedAnswer',
      objectKind: 'chat-answer',
      objectId: removed.id,
    })
    return succeeded
  })
}
