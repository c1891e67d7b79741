// Addresses of the chat: one's own conversation, the desk's conversations, and their history.
import { chatTitles } from '@marsa/model/messages/chat/chat-title-text.ts'
import { insideRoute } from '../kit/lang-route.ts'
import { lazyRouteComponent } from '../kit/router/lazy.ts'
import { createRoute } from '../kit/router/route.ts'
import { readChatSearch } from './search-address.ts'

const myChatRoute = createRoute({
  parent: insideRoute,
  path: 'user/chat',
  staticData: { title: chatTitles.mine },
  component: lazyRouteComponent(() => import('./pages/my-chat-page.tsx'), 'MyChatPage'),
})

const deskChatsRoute = createRoute({
  parent: insideRoute,
  path: 'desk/chats',
  validateSearch: readChatSearch,
  staticData: { title: chatTitles.desk },
  component: lazyRouteComponent(() => import('./pages/desk-chats-page.tsx'), 'DeskChatsPage'),
})

const chatHistoryRoute = createRoute({
  parent: insideRoute,
  path: 'chathistory',
  validateSearch: readChatSearch,
  staticData: { title: chatTitles.history },
  component: lazyRouteComponent(() => import('./pages/chat-history-page.tsx'), 'ChatHistoryPage'),
})

export const chatRoutes = [myChatRoute, deskChatsRoute, chatHistoryRoute] as const
