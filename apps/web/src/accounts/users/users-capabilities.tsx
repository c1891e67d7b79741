// What an administrator may do in finance, for a colleague who manages them.
import { useState } from 'react'
import { setCapabilities, type ManagedUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { capabilities } from '@marsa/model/kit/access.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { peopleReads } from './users-queries.ts'
import { capabilityText, usersText } from './users-text.ts'

export function CapabilitiesForm({ user }: { user: ManagedUser }) {
  const t = useT()
  const [given, setGiven] = useState<readonly string[]>(user.capabilities)
  const command = useCommand(setCapabilities, {
    refreshes: peopleReads,
    quiet: true,
    onDone: ({ waits }) => {
      // What waits is not ticked before it is confirmed.
      setGiven((now) => now.filter((each) => !waits || user.capabilities.some((own) => own === each)))
      void toast({ title: t(waits ? usersText.nowWaits : usersText.capabilitiesSaved), tone: 'success' })
    },
  })
  const chosen = capabilities.filter((each) => given.includes(each))
  const isChanged = chosen.join() !== user.capabilities.join()
  return (
    <section className="stack g4">
      <h3>{t(usersText.finance)}</h3>
      <p className="dense muted">{t(usersText.financeLead)}</p>
      <RefusalBanner refusal={command.error} beside={[]} />
      {capabilities.map((each) => (
        <Checkbox
          key={each}
          value={given.includes(each)}
          onChange={(isGiven) => setGiven(isGiven ? [...given, each] : given.filter((one) => one !== each))}
        >
          {t(capabilityText[each])}
        </Checkbox>
      ))}
      {isChanged && (
        <Button
          variant="primary"
          isPending={command.isPending}
          onPress={() =>
            command.mutate({ query: { userCode: user.userCode }, body: { capabilities: chosen } })
          }
        >
          {t(usersText.saveCapabilities)}
        </Button>
      )}
    </section>
  )
}
