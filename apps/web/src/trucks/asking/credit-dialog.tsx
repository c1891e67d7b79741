// What a company without credit may do about its request: apply for credit, or send it and receive prices that it cannot confirm yet.
import { useState } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { truckAskText as words } from './text.ts'

type Props = { code: string; onSend: () => Promise<void>; onClose: () => void }

export function CreditDialog({ code, onSend, onClose }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [isSending, setSending] = useState(false)
  const isPending = code === 'trucks.credit-pending'
  const send = async () => {
    setSending(true)
    await onSend().finally(() => setSending(false))
  }
  return (
    <Dialog
      title={t(isPending ? words.pendingTitle : words.neededTitle)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <LinkButton href={`/${lang}/account/credit`}>
            {t(isPending ? words.seeApplication : words.apply)}
          </LinkButton>
          {!isPending && (
            <Button variant="primary" changes isPending={isSending} onPress={() => void send()}>
              {t(words.without)}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isPending ? words.pendingBody : words.neededBody)}</p>
    </Dialog>
  )
}
