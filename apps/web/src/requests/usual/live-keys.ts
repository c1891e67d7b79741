// What an event about a request that goes the usual way makes old; by name, so that the frame of the app carries no contract of it.
import type { QueryKey } from '@tanstack/react-query'

/** `noun` is what its calls are named by: `Haul` in `viewHaul`. */
export const usualLiveKeys =
  (noun: string) =>
  (id: string): QueryKey[] => [
    [`list${noun}s`],
    ['listNeeds'],
    ...[`view${noun}`, `compare${noun}Quotes`, `view${noun}QuoteAgent`, `view${noun}CancelTerms`].map(
      (verb): QueryKey => [verb, { id }],
    ),
    [`list${noun}Documents`, { requestId: id }],
  ]
