// What can be done with an address: its log, a test, a change, a pause, a new secret, and the end.
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
} from '@marsa/model/integrations/endpoints.ts'
import { useCheck } from '../../accounts/check/door.tsx'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { webhookReads } from '../queries.ts'
import { words } from '../text.ts'
import { OnceValue } from './once-value.tsx'

type Props = { webhook: Webhook; logHref: string; onEdit: () => void }
const refreshes = webhookReads

export function WebhookMenu({ webhook, logHref, onEdit }: Props) {
  const t = useT()
  const check = useCheck()
  const [asking, setAsking] = useState<'remove' | 'newSecret'>()
  const [secret, setSecret] = useState<string>()
  const { webhookId, label, address, events, state } = webhook
  const query = { webhookId }
  const showToast = (title: string) => void toast({ title, tone: 'success' })
  const test = useCommand(testWebhook, { refreshes, onDone: () => showToast(t(words.tested)) })
  const change = useCommand(changeWebhook, { refreshes, onDone: () => showToast(t(words.saved)) })
  const remove = useCommand(removeWebhook, { refreshes, onDone: () => showToast(t(words.removed)) })
  const renew = useCommand(renewWebhookSecret, { quiet: true })
  const isActive = state === 'ACTIVE'
  const readOnly = useReadOnly()
  const acts: Record<string, () => void> = {
    edit: onEdit,
    test: () => test.mutate({ query }),
    turn: () => change.mutate({ query, body: { label, address, events, isActive: !isActive } }),
    newSecret: () => setAsking('newSecret'),
    remove: () => setAsking('remove'),
  }
  const confirmed = {
    remove: () => remove.mutate({ query }),
    newSecret: () => void check.run(async () => setSecret((await renew.mutateAsync({ query })).secret)),
  }
  return (
    <>
      <Menu
        label={t(words.manageOne, { label })}
        trigger={<IconButton icon={EllipsisVertical} label={t(words.manageOne, { label })} />}
        entries={[
          { id: 'log', label: t(words.showLog), href: logHref },
          { id: 'test', label: t(words.test), disabled: !isActive || readOnly },
          { id: 'edit', label: t(words.edit), disabled: readOnly },
          { id: 'turn', label: t(isActive ? words.pause : words.resume), disabled: readOnly },
          { id: 'newSecret', label: t(words.newSecret), disabled: readOnly },
          { id: 'remove', label: t(words.remove), danger: true, disabled: readOnly },
        ]}
        onAction={(id) => acts[id]?.()}
      />
      {asking && (
        <AlertDialog
          isOpen
          title={asking === 'remove' ? t(words.removeTitle, { label }) : t(words.newSecret)}
          actionLabel={t(words[asking])}
          onAction={() => {
            setAsking(undefined)
            confirmed[asking]()
          }}
          onClose={() => setAsking(undefined)}
        >
          <p>{t(asking === 'remove' ? words.removeBody : words.newSecretBody)}</p>
        </AlertDialog>
      )}
      {secret && <OnceValue kind="secret" value={secret} onClose={() => setSecret(undefined)} />}
      {check.dialog}
    </>
  )
}
