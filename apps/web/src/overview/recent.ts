// The last searches of this browser, for the person who is signed in; they leave with the session.
const key = 'marsa.searches'
const most = 6

export const recentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export const rememberSearch = (text: string): void => {
  const wanted = text.trim()
  if (wanted.length < 2) return
  const rest = recentSearches().filter((each) => each !== wanted)
  sessionStorage.setItem(key, JSON.stringify([wanted, ...rest].slice(0, most)))
}

export const forgetSearches = (): void => sessionStorage.removeItem(key)
