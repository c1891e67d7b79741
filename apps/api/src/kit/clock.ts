// The clock that verbs are given, so that a test may stand at any moment.

export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
