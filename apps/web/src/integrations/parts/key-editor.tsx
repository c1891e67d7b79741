// The dialog in which an API key is made: its name, what it is allowed, and for how long.
import { useState } from 'react'
import { keyLives, scopesFor } from '@marsa/model/integrations/api-key.ts'
import { createApiKey } from '@marsa/model/integrations/endpoints.ts'
import type { ApiScope } from '@marsa/model/kit/scope.ts'
import { useChecked } from '../../accounts/check/door.tsx'
import { useMe } from '../../accounts/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { keyReads } from '../queries.ts'
import { scopeText, words } from '../text.ts'
import { OnceValue } from './once-value.tsx'
import { TickList } from './tick-list.tsx'

export function KeyEditor({ onClose }: { onClose: () => void }) {
  const t = useT()
  const me = useMe()
  const [label, setLabel] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [days, setDays] = useState<(typeof keyLives)[number]>(90)
  const [key, setKey] = useState<string>()
  const make = useCommand(createApiKey, { quiet: true, refreshes: keyReads })
  const check = useChecked(make)
  const [sent, setSent] = useState({ label, scopes })
  const sentences = make.error?.fieldSentences ?? {}
  const now = { label, scopes }
  const serverErrorOf = (field: keyof typeof now) =>
    now[field] === sent[field] ? sentences[field] : undefined
  const send = async () => {
    setSent(now)
    setKey((await make.mutateAsync({ body: { label, scopes, days } })).key)
  }
  if (key) return <OnceValue kind="key" value={key} onClose={onClose} />
  const choices = me ? scopesFor(me.roleName).map((id) => ({ id, label: t(scopeText[id]) })) : []
  return (
    <>
      <CommandDialog
        title={t(words.addKey)}
        send={t(words.make)}
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
        <TickList
          legend={t(words.allowed)}
          choices={choices}
          value={scopes}
          onChange={setScopes}
          error={serverErrorOf('scopes')}
        />
        <RadioCards
          label={t(words.life)}
          columns={3}
          value={String(days)}
          onChange={(id) => setDays(keyLives.find((each) => String(each) === id) ?? days)}
          choices={keyLives.map((each) => ({ id: String(each), label: t(words.days, { count: each }) }))}
        />
      </CommandDialog>
      {check.dialog}
    </>
  )
}
