// How long a quotation holds and when its answer is due (decisions 4.0).

export const hour = 3_600_000
/** Validity an agent may choose, and the default. */
export const validity = { leastHours: 4, mostHours: 14 * 24, defaultHours: 48 }
/** Elapsed hours in which invited agents may answer. */
export const windowHours = 48
/** Minutes of working time until the first answer is due (A 6). */
export const answerMinutes = { container: 30, air: 30, loose: 60, warehouse: 120, truck: 120 }

/** Why an end of validity cannot be chosen; minutes of tolerance for the time spent on the form. */
export const validityRefusal = (validUntil: Date, now: Date): string | undefined => {
  const hours = (validUntil.getTime() - now.getTime()) / hour
  if (hours < validity.leastHours - 0.25) return 'quotes.validity-short'
  if (hours > validity.mostHours + 0.25) return 'quotes.validity-long'
  return undefined
}

/** Minutes of the answer clock for a freight request. */
export const answerMinutesFor = (mode: 'sea' | 'air', containerMode: string): number =>
  mode === 'air' ? answerMinutes.air : containerMode === 'FCL' ? answerMinutes.container : answerMinutes.loose
