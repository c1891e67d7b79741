// What was typed into a form and not sent, kept in this tab and offered when its writer comes back.

export type TabDraft<Values> = { at: string; values: Values }

/** `read` takes of what was kept what still fits; `key` names one person: a tab may see somebody else sign in. */
export const tabDraft = <Values>(key: string, read: (kept: Partial<Values>) => Values) => ({
  kept: (): TabDraft<Values> | undefined => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as TabDraft<Partial<Values>> | null
      return kept ? { at: kept.at, values: read(kept.values) } : undefined
    } catch {
      return undefined
    }
  },
  keep: (values: Values, now: Date): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ at: now.toISOString(), values }))
    } catch {
      // Without room the form works as before, only nothing is offered later.
    }
  },
  forget: (): void => sessionStorage.removeItem(key),
})
