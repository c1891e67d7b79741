// What a screen tells the other side: that somebody writes, and how far they have read.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readChat, typeInChat } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatTyping } from '@marsa/model/messages/chat/chat.ts'
import { call } from '../kit/call.ts'
import { lastNumber, type Thread } from './thread.ts'

/** To be called with every character; reports it every few seconds. */
export const useTypingIndicator = (id: string | undefined): (() => void) => {
  const sentAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - sentAt.current < chatTyping.every * 1000) return
    sentAt.current = now
    void call(typeInChat, { body: { id } }).catch(() => undefined)
  }
}

/** True for a few seconds after the other side was said to be writing. */
export const useIsTyping = (thread: Thread | undefined, loadedAt: number): boolean => {
  const [over, setOver] = useState(0)
  const typing = thread?.typing === true
  useEffect(() => {
    if (!typing) return
    const timer = setTimeout(() => setOver(loadedAt), chatTyping.holds * 1000)
    return () => clearTimeout(timer)
  }, [typing, loadedAt])
  return typing && over !== loadedAt
}

const visibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Marks what is on the screen as read, while somebody can see it. */
export const useReadMark = (
  id: string | undefined,
  thread: Thread | undefined,
  isOpen: boolean,
  onRead: () => void,
): void => {
  const seen = useSyncExternalStore(visibility, () => document.visibilityState === 'visible')
  const read = useRef(onRead)
  read.current = onRead
  const upTo = thread && thread.unread > 0 ? lastNumber(thread) : 0
  useEffect(() => {
    if (!isOpen || !seen || upTo === 0) return
    void call(readChat, { body: { id, upTo } })
      .then(() => read.current())
      .catch(() => undefined)
  }, [id, isOpen, seen, upTo])
}
