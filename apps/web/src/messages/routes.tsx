// Addresses of the chat: one's own conversation, the desk's conversations, and their history.
import { chatTitles } from '@marsa/model/messages/chat-title-text.ts'
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'

export type ChatPageSearch = {
  filter?: 'waiting' | 'mine' | 'all' | 'closed'
  /** The one that is shown. */
  chat?: string
  text?: string
  person?: string
  from?: string
  to?: string
  page?: number
}

const filters = ['waiting', 'mine', 'all', 'closed'] as const
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 120) : undefined

const readSearch = (search: Record<string, unknown>): ChatPageSearch => ({
  filter: filters.find((each) => each === search['filter']),
  chat: word(search['chat']),
  text: word(search['text']),
  person: word(search['person']),
  from: word(search['from']),
  to: word(search['to']),
  page: Number(search['page']) > 1 ? Math.floor(Number(search['page'])) : undefined,
})

const myChatRoute = createRoute({
  parent: insideRoute,
  path: 'user/chat',
  staticData: { title: chatTitles.mine },
  component: lazyRouteComponent(() => import('./pages/my-chat-page.tsx'), 'MyChatPage'),
})

const deskChatsRoute = createRoute({
  parent: insideRoute,
  path: 'desk/chats',
  validateSearch: readSearch,
  staticData: { title: chatTitles.desk },
  component: lazyRouteComponent(() => import('./pages/desk-chats-page.tsx'), 'DeskChatsPage'),
})

const chatHistoryRoute = createRoute({
  parent: insideRoute,
  path: 'chathistory',
  validateSearch: readSearch,
  staticData: { title: chatTitles.history },
  component: lazyRouteComponent(() => import('./pages/chat-history-page.tsx'), 'ChatHistoryPage'),
})

export const chatRoutes = [myChatRoute, deskChatsRoute, chatHistoryRoute] as const
