// State machines as data: states, a start, and moves by name, read by buttons, verbs, the database and the tests.

/** Who makes a move; `system` is a timer or an event, `gateway` the payment provider. */
export const actorKinds = ['customer', 'agent', 'desk', 'admin', 'system', 'gateway', 'visitor'] as const
export type ActorKind = (typeof actorKinds)[number]

export type Move<State extends string> = {
  /** States the move may start from; an empty list means the move creates the object. */
  from: readonly State[]
  /** Where it leads; several where it depends on the object, none where the object stays in the state it is in. */
  to: readonly State[]
  actors: readonly ActorKind[]
}

export type Machine<State extends string = string, Name extends string = string> = {
  name: string
  states: readonly State[]
  /** States in which nothing more is owed; they need no way out. */
  terminal: readonly State[]
  moves: Readonly<Record<Name, Move<State>>>
}

/** Declares a machine and keeps its state and move names literal. */
export const machine = <const State extends string, const Name extends string>(definition: {
  name: string
  states: readonly State[]
  terminal: readonly NoInfer<State>[]
  moves: Record<Name, Move<NoInfer<State>>>
}): Machine<State, Name> => definition

/** True when the table allows the move from this state by this kind of actor. */
export const canMove = <State extends string, Name extends string>(
  definition: Machine<State, Name>,
  move: Name,
  from: State,
  actor: ActorKind,
): boolean => {
  const row = definition.moves[move]
  return row.from.includes(from) && row.actors.includes(actor)
}

/** Faults of a machine: unreachable states, dead ends, unknown states. Empty when it is sound. */
export const machineFaults = (definition: Machine): string[] => {
  const moves = Object.entries(definition.moves)
  const known = new Set(definition.states)
  const faults: string[] = []
  for (const [name, move] of moves)
    for (const state of [...move.from, ...move.to])
      if (!known.has(state)) faults.push(`${definition.name}.${name}: unknown state ${state}`)
  const reached = new Set(moves.filter(([, move]) => move.from.length === 0).flatMap(([, move]) => move.to))
  for (let before = -1; before !== reached.size;) {
    before = reached.size
    for (const [, move] of moves)
      if (move.from.some((state) => reached.has(state))) for (const state of move.to) reached.add(state)
  }
  for (const state of definition.states) {
    if (!reached.has(state)) faults.push(`${definition.name}: ${state} cannot be reached`)
    const leaves = moves.some(([, move]) => move.from.includes(state) && move.to.some((to) => to !== state))
    if (!leaves && !definition.terminal.includes(state))
      faults.push(`${definition.name}: ${state} is a dead end`)
  }
  return faults
}
