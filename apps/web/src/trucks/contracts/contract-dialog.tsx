// A contract is entered, or its title and days are changed; its parties stay.
import { useState } from 'react'
import type { ContractView } from '@marsa/model/trucks/contracts/contract-endpoints.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { contractDialogText as words, contractText } from './contract-text.ts'

type Contracts = AnswerOf<typeof road.listContracts>
type DialogProps = { contract: ContractView | null; parties: Contracts['parties']; onClose: () => void }

export function ContractDialog({ contract, parties, onClose }: DialogProps) {
  const t = useT()
  const { lang } = useLang()
  const [pair, setPair] = useState(0)
  const [title, setTitle] = useState(contract?.title ?? '')
  const [startsOn, setStartsOn] = useState<string | null>(contract?.startsOn ?? null)
  const [endsOn, setEndsOn] = useState<string | null>(contract?.endsOn ?? null)
  const command = useCommand(road.saveContract, {
    refreshes: [road.listContracts],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const errorOf = (field: string): string | undefined => command.error?.fieldSentences[field]
  const { provider, customer } = contract ?? parties[pair]!
  return (
    <CommandDialog
      title={t(contract ? contractText.change : contractText.add)}
      onClose={onClose}
      back={t(words.back)}
      send={t(words.save)}
      pendingLabel={t(words.saving)}
      command={command}
      beside={['title', 'startsOn', 'endsOn']}
      onSend={() =>
        command.mutate({
          body: {
            id: contract?.id ?? null,
            providerId: provider.id,
            customerId: customer.id,
            title,
            startsOn: startsOn ?? '',
            endsOn: endsOn ?? '',
          },
        })
      }
    >
      {!contract && (
        <Select
          label={t(words.parties)}
          options={parties.map((each, index) => ({
            id: String(index),
            label: t(contractText.between, { provider: each.provider[lang], customer: each.customer[lang] }),
          }))}
          value={String(pair)}
          onChange={(index) => setPair(Number(index))}
        />
      )}
      <TextInput
        label={t(words.title)}
        dir="auto"
        maxLength={120}
        value={title}
        error={errorOf('title')}
        onChange={setTitle}
      />
      <DateInput
        label={t(words.startsOn)}
        value={startsOn}
        error={errorOf('startsOn')}
        onChange={setStartsOn}
      />
      <DateInput label={t(words.endsOn)} value={endsOn} error={errorOf('endsOn')} onChange={setEndsOn} />
    </CommandDialog>
  )
}
