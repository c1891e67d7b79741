// The desk's list: filters with counts, search, and the conversations, moved through with the arrow keys.
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { chatFilters, chatListPage } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatFilterText, deskChatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { chatListQuery } from '../queries.ts'
import type { ChatPageSearch } from '../search-address.ts'
import { useKeys } from '../use-keys.ts'
import { ChatListRow } from './chat-list-row.tsx'

export type ChatListProps = {
  search: ChatPageSearch
  hrefOf: (change: ChatPageSearch) => string
  onGo: (change: ChatPageSearch) => void
}

const moveFocus = (list: HTMLElement | null, event: KeyboardEvent) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step || !list) return
  event.preventDefault()
  const rows = [...list.querySelectorAll<HTMLElement>('a.chat-row')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}

export function ChatList({ search, hrefOf, onGo }: ChatListProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const filter = search.filter ?? 'waiting'
  const page = search.page ?? 1
  const asked = { filter, person: search.person, page }
  const query = useQuery({
    ...chatListQuery(asked),
    // Waiting times move on although nothing happens.
    refetchInterval: 60_000,
  })
  const { data } = query
  useKeys(list, (event) => moveFocus(list.current, event), (data?.items.length ?? 0) > 0)
  const counts = { waiting: data?.waiting, mine: data?.mine, all: undefined, closed: undefined }
  return (
    <div className="chat-side">
      <TabLinks
        label={t(words.filters)}
        value={filter}
        tabs={chatFilters.map((id) => ({
          id,
          label: t(chatFilterText[id]),
          count: counts[id],
          href: hrefOf({ filter: id, page: undefined, chat: undefined }),
        }))}
      />
      <div className="chat-search">
        <SearchBox
          label={t(words.search)}
          value={search.person ?? ''}
          onSearch={(person) => onGo({ person: person || undefined, page: undefined })}
        />
      </div>
      {!data && (
        <Loaded
          query={query}
          skeleton={
            <div className="card-b">
              <Skeleton lines={8} />
            </div>
          }
        />
      )}
      {data?.items.length === 0 && (
        <Empty title={t(filter === 'waiting' && !search.person ? words.none : words.noneOf)}>
          {t(filter === 'waiting' && !search.person ? words.noneBody : words.noneOfBody)}
        </Empty>
      )}
      {data && data.items.length > 0 && (
        <ul ref={list} className="chat-rows" aria-label={t(words.list)}>
          {data.items.map((chat) => (
            <li key={chat.id}>
              <ChatListRow
                chat={chat}
                href={hrefOf({ chat: chat.id })}
                isShown={chat.id === search.chat}
                now={new Date()}
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > chatListPage && (
        <div className="card-f">
          <Pager
            page={page}
            size={chatListPage}
            total={data.total}
            hrefOf={(next) => hrefOf({ page: next > 1 ? next : undefined, chat: undefined })}
          />
        </div>
      )}
    </div>
  )
}
