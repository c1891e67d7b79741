// Says which of ours a line of the bank is; only what is of its amount can be chosen.
import { useState } from 'react'
import { matchLine, type OpenLine, type OursView } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { oursKindText } from '@marsa/model/finance/bank/bank-match.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'

type Props = { line: OpenLine; onClose: () => void }
const keyOf = ({ kind, id }: Pick<OursView, 'kind' | 'id'>): string => `${kind} ${id}`

export function MatchDialog({ line, onClose }: Props) {
  const t = useT()
  const { lang } = useLang()
  const choices = new Map<string, OursView>()
  for (const each of [...line.proposals, ...line.others]) choices.set(keyOf(each), each)
  const [key, setKey] = useState([...choices.keys()][0] ?? '')
  const match = useCommand(matchLine, {
    refreshes: bankReads,
    onDone: () => {
      void toast({ title: t(words.done), tone: 'success' })
      onClose()
    },
  })
  const chosen = choices.get(key)
  return (
    <CommandDialog
      title={t(words.matchTitle)}
      send={t(words.match)}
      command={match}
      onClose={onClose}
      onSend={() =>
        chosen && match.mutate({ body: { lineId: line.lineId, kind: chosen.kind, id: chosen.id } })
      }
    >
      <p>
        {date(line.day, lang)} · <bdi>{[line.reference, line.text].filter(Boolean).join(' · ') || '–'}</bdi> ·{' '}
        <Money value={line.amount} />
      </p>
      <RadioCards
        label={t(words.choose)}
        value={key}
        onChange={setKey}
        columns={1}
        choices={[...choices].map(([id, each]) => ({
          id,
          label: [t(oursKindText[each.kind]), each.reference, each.party]
            .filter((part) => part !== '')
            .join(' · '),
          detail: date(each.day, lang),
        }))}
      />
    </CommandDialog>
  )
}
