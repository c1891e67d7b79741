// A border post asks for a further document, and the desk does without one.
import { useState } from 'react'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { BorderTaskView } from '@marsa/model/trucks/borders/border-endpoints.ts'
import type { AskableDocument } from '@marsa/model/trucks/borders/border-needs.ts'
import { borderPosts, type BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { road, roadReads, type Borders } from '../road/calls.ts'
import { ReasonDialog } from '../road/reason-dialog.tsx'
import { allocateText } from '../road/road-text.ts'
import { borderDialogText as words, borderText } from './border-text.ts'

type AskProps = { data: Borders; onClose: () => void }

export function AskDocumentDialog({ data: { id, posts, askable }, onClose }: AskProps) {
  const t = useT()
  const { lang } = useLang()
  const ahead = posts.filter(({ askRefusal }) => askRefusal === null).map(({ post }) => post)
  const [post, setPost] = useState<BorderPost>(ahead[0]!)
  const [docCode, setDocCode] = useState<AskableDocument | null>(null)
  const [owner, setOwner] = useState<'customer' | 'agent'>('customer')
  const [reason, setReason] = useState('')
  const command = useCommand(road.askBorderDocument, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.asked), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  return (
    <CommandDialog
      title={t(borderText.ask)}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(borderText.ask)}
      pendingLabel={t(words.sending)}
      command={command}
      beside={['docCode', 'reason']}
      onSend={() =>
        command.mutate({
          query: { id },
          // Without a choice the answer says so at the field.
          body: { post, docCode: docCode as AskableDocument, owner, reason },
        })
      }
    >
      <Select
        label={t(words.post)}
        options={ahead.map((each) => ({ id: each, label: t(borderPosts[each]) }))}
        value={post}
        onChange={(each) => setPost(each as BorderPost)}
      />
      <Select
        label={t(words.document)}
        options={askable.map((code) => ({ id: code, label: documentTypes[code][lang] }))}
        value={docCode}
        error={errorOf('docCode')}
        onChange={(code) => {
          setDocCode(code as AskableDocument)
          setOwner(documentTypes[code as AskableDocument].by)
        }}
      />
      <RadioCards
        label={t(words.owner)}
        columns={2}
        choices={[
          { id: 'customer', label: t(words.customer) },
          { id: 'agent', label: t(words.agent) },
        ]}
        value={owner}
        onChange={(side) => setOwner(side as 'customer' | 'agent')}
      />
      <TextArea
        label={t(words.why)}
        hint={t(words.whyHint)}
        dir="auto"
        rows={2}
        limit={500}
        value={reason}
        error={errorOf('reason')}
        onChange={setReason}
      />
    </CommandDialog>
  )
}

type WaiveProps = { requestId: string; task: BorderTaskView; onClose: () => void }

export function WaiveTaskDialog({ requestId, task, onClose }: WaiveProps) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={road.waiveBorderTask}
      input={(reason) => ({ query: { id: requestId }, body: { taskId: task.taskId, reason } })}
      title={t(words.waiveTitle, { name: t(documentTypes[task.docCode]) })}
      body={t(words.waiveBody)}
      label={t(words.reason)}
      send={t(borderText.waive)}
      pendingLabel={t(words.sending)}
      done={t(words.waived)}
      onClose={onClose}
    />
  )
}
