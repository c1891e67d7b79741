// Calls of webhooks and API keys.
import * as calls from '@marsa/model/integrations/endpoints.ts'
import { receivePortNotice } from '@marsa/model/integrations/port-endpoints.ts'
import { serveSigned } from '../kit/serve-signed.ts'
import { serve, type Server } from '../kit/serve.ts'
import { changeWebhook, removeWebhook } from './change-webhook.ts'
import { createWebhook, renewWebhookSecret } from './create-webhook.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './keys.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'
import type { IntegrationParts } from './parts.ts'
import type { PortParts } from './port/port-parts.ts'
import { receivePortNotice as takeNotice } from './port/receive-port-notice.ts'
import { replayDelivery, testWebhook } from './send-again.ts'

export const integrationRoutes = (server: Server, parts: IntegrationParts, port: PortParts): void => {
  serve(server, calls.listWebhooks, listWebhooks(parts))
  serve(server, calls.createWebhook, createWebhook(parts))
  serve(server, calls.changeWebhook, changeWebhook(parts))
  serve(server, calls.removeWebhook, removeWebhook)
  serve(server, calls.renewWebhookSecret, renewWebhookSecret(parts))
  serve(server, calls.testWebhook, testWebhook)
  serve(server, calls.listDeliveries, listDeliveries)
  serve(server, calls.replayDelivery, replayDelivery)
  serve(server, calls.listApiKeys, listApiKeys)
  serve(server, calls.createApiKey, createApiKey)
  serve(server, calls.revokeApiKey, revokeApiKey)
  serveSigned(server, receivePortNotice, takeNotice(port))
}
