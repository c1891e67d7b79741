// Reads what any visitor may read of the server; a page without it stays as it is.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'

/** The answer under `/api/public/`; undefined where there is none. */
export const readPublic = async <E>(path: string): Promise<AnswerOf<E> | undefined> => {
  const headers = { accept: 'application/json' }
  const response = await fetch(`/api/public/${path}`, { headers }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as AnswerOf<E>) : undefined
}
