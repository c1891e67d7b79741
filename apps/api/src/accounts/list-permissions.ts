// What the signed-in person may call, read from the same policies that the server enforces (C016).
import { may } from '@marsa/model/kit/access.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { listPermissions as contract } from '@marsa/model/accounts/endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'

export const listPermissions =
  (endpoints: readonly Endpoint[]) =>
  async (
    call: Call<typeof contract>,
  ): Promise<{ list: { code: string; allowed: boolean }[]; error: null }> => {
    const actor = signedIn(call)
    return {
      list: endpoints.map(({ verb, policy }) => ({ code: verb, allowed: may(actor, policy) !== undefined })),
      error: null,
    }
  }
