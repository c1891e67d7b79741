// What the search finds; asked when the typing rests, kept for a while.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { search } from '@marsa/model/overview/endpoints.ts'
import { ask } from '../kit/query.ts'
import { useSettled } from '../kit/use-settled.ts'

export const leastCharacters = 2
export const mostCharacters = 80

export const searchQuery = (text: string) => {
  const wanted = text.trim().slice(0, mostCharacters)
  return queryOptions({
    ...ask(search, { text: wanted }),
    enabled: wanted.length >= leastCharacters,
    placeholderData: keepPreviousData,
  })
}

const restMs = 250

/** The text once it has not changed for a moment. */
export const useRested = (text: string): string => useSettled(text, restMs)
