// Whether an address may be entered: its form, and where it leads at this moment.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { addressRefusal } from '@marsa/model/integrations/webhook.ts'
import { openAddresses, targetOf } from '../kit/post-outside.ts'

/** Says it at the field. A name that nobody knows yet may be entered: it is looked up again at every call. */
export const checkAddress = async (address: string, allowLocal: boolean): Promise<void> => {
  const wrong = addressRefusal(address, allowLocal)
  if (wrong) throw new Problem('kit.invalid', {}, { address: wrong })
  const url = new URL(address)
  const fault = await targetOf(url, openAddresses(url, allowLocal)).then(
    () => undefined,
    (error: Error) => error.message,
  )
  refuse(fault === 'private' ? 'integrations.address-private' : undefined)
}
