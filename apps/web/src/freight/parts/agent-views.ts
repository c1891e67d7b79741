// The four views of an agent's work list, as they stand in the address.
export const needs = ['answer', 'quoted', 'won', 'others'] as const
export type Need = (typeof needs)[number]

export const readNeed = (value: unknown): Need => needs.find((need) => need === value) ?? 'answer'
