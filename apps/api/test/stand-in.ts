// A value that stands in for every other one: it has all members, may be called, and reads as a day, a number or a text.

const anyDay = '2026-11-23'
const asPrimitive = (hint: string) => (hint === 'number' ? 1 : anyDay)

/** The members that must be what they are of a list, a promise or a database. */
const members: Record<string | symbol, unknown> = {
  [Symbol.toPrimitive]: asPrimitive,
  *[Symbol.iterator]() {
    yield anything
  },
  toString: () => anyDay,
  // oxlint-disable-next-line unicorn/no-thenable -- it says that this is none
  then: undefined,
  execute: undefined,
  map: (each: (value: unknown, at: number) => unknown) => [each(anything, 0)],
  flatMap: (each: (value: unknown, at: number) => unknown) => [each(anything, 0)].flat(),
  reduce: (_: unknown, start: unknown) => start,
}

// oxlint-disable-next-line typescript/no-explicit-any -- it is of every type
export const anything: any = new Proxy(() => undefined, {
  get: (_, key) => (key in members || typeof key === 'symbol' ? members[key] : anything),
  has: () => true,
  apply: (_, __, [work]) => (typeof work === 'function' && work !== anything ? work(anything) : anything),
  construct: () => anything,
  ownKeys: () => [],
})
