// Conversations as the API answers them; the only place of these cache keys.
import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  listCannedAnswers,
  listChats,
  viewChat,
  viewGeneralChat,
} from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatPage } from '@marsa/model/messages/chat/chat.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, type InputOf } from '../kit/call.ts'
import { ask, keyOf } from '../kit/query.ts'
import { continued, preceded, type Thread } from './thread.ts'

export type OwnThread = AnswerOf<typeof viewGeneralChat>
export type DeskThread = AnswerOf<typeof viewChat>
type Places = { since?: string; before?: string }
type Load<T> = (places: Places, signal?: AbortSignal) => Promise<T>

/** Loads what is new since the last time; all of it anew when it has become another conversation. */
const threadQuery = <T extends Thread>(queryKey: QueryKey, load: Load<T>, nameOf: (thread: T) => unknown) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<T> => {
      let thread = client.getQueryData<T>(queryKey)
      for (;;) {
        const answer = await load(thread ? { since: thread.cursor } : {}, signal)
        if (thread && nameOf(thread) !== nameOf(answer) && nameOf(thread) !== null) {
          thread = undefined
          continue
        }
        const whole = thread === undefined || answer.items.length < chatPage
        thread = continued(thread, answer)
        if (whole) return thread
      }
    },
    staleTime: 0,
    meta: { background: true },
  })

const loadOwn: Load<OwnThread> = (query, signal) => call(viewGeneralChat, { query, signal })

/** `who` keeps the conversations of two people of one browser apart. */
export const ownThreadQuery = (who: string) =>
  threadQuery([...keyOf(viewGeneralChat), who], loadOwn, (thread) => thread.id)

const loadDesk =
  (id: string): Load<DeskThread> =>
  (places, signal) =>
    call(viewChat, { query: { id, ...places }, signal })

export const deskThreadQuery = (id: string) =>
  threadQuery([...keyOf(viewChat), id], loadDesk(id), (thread) => thread.chat.id)

/** Puts the page before what is shown in front of it. */
const showEarlier = async <T extends Thread>(client: QueryClient, key: QueryKey, load: Load<T>) => {
  const first = client.getQueryData<T>(key)?.items[0]?.number
  if (first === undefined) return
  const answer = await load({ before: String(first) })
  client.setQueryData<T>(key, (thread) => thread && preceded(thread, answer))
}
export const showEarlierOfOwn = (client: QueryClient, who: string) =>
  showEarlier(client, ownThreadQuery(who).queryKey, loadOwn)
export const showEarlierOfDesk = (client: QueryClient, id: string) =>
  showEarlier(client, deskThreadQuery(id).queryKey, loadDesk(id))

export type ChatSearch = NonNullable<InputOf<typeof listChats>['query']>

export const chatListQuery = (search: ChatSearch) =>
  queryOptions({ ...ask(listChats, search), placeholderData: keepPreviousData, staleTime: 0 })

export const cannedQuery = queryOptions({ ...ask(listCannedAnswers), staleTime: 300_000 })

/** What an event about conversations makes old. */
export const chatLiveKeys = (): QueryKey[] => [keyOf(viewGeneralChat), keyOf(viewChat), keyOf(listChats)]
