// The verified gross masses that a departure waits for; apart from the rules, because every page of a shipment reads it.

/** Containers that are not in the list yet, and the numbers of those without a mass. */
export type VgmGap = { unlisted: number; unweighed: readonly string[] }

export const isVgmMissing = ({ unlisted, unweighed }: VgmGap): boolean => unlisted > 0 || unweighed.length > 0
