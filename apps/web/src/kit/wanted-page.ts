// The page that somebody was on the way to when they went to register, so that the way goes on there; this tab alone knows it.
const key = 'marsa.wanted'

export const keepWanted = (address: string): void => {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Registering ends as usual then.
  }
}

/** Undefined also in a browser that keeps nothing. */
export const wantedPage = (): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
