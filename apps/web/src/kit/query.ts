// Reading and writing through TanStack Query: defaults, option factories by contract, commands with one key per intention.
import { QueryClient, queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import { asLang, say } from '@marsa/model/kit/text.ts'
import type { Notice } from '../ui/overlays/toast.tsx'
import { call, isUncertain, Refusal, type InputOf } from './call.ts'
import { kitText } from './text.ts'

export type QueryIn<E> = InputOf<E> extends { query?: infer Query } ? Query : never

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Refusal
  }
}

/** Toasts are loaded when the first one is shown; the frame of the app stays light without them. */
export const toast = async (notice: Notice): Promise<void> =>
  void (await import('../ui/overlays/toast.tsx')).notify(notice)

/**
 * Only what may succeed the next time is tried again: no connection, server not available. What the role may not read is
 * no fault of a part of the page: the page is somebody else's, and its boundary says whose.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a connection a reading fails at once instead of waiting unseen, and is asked again when it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, problem) => isUncertain(problem) && count < 2,
        retryDelay: (count) => 500 * 2 ** count,
        throwOnError: (problem, { state }) => problem.code === 'kit.forbidden' && state.data === undefined,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/**
 * Where the settings that everybody may read are kept (kit/settings.ts). It begins like the key of their contract, so that a
 * change refreshes them; how they are read is said by the app, as the kit knows no contract.
 */
export const settingsKey = ['publicSettings'] as const

/** Saves a file: `useSave((format) => download(report, { query: { format } }))`. What refuses it is said in a toast. */
export const useSave = <Input = void>(save: (input: Input) => Promise<unknown>) =>
  useMutation({
    mutationFn: save,
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })

/** The key under which answers of a contract are kept; without a query, of all its answers. */
export const keyOf = (endpoint: Endpoint, query?: object): QueryKey =>
  query === undefined ? [endpoint.verb] : [endpoint.verb, query]

/** Query options of a reading contract: `useQuery(ask(viewShipment, { RequestId }))`. */
export const ask = <E extends Endpoint>(endpoint: E, query?: QueryIn<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, query ?? {}),
    queryFn: ({ signal }): Promise<AnswerOf<E>> => call(endpoint, { query, signal } as InputOf<E>),
  })

/** Marks the answers of these contracts as old; what is on the screen is asked again. */
export const refresh = (client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))

export type CommandOptions<E> = {
  /** Contracts whose answers are old once this is done. */
  refreshes?: readonly Endpoint[]
  onDone?: (answer: AnswerOf<E>, input: InputOf<E>) => void
  /** The screen says the refusal itself; otherwise a toast does. */
  quiet?: boolean
}

/**
 * A writing contract: `const cancel = useCommand(cancelRequest, { refreshes })`, `cancel.mutate({ query, body })`.
 * One idempotency key per intention: the same input sent again after an unknown outcome repeats its key.
 */
export const useCommand = <E extends Endpoint>(endpoint: E, options: CommandOptions<E> = {}) => {
  const client = useQueryClient()
  const open = useRef<{ input: string; key: string } | null>(null)
  return useMutation<AnswerOf<E>, Refusal, InputOf<E>>({
    mutationFn: async (input) => {
      const { query, body } = input as InputOf<Endpoint>
      const text = JSON.stringify([query, body])
      if (open.current?.input !== text) open.current = { input: text, key: crypto.randomUUID() }
      try {
        const answer = await call(endpoint, { ...input, idempotencyKey: open.current.key })
        open.current = null
        return answer
      } catch (problem) {
        if (!isUncertain(problem)) open.current = null
        throw problem
      }
    },
    onError: (problem) => {
      if (options.quiet || problem.status === 401) return
      const message =
        problem.status === 403
          ? {
              title: say(asLang(document.documentElement.lang), kitText.accessDenied),
              body: problem.sentence,
            }
          : { title: problem.sentence }
      void toast({ ...message, tone: 'error', sticky: true })
    },
    onSuccess: async (answer, input) => {
      options.onDone?.(answer, input)
      await refresh(client, options.refreshes ?? [])
    },
  })
}
