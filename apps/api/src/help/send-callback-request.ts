// Somebody asks to be called back (C020), on the page of contacts.
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { sendCallbackRequest as contract } from '@marsa/model/help/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { askCallback } from './ask-callback.ts'

export const sendCallbackRequest = async (
  call: Call<typeof contract>,
): Promise<typeof succeeded & { requestId: string }> => {
  const { actor, body, now, settings } = call
  const language = call.query.lang ?? call.language
  return call.once(async (tx) => {
    const { number } = await askCallback(tx, actor, { ...body, language, now, settings })
    return { ...succeeded, requestId: number }
  })
}
