// Messages on their way: sent one after another, kept when they fail, and tried again under the same id.
import { useEffect, useRef, useState } from 'react'
import { attachToChat, sendChatMessage } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { call, isUncertain, Refusal } from '../kit/call.ts'

export type Outgoing = {
  clientId: string
  text: string
  file?: File
  /** What the server or the browser said of a try that failed. */
  failed?: { sentence: string; uncertain: boolean }
}

const deliver = ({ clientId, text, file }: Outgoing, id: string | undefined): Promise<ChatMessage> => {
  if (!file) return call(sendChatMessage, { body: { id, clientId, text }, idempotencyKey: clientId })
  const form = new FormData()
  if (id) form.set('id', id)
  form.set('clientId', clientId)
  form.append('file', file)
  return call(attachToChat, { form, idempotencyKey: clientId })
}

/** `id` names the conversation for staff; `onStored` gets each message that the server has. */
export const useOutgoing = (id: string | undefined, onStored: (message: ChatMessage) => void) => {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const stored = useRef(onStored)
  stored.current = onStored

  const drop = (clientId: string) =>
    setWaiting((all) => all.filter((message) => message.clientId !== clientId))
  const attempt = async (message: Outgoing): Promise<void> => {
    try {
      stored.current(await deliver(message, id))
      drop(message.clientId)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const failed = { sentence: problem.sentence, uncertain: isUncertain(problem) }
      setWaiting((all) =>
        all.map((each) => (each.clientId === message.clientId ? { ...each, failed } : each)),
      )
    }
  }
  const enqueue = (message: Outgoing) => {
    // One that breaks in an unknown way does not hold up those after it.
    line.current = line.current.catch(() => undefined).then(() => attempt(message))
  }
  const add = (message: Omit<Outgoing, 'clientId'>) => {
    const outgoing = { ...message, clientId: crypto.randomUUID() }
    setWaiting((all) => [...all, outgoing])
    enqueue(outgoing)
  }
  const retry = ({ failed: _, ...message }: Outgoing) => {
    setWaiting((all) => all.map((each) => (each.clientId === message.clientId ? message : each)))
    enqueue(message)
  }

  // What failed for want of a connection goes out by itself when it is back.
  const again = useRef(() => {})
  again.current = () => {
    for (const message of waiting) if (message.failed?.uncertain) retry(message)
  }
  useEffect(() => {
    const back = () => again.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return {
    waiting,
    sendText: (text: string) => add({ text }),
    sendFile: (file: File) => add({ text: '', file }),
    retry,
    drop,
  }
}
