// Exchange rates as everybody reads them and an administrator enters them.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type {
  listExchangeRates as listContract,
  saveExchangeRates as saveContract,
} from '@marsa/model/reference/exchange.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { newestRates, saveRates } from './exchange-rates.store.ts'

export const exchangeRates = ({ db, now }: Call<typeof listContract>) => newestRates(db, dayOf(now))

export const enterExchangeRates = (call: Call<typeof saveContract>) => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    await saveRates(tx, call.body.rates, { userId, now: call.now })
    return succeeded
  })
}
