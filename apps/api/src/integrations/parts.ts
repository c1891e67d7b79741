// What integrations need of the installation.

export type IntegrationParts = {
  /** Seals the secrets of webhooks. */
  secret: string
  /** Whether plain http://localhost may be entered and called, to try webhooks in the demo. */
  localWebhooks: boolean
}
