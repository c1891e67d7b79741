// Chance from a seed, for tests that go through many cases: the same ones on every run.

/** Mulberry32. */
export const chanceOf = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number): number => Math.floor(next() * n)
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!
  return { next, below, oneOf }
}
