// The provider sends the driver of a truck a new link, which ends the one before, or ends it.
import { truckDriverEndpoints as driver } from '@marsa/model/trucks/endpoints.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { driverLinkText as words } from './road-text.ts'

export function DriverLink({ requestId, slot, name }: { requestId: string; slot: string; name: string }) {
  const t = useT()
  const query = { id: requestId, slot }
  const send = useCommand(driver.sendDriverLink, {
    onDone: () => void toast({ title: t(words.sent, { name }), tone: 'success' }),
  })
  const end = useCommand(driver.revokeDriverLink, {
    onDone: () => void toast({ title: t(words.ended), tone: 'success' }),
  })
  return (
    <>
      <Button changes isPending={send.isPending} onPress={() => send.mutate({ query })}>
        {t(words.send)}
      </Button>
      <Button changes isPending={end.isPending} onPress={() => end.mutate({ query })}>
        {t(words.end)}
      </Button>
    </>
  )
}
