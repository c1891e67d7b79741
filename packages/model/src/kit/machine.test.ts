// The checker of machines finds each kind of fault, and a move is allowed only as the table says.
import { expect, test } from 'vitest'
import { canMove, machine, machineFaults } from './machine.ts'

const door = machine({
  name: 'door',
  states: ['OPEN', 'SHUT', 'GONE'],
  terminal: ['GONE'],
  moves: {
    build: { from: [], to: ['OPEN'], actors: ['system'] },
    shut: { from: ['OPEN'], to: ['SHUT'], actors: ['customer'] },
    open: { from: ['SHUT'], to: ['OPEN'], actors: ['customer', 'agent'] },
    remove: { from: ['OPEN', 'SHUT'], to: ['GONE'], actors: ['admin'] },
  },
})

test('a sound machine has no faults', () => expect(machineFaults(door)).toEqual([]))

test('a state that nothing leads to is found, and one that nothing leaves', () => {
  const { remove: _remove, ...moves } = door.moves
  expect(
    machineFaults({
      ...door,
      terminal: [],
      moves: { ...moves, keep: { from: ['GONE'], to: [], actors: ['agent'] } },
    }),
  ).toEqual(['door: GONE cannot be reached', 'door: GONE is a dead end'])
})

test('a move between states that the machine does not have is found', () => {
  expect(
    machineFaults({
      ...door,
      moves: { ...door.moves, slam: { from: ['OPEN'], to: ['BROKEN'], actors: ['agent'] } },
    } as never),
  ).toEqual(['door.slam: unknown state BROKEN'])
})

test('a loop back to the same state is no way out', () => {
  expect(
    machineFaults({
      ...door,
      terminal: [],
      moves: { ...door.moves, polish: { from: ['GONE'], to: ['GONE'], actors: ['agent'] } },
    }),
  ).toEqual(['door: GONE is a dead end'])
})

test('only a listed actor moves, and only from a listed state', () => {
  expect(canMove(door, 'open', 'SHUT', 'agent')).toBe(true)
  expect(canMove(door, 'shut', 'OPEN', 'agent')).toBe(false)
  expect(canMove(door, 'open', 'OPEN', 'customer')).toBe(false)
})
