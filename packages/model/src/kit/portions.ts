// How many objects one call is about, and many of them in portions of that size.

/** Objects of one call. Each is a transaction of its own, so this bounds how long a call holds its caller. */
export const mostAtOnce = 50

export const inPortions = <T>(all: readonly T[], size: number = mostAtOnce): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
