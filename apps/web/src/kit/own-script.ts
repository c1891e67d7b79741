// Addresses of our own scripts, as browsers that check them (Trusted Types) want them.
import { scriptPolicy } from '@marsa/model/site/script-policy.ts'

type Rules = { createScriptURL: (address: string) => string }
type Factory = {
  createPolicy: (name: string, rules: Rules) => { createScriptURL: (address: string) => unknown }
}

const ownAddress = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError('not a script of ours')
  return address
}

const rules = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(scriptPolicy, {
  createScriptURL: ownAddress,
})

/** Makes the address of a worker or service worker one that the browser will load; throws for another site's. */
export const ownScript = (address: string): string =>
  rules ? (rules.createScriptURL(address) as string) : ownAddress(address)

/** Keeps the offline page at hand; a browser that cannot goes without. */
export const keepOffline = (): void =>
  void navigator.serviceWorker?.register(ownScript('/sw.js')).catch(() => undefined)
