// What the signed-in person may call, read from the same policies that the server enforces (C016).
import { may } from '@marsa/model/kit/access.ts'
import { actingRefusal, capabilityRefusal, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { listPermissions as contract } from '@marsa/model/accounts/endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'

export const listPermissions =
  (endpoints: readonly Endpoint[]) =>
  async (
    call: Call<typeof contract>,
  ): Promise<{ list: { code: string; allowed: boolean }[]; error: null }> => {
    const actor = signedIn(call)
    const allowed = (endpoint: Endpoint): boolean =>
      may(actor, endpoint.policy) !== undefined &&
      !capabilityRefusal(actor, endpoint) &&
      !(actor.acting && actingRefusal(actor.acting.scope, endpoint))
    return {
      list: endpoints.map((endpoint) => ({ code: endpoint.verb, allowed: allowed(endpoint) })),
      error: null,
    }
  }
