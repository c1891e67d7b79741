// A call that is ready to be sent: a part that two lines share says what is meant, the line says by which contract.
import { queryOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import { call, download, fetchFile, type InputOf, type Refusal } from './call.ts'
import { keyOf, useCommand } from './query.ts'

/** `Given` is what the shared part knows, `Answer` what it needs back. */
export type Prepared<Given, Answer = unknown> = {
  contract: Endpoint
  input: (given: Given) => InputOf<Endpoint>
  /** Contracts whose answers are old once it is done. */
  refreshes: readonly Endpoint[]
  /** Never there: it only tells the type of the answer. */
  answers?: Answer
}

/** `prepare(rejectQuote, ({ id, reason }) => ({ query: { id }, body: { reason } }), reads)`. */
export const prepare = <E extends Endpoint, Given>(
  contract: E,
  input: (given: Given) => InputOf<E>,
  refreshes: readonly Endpoint[] = [],
): Prepared<Given, AnswerOf<E>> => ({
  contract,
  input,
  refreshes,
})

/** Query options of a prepared read; its answers are kept under the key of the line's contract. */
export const askPrepared = <Given, Answer>({ contract, input }: Prepared<Given, Answer>, given: Given) => {
  const asked = input(given)
  return queryOptions({
    queryKey: keyOf(contract, (asked.query as object | undefined) ?? {}),
    queryFn: async ({ signal }) => (await call(contract, { ...asked, signal })) as Answer,
  })
}

/** Saves the file that a prepared call answers. */
export const downloadPrepared = <Given>({ contract, input }: Prepared<Given>, given: Given): Promise<void> =>
  download(contract, input(given))

/** The file itself, to be shown in the page. */
export const filePrepared = <Given>(
  { contract, input }: Prepared<Given>,
  given: Given,
  signal: AbortSignal,
): Promise<Blob> => fetchFile(contract, { ...input(given), signal })

type Options<Given, Answer> = {
  onDone?: (answer: Answer, given: Given) => void
  /** The screen says the refusal itself; otherwise a toast does. */
  quiet?: boolean
}
type After = { onError?: (problem: Refusal) => void; onSettled?: () => void }

/** A prepared writing call, with the one key per intention of `useCommand`. */
export const usePrepared = <Given, Answer>(
  { contract, input, refreshes }: Prepared<Given, Answer>,
  { onDone, quiet }: Options<Given, Answer> = {},
) => {
  const meant = useRef(new WeakMap<object, Given>())
  const { mutate, isPending, isSuccess, error, reset } = useCommand(contract, {
    refreshes,
    quiet,
    onDone: (answer, sent) => onDone?.(answer as Answer, meant.current.get(sent) as Given),
  })
  const send = (given: Given, after?: After) => {
    const sent = input(given)
    meant.current.set(sent, given)
    mutate(sent, after)
  }
  return { send, isPending, isSuccess, error, reset }
}
