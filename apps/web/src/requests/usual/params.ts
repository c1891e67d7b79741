// The id in the address of a page of a request; lines share the pages, so no route of one of them types it.
import { useRouterState } from '../../kit/router/hooks.ts'

export const useRequestId = (): string =>
  useRouterState({ select: ({ match }) => (match?.params as { id?: string } | undefined)?.id ?? '' })

export const useSearchOf = (): Record<string, unknown> =>
  useRouterState({ select: ({ match }) => (match?.search ?? {}) as Record<string, unknown> })
