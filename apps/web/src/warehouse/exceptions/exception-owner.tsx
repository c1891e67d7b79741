// Who of the warehouse owns an exception: assigned to the reader, to a colleague, or to nobody again.
import { UserPen } from 'lucide-react'
import { useState } from 'react'
import type { ExceptionRow } from '@marsa/model/warehouse/answers.ts'
import {
  giveExceptionBack,
  handException,
  takeException,
} from '@marsa/model/warehouse/exception-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { exceptionReads } from './exception-queries.ts'
import { exceptionsText as words } from './exceptions-text.ts'

export type Member = NonNullable<ExceptionRow['owner']>

type OwnerProps = { row: ExceptionRow; colleagues: readonly Member[]; isWarehouse: boolean; of: string }

/** `of` says for what, so that each button has a name of its own. */
export function ExceptionOwner({ row, colleagues, isWarehouse, of }: OwnerProps) {
  const t = useT()
  const { lang } = useLang()
  const [handing, setHanding] = useState(false)
  const done = (sentence: string) => () => void toast({ title: sentence, tone: 'success' })
  const take = useCommand(takeException, { refreshes: exceptionReads, onDone: done(t(words.taken)) })
  const giveBack = useCommand(giveExceptionBack, {
    refreshes: exceptionReads,
    onDone: done(t(words.givenBack)),
  })
  const query = { id: row.exceptionId }
  const { owner, next } = row
  if (!owner)
    return isWarehouse && next ? (
      <Button
        size="s"
        aria-label={`${t(words.take)}: ${of}`}
        isPending={take.isPending}
        onPress={() => take.mutate({ query })}
      >
        {t(words.take)}
      </Button>
    ) : (
      <span className="muted">{t(words.unassigned)}</span>
    )
  return (
    <span className="row g2">
      <bdi>{row.isMine ? t(words.ofMe) : lang === 'ar' ? owner.nameAr : owner.nameEn}</bdi>
      {next && row.ownerRefusal === null && (
        <Menu
          label={t(words.change)}
          trigger={<IconButton icon={UserPen} label={`${t(words.change)}: ${of}`} />}
          entries={[
            { id: 'hand', label: t(words.hand) },
            { id: 'back', label: t(words.giveBack) },
          ]}
          onAction={(id) => (id === 'hand' ? setHanding(true) : giveBack.mutate({ query }))}
        />
      )}
      {handing && <HandDialog row={row} colleagues={colleagues} onClose={() => setHanding(false)} />}
    </span>
  )
}

type HandProps = { row: ExceptionRow; colleagues: readonly Member[]; onClose: () => void }

function HandDialog({ row, colleagues, onClose }: HandProps) {
  const t = useT()
  const { lang } = useLang()
  const [to, setTo] = useState<string>()
  const command = useCommand(handException, {
    refreshes: exceptionReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.handed), tone: 'success' })
    },
  })
  const others = colleagues.filter(({ userId }) => userId !== row.owner?.userId)
  return (
    <CommandDialog
      title={t(words.hand)}
      command={command}
      beside={['to']}
      {...(others.length > 0 && { send: t(words.handSend) })}
      onSend={() => command.mutate({ query: { id: row.exceptionId }, body: { to: to ?? '' } })}
      onClose={onClose}
    >
      {others.length > 0 ? (
        <Select
          label={t(words.handTo)}
          value={to ?? null}
          options={others.map(({ userId, nameEn, nameAr }) => ({
            id: userId,
            label: lang === 'ar' ? nameAr : nameEn,
          }))}
          onChange={setTo}
          error={command.error?.fieldSentences['to']}
        />
      ) : (
        <p>{t(words.noColleagues)}</p>
      )}
    </CommandDialog>
  )
}
