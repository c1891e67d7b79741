// Values of links that open something to whoever has them: made of the installation's key, so that only the hash is kept.
import { createHash, createHmac } from 'node:crypto'

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** It can be said again to whom it belongs; `name` tells what it is of. */
export const tokenOf = (secret: string, name: string, bytes = 32): string =>
  createHmac('sha256', secret).update(name).digest().subarray(0, bytes).toString('base64url')
