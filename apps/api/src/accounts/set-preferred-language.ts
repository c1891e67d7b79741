// Remembers the language a person chose; a visitor's choice stays in the browser (C017).
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { setPreferredLanguage as contract } from '@marsa/model/accounts/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { setLanguage } from './people.store.ts'

export const setPreferredLanguage = async (call: Call<typeof contract>): Promise<typeof succeeded> => {
  if (call.actor) await setLanguage(call.db, call.actor.userId, call.query.lang)
  return succeeded
}
