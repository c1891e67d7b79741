// The right to one shipment that this browser holds, until it ends or is given up.
const key = 'marsa.guest'

type Kept = { token: string; expiresAt: string }

/** Undefined also in a browser that keeps nothing. */
const kept = (): Kept | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

export const guestToken = (now = Date.now()): string | undefined => {
  const own = kept()
  return own && Date.parse(own.expiresAt) > now ? own.token : undefined
}

export const keepGuest = (own: Kept): void => {
  try {
    localStorage.setItem(key, JSON.stringify(own))
  } catch {
    // The page goes on with what it holds itself.
  }
}

/** Only this one: the link of an e-mail may have brought another token here. */
export const forgetGuest = (token: string): void => {
  if (kept()?.token !== token) return
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
