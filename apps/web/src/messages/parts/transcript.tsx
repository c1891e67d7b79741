// One conversation to read, and to save as text.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadTranscript } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { chatHistoryText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { deskThreadQuery, showEarlierOfDesk } from '../queries.ts'
import { ChatLog } from './chat-log.tsx'
import { DeskHead } from './desk-head.tsx'

export function Transcript({ id, backHref }: { id: string; backHref: string }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const [saving, setSaving] = useState(false)
  const query = useQuery(deskThreadQuery(id))
  const { data } = query
  const save = async () => {
    setSaving(true)
    try {
      await download(downloadTranscript, { query: { id } })
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      await toast({ title: problem.sentence, tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <div className="row between wrap chats-h">
        <h1>{t(words.transcript)}</h1>
        <Button icon={Download} isPending={saving} onPress={() => void save()}>
          {t(words.download)}
        </Button>
      </div>
      <div className="card chat-page chat-main">
        {data ? (
          <>
            <DeskHead thread={{ ...data, mayAct: false }} backHref={backHref} />
            <ChatLog
              thread={data}
              side="desk"
              otherName={data.chat.name[lang]}
              onEarlier={() => void showEarlierOfDesk(client, id)}
            />
          </>
        ) : (
          <Loaded
            query={query}
            skeleton={
              <div className="card-b">
                <Skeleton lines={8} />
              </div>
            }
          />
        )}
      </div>
    </>
  )
}
