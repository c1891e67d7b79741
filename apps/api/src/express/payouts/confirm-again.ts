// What moves a company's money out, or says where to, asks for the PIN again and for a code to the mobile that is good for exactly this.
import type { CodePurpose } from '@marsa/model/accounts/code.ts'
import type { Call } from '../../kit/serve.ts'
import { signedIn } from '../../kit/serve.ts'
import { issueCode } from '../../accounts/door.ts'
import { confirmPin, mobileOf, typedCode } from '../wallet/pin.ts'

/** `what` is the amount or the account that the code is for: a code for one opens no other. */
type Confirmed = { purpose: CodePurpose; what: string; pin: string }

const holderOf = async (call: Pick<Call, 'db' | 'actor'>, { purpose, what }: Confirmed) => {
  const { userId } = signedIn(call)
  return { purpose, mobile: await mobileOf(call, userId), binding: `${userId}:${what}` }
}

export const sendCodeFor = async (
  call: Omit<Call, 'query' | 'body'>,
  secret: string,
  confirmed: Confirmed,
) => {
  const holder = await holderOf(call, confirmed)
  await confirmPin(call, confirmed.pin)
  return { mobile: holder.mobile.slice(-4), ...(await issueCode(call, secret, holder)) }
}

/** The id of the code, to be used up together with what it opens. */
export const confirmAgain = async (
  call: Omit<Call, 'query' | 'body'>,
  secret: string,
  confirmed: Confirmed & { code: string },
): Promise<string> => {
  const holder = await holderOf(call, confirmed)
  await confirmPin(call, confirmed.pin)
  return typedCode(call, secret, holder, confirmed.code)
}
