// A credit note that waits for its second person: approved, which issues it, or dropped.
import { useState } from 'react'
import { creditReasons } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import { decideNote, type WaitingNote as Waiting } from '@marsa/model/finance/notes/note-endpoints.ts'
import { noteProblems } from '@marsa/model/finance/notes/note-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import type { NoteWay } from '@marsa/model/finance/notes/credit-note.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { noteReads } from './note-reads.ts'
import { noteWords as words, wayWords } from './note-words.ts'

export function WaitingNote({ note, way }: { note: Waiting; way: NoteWay | null }) {
  const t = useT()
  const { lang } = useLang()
  const mayWrite = useMe()?.roleName === 'admin'
  const [isAsking, setAsking] = useState(false)
  const decide = useCommand(decideNote, {
    refreshes: noteReads,
    onDone: ({ number }) =>
      void toast({
        title: number ? t(words.issued, { number: `\u2066${number}\u2069` }) : t(words.dropped),
        tone: 'success',
      }),
  })
  const send = (isConfirmed: boolean) =>
    decide.mutate(
      { query: { id: note.proposalId }, body: { isConfirmed } },
      { onSettled: () => setAsking(false) },
    )
  const amount = money(note.total, 'AED', lang)
  return (
    <Banner tone="attention" title={t(words.waitsTitle, { amount })}>
      <p>
        {t(words.waitsBody, {
          code: t(creditReasons[note.reasonCode]),
          reason: asSentence(note.reason),
          name: note.by,
        })}
      </p>
      {mayWrite && (
        <div className="row wrap g2">
          <ActionButton
            size="s"
            variant="primary"
            refusal={note.refusal}
            problems={{ ...noteProblems, ...capabilityProblems }}
            isPending={decide.isPending}
            onPress={() => setAsking(true)}
          >
            {t(words.approve)}
          </ActionButton>
          {!note.dropRefusal && (
            <Button size="s" changes isPending={decide.isPending} onPress={() => send(false)}>
              {t(words.drop)}
            </Button>
          )}
        </div>
      )}
      <AlertDialog
        title={t(words.approveTitle, { amount })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actionLabel={t(words.approve)}
        isPending={decide.isPending}
        onAction={() => send(true)}
      >
        {way && <p>{t(wayWords[way])}</p>}
      </AlertDialog>
    </Banner>
  )
}
