// The provider sends the driver of a truck a new link, which ends the one before, or ends it; asked first, as either cuts off a phone.
import { useState } from 'react'
import { truckDriverEndpoints as driver } from '@marsa/model/trucks/endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { driverLinkText as words } from './road-text.ts'

export function DriverLink({ requestId, slot, name }: { requestId: string; slot: string; name: string }) {
  const t = useT()
  const [asking, setAsking] = useState<'send' | 'end'>()
  const close = () => setAsking(undefined)
  const query = { id: requestId, slot }
  const done = (title: string) => () => {
    close()
    void toast({ title, tone: 'success' })
  }
  const send = useCommand(driver.sendDriverLink, { onDone: done(t(words.sent, { name })) })
  const end = useCommand(driver.revokeDriverLink, { onDone: done(t(words.ended)) })
  const told = { name: `\u2068${name}\u2069` }
  return (
    <>
      <Button changes onPress={() => setAsking('send')}>
        {t(words.send)}
      </Button>
      <Button changes onPress={() => setAsking('end')}>
        {t(words.end)}
      </Button>
      <AlertDialog
        title={t(words.sendTitle, told)}
        isOpen={asking === 'send'}
        onClose={close}
        tone="primary"
        actionLabel={t(words.sendNow)}
        isPending={send.isPending}
        onAction={() => send.mutate({ query })}
      >
        <p>{t(words.sendBody)}</p>
      </AlertDialog>
      <AlertDialog
        title={t(words.endTitle, told)}
        isOpen={asking === 'end'}
        onClose={close}
        actionLabel={t(words.endNow)}
        isPending={end.isPending}
        onAction={() => end.mutate({ query })}
      >
        <p>{t(words.endBody)}</p>
      </AlertDialog>
    </>
  )
}
