// The fresh check: the password again, or the second factor where there is one.
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { beginCheck, passCheck, type PasskeyProof } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsText, stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { keyOf } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { askPasskey, PasskeyCancelled } from '../sign-in/passkey.ts'

type Shown = { password: string } | { code: string } | { ticket: string; passkey: PasskeyProof }

export function CheckDialog({ onPassed, onClose }: { onPassed: () => void; onClose: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const ways = useQuery({
    queryKey: keyOf(beginCheck),
    queryFn: ({ signal }) => call(beginCheck, { body: {}, signal }),
    // Each check begins anew, and once: its ticket is spent with it.
    staleTime: Infinity,
    gcTime: 0,
  })
  const pass = useMutation({
    mutationFn: async (shown: () => Promise<Shown>) => call(passCheck, { body: await shown() }),
    onSuccess: onPassed,
  })
  const cancelled = (problem: unknown): never => {
    if (!(problem instanceof PasskeyCancelled)) throw problem
    throw new Refusal({ code: 'passkey-cancelled', sentence: t(stepText.passkeyCancelled), status: 0 })
  }
  return (
    <CommandDialog
      title={t(factorsText.confirmYou)}
      send={ways.data && t(factorsText.confirm)}
      pendingLabel={t(stepText.checking)}
      command={pass}
      beside={['code']}
      onSend={() => pass.mutate(async () => (ways.data?.password ? { password: typed } : { code: typed }))}
      onClose={onClose}
    >
      <Loaded query={ways} skeleton={<Skeleton lines={3} />}>
        {({ password, hasCode, ticket, passkey }) => (
          <>
            <p className="dense muted">
              {t(password ? factorsText.confirmPassword : factorsText.confirmFactor)}
            </p>
            {ticket && passkey && (
              <Button
                block
                icon={KeyRound}
                onPress={() =>
                  !pass.isPending &&
                  pass.mutate(async () => ({ ticket, passkey: await askPasskey(passkey).catch(cancelled) }))
                }
              >
                {t(stepText.usePasskey)}
              </Button>
            )}
            {password ? (
              <PasswordInput
                label={t(accountsText.password)}
                name="password"
                autoComplete="current-password"
                autoFocus
                value={typed}
                onChange={setTyped}
              />
            ) : (
              <TextInput
                label={t(stepText.code)}
                hint={t(hasCode ? stepText.codeHint : stepText.recoveryHint)}
                name="code"
                dir="ltr"
                autoComplete="one-time-code"
                autoFocus={!passkey}
                value={typed}
                onChange={setTyped}
                error={pass.error?.fieldSentences['code']}
              />
            )}
          </>
        )}
      </Loaded>
    </CommandDialog>
  )
}
