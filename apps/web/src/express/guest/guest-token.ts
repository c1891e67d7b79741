// The right to one shipment that this browser holds, until it ends or is given up.
const key = 'marsa.guest'

type Kept = { token: string; expiresAt: string }

/** Undefined also in a browser that keeps nothing. */
export const guestToken = (now = Date.now()): string | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept && Date.parse(kept.expiresAt) > now ? kept.token : undefined
  } catch {
    return undefined
  }
}

export const keepGuest = (kept: Kept): void => {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // The page goes on with what it holds itself.
  }
}

export const forgetGuest = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
