// The part of the OpenID test server that the tests use.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type Context = { oidc: { client: { clientId: string }; session: { accountId: string } } }
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (given: { clientId: string; accountId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
  export type { Context }
}
