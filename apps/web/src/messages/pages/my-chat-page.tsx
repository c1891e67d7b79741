// One's own conversation as a page of its own: where notices and mails about an answer lead.
import { chatTitles } from '@marsa/model/messages/chat/chat-title-text.ts'
import { useT } from '../../kit/t.ts'
import { OwnChat } from '../parts/own-chat.tsx'
import '../chat.css'

export function MyChatPage() {
  const t = useT()
  return (
    <>
      <h1 className="page-h">{t(chatTitles.mine)}</h1>
      <div className="card chat-page">
        <OwnChat who="person" isVisitor={false} isOpen />
      </div>
    </>
  )
}
