// The dialog in which an address is entered or changed, with the events it is told.
import { useState } from 'react'
import { changeWebhook, createWebhook, type Webhook } from '@marsa/model/integrations/endpoints.ts'
import { eventsFor, webhookEvents } from '@marsa/model/integrations/events.ts'
import { useChecked } from '../../accounts/check/door.tsx'
import { useMe } from '../../accounts/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { webhookReads } from '../queries.ts'
import { words } from '../text.ts'
import { OnceValue } from './once-value.tsx'
import { TickList } from './tick-list.tsx'

type Props = { webhook?: Webhook; mayBeLocal: boolean; onClose: () => void }

export function WebhookEditor({ webhook, mayBeLocal, onClose }: Props) {
  const t = useT()
  const me = useMe()
  const [label, setLabel] = useState(webhook?.label ?? '')
  const [address, setAddress] = useState(webhook?.address ?? '')
  const [events, setEvents] = useState(webhook?.events ?? [])
  const [secret, setSecret] = useState<string>()
  const create = useCommand(createWebhook, { quiet: true, refreshes: webhookReads })
  const change = useCommand(changeWebhook, { quiet: true, refreshes: webhookReads })
  const check = useChecked(webhook ? change : create)
  const [sent, setSent] = useState({ label, address, events })
  const sentences = check.command.error?.fieldSentences ?? {}
  const now = { label, address, events }
  // What has been changed since is no longer wrong until the server says so.
  const serverErrorOf = (field: keyof typeof now) =>
    now[field] === sent[field] ? sentences[field] : undefined
  const send = async () => {
    setSent(now)
    if (!webhook) return setSecret((await create.mutateAsync({ body: { label, address, events } })).secret)
    const isActive = webhook.state === 'ACTIVE'
    await change.mutateAsync({
      query: { webhookId: webhook.webhookId },
      body: { label, address, events, isActive },
    })
    onClose()
    void toast({ title: t(words.saved), tone: 'success' })
  }
  if (secret) return <OnceValue kind="secret" value={secret} onClose={onClose} />
  const choices = me ? eventsFor(me.roleName).map((id) => ({ id, label: t(webhookEvents[id].text) })) : []
  return (
    <>
      <CommandDialog
        size="l"
        title={t(webhook ? words.changeWebhook : words.addWebhook)}
        send={t(webhook ? words.save : words.addWebhook)}
        command={check.command}
        onSend={() => check.run(send)}
        onClose={onClose}
      >
        <TextInput
          label={t(words.label)}
          hint={t(words.labelHint)}
          value={label}
          onChange={setLabel}
          error={serverErrorOf('label')}
        />
        <TextInput
          label={t(words.address)}
          hint={t(mayBeLocal ? words.addressHintLocal : words.addressHint)}
          type="url"
          dir="ltr"
          autoComplete="off"
          value={address}
          onChange={setAddress}
          error={serverErrorOf('address')}
        />
        <TickList
          legend={t(words.events)}
          choices={choices}
          value={events}
          onChange={setEvents}
          error={serverErrorOf('events')}
        />
      </CommandDialog>
      {check.dialog}
    </>
  )
}
