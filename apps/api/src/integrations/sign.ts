// Secrets of webhooks and the signature that proves to a receiver that a call is ours.
import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '../accounts/door.ts'

export const signatureHeader = 'marsa-signature'

/** 192 random bits; the receiver uses the whole text as the key. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`

const ownerOf = (webhookId: string): string => `webhook:${webhookId}`

export const sealSecret = (secret: string, webhookId: string, plain: string): Buffer =>
  seal(secret, ownerOf(webhookId), Buffer.from(plain))

export const openSecret = (secret: string, webhookId: string, sealed: Buffer): string =>
  unseal(secret, ownerOf(webhookId), sealed).toString()

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time, a full stop and the body, byte for byte. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
