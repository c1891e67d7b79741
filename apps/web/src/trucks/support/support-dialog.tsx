// Asks support about a booking: the topic, what happened, and how the answer comes.
import { useState } from 'react'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import {
  supportTopicCodes,
  supportTopics,
  type SupportTopic,
  type SupportWay,
} from '@marsa/model/trucks/support/support.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { supportText as words } from './support-text.ts'

export function SupportDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const t = useT()
  const [topic, setTopic] = useState<SupportTopic>('late')
  const [way, setWay] = useState<SupportWay>('chat')
  const [text, setText] = useState('')
  const [mobile, setMobile] = useState('')
  const command = useCommand(road.askSupport, {
    refreshes: [road.listSupport],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(way === 'chat' ? words.sent : words.called), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  return (
    <CommandDialog
      title={t(words.ask)}
      onClose={onClose}
      back={t(words.back)}
      send={t(words.send)}
      pendingLabel={t(words.sending)}
      command={command}
      beside={['text', 'mobile']}
      onSend={() =>
        command.mutate({
          query: { id: requestId },
          body: { topic, way, text, mobile: way === 'callback' ? mobile : null },
        })
      }
    >
      <Select
        label={t(words.topic)}
        options={supportTopicCodes.map((code) => ({ id: code, label: t(supportTopics[code]) }))}
        value={topic}
        onChange={(code) => setTopic(code as SupportTopic)}
      />
      <TextArea
        label={t(words.text)}
        hint={t(words.textHint)}
        dir="auto"
        rows={3}
        limit={1_500}
        value={text}
        error={errorOf('text')}
        onChange={setText}
      />
      <RadioCards
        label={t(words.way)}
        columns={2}
        choices={[
          { id: 'chat', label: t(words.byChat) },
          { id: 'callback', label: t(words.byCall) },
        ]}
        value={way}
        onChange={(id) => setWay(id as SupportWay)}
      />
      {way === 'callback' && (
        <TextInput
          label={t(words.mobile)}
          dir="ltr"
          inputMode="tel"
          maxLength={30}
          value={mobile}
          error={errorOf('mobile')}
          onChange={setMobile}
        />
      )}
    </CommandDialog>
  )
}
