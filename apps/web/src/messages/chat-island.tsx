// The chat on a public page: loaded when its link is used or a conversation goes on, mounted in an element of its own.
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LangProvider } from '../kit/direction.tsx'
import { makeQueryClient } from '../kit/query.ts'
import { session } from '../kit/session.ts'
import { ChatWidget, rememberOpen } from './parts/chat-widget.tsx'

const ToastHost = lazy(async () => ({ default: (await import('../ui/overlays/toast.tsx')).ToastHost }))

/** Takes the place of the link; `isOpen` shows the panel at once. */
export const mountChat = async (lang: 'en' | 'ar', link: HTMLElement, isOpen: boolean): Promise<void> => {
  if (link.hidden) return
  link.hidden = true
  if (isOpen) rememberOpen(true)
  await session.start()
  const isVisitor = session.state().status !== 'in'
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    <LangProvider lang={lang}>
      <QueryClientProvider client={makeQueryClient()}>
        <ChatWidget
          who={isVisitor ? 'visitor' : 'person'}
          isVisitor={isVisitor}
          isLive={false}
          promise={link.dataset['promise']}
        />
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      </QueryClientProvider>
    </LangProvider>,
  )
}
