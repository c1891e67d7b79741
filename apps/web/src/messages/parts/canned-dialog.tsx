// Writing the desk's prepared answers in both languages: the list, and one of them as a form.
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import {
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { CannedAnswer } from '@marsa/model/messages/chat/chat-fields.ts'
import { deskChatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type Draft = Omit<CannedAnswer, 'id'> & { id?: string }
const empty: Draft = { titleEn: '', titleAr: '', textEn: '', textAr: '' }
const refreshes = [listCannedAnswers]

export function CannedDialog({
  answers,
  onClose,
}: {
  answers: readonly CannedAnswer[]
  onClose: () => void
}) {
  const t = useT()
  const { lang } = useLang()
  const [draft, setDraft] = useState<Draft>()
  if (draft) return <CannedForm start={draft} onDone={() => setDraft(undefined)} />
  return (
    <Dialog
      title={t(words.canned)}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        <Button icon={Plus} variant="primary" onPress={() => setDraft(empty)}>
          {t(words.newCanned)}
        </Button>
      }
    >
      <ul className="stack g2">
        {answers.map((answer) => (
          <li key={answer.id} className="row between g4 canned-row">
            <span className="grow">
              <b className="med">{lang === 'ar' ? answer.titleAr : answer.titleEn}</b>
              <span className="sub">{lang === 'ar' ? answer.textAr : answer.textEn}</span>
            </span>
            <Button
              size="s"
              icon={Pencil}
              aria-label={`${t(words.editCanned)}: ${lang === 'ar' ? answer.titleAr : answer.titleEn}`}
              onPress={() => setDraft(answer)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function CannedForm({ start, onDone }: { start: Draft; onDone: () => void }) {
  const t = useT()
  const [draft, setDraft] = useState(start)
  const save = useCommand(saveCannedAnswer, { refreshes, onDone, quiet: true })
  const remove = useCommand(removeCannedAnswer, { refreshes, onDone })
  const serverErrors = save.error?.fieldSentences ?? {}
  const bound = (name: 'titleEn' | 'titleAr' | 'textEn' | 'textAr') => ({
    value: draft[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
    error: serverErrors[name],
  })
  const { id } = start
  return (
    <CommandDialog
      title={t(id ? words.editCanned : words.newCanned)}
      size="l"
      back={t(words.cancel)}
      send={t(words.save)}
      more={
        id && (
          <Button
            variant="danger"
            isPending={remove.isPending}
            onPress={() => remove.mutate({ body: { id } })}
          >
            {t(words.remove)}
          </Button>
        )
      }
      command={save}
      onSend={() => save.mutate({ body: draft })}
      onClose={onDone}
    >
      <TextInput label={t(words.titleEn)} dir="ltr" lang="en" {...bound('titleEn')} />
      <TextArea label={t(words.textEn)} dir="ltr" lang="en" rows={3} limit={2000} {...bound('textEn')} />
      <TextInput label={t(words.titleAr)} dir="rtl" lang="ar" {...bound('titleAr')} />
      <TextArea label={t(words.textAr)} dir="rtl" lang="ar" rows={3} limit={2000} {...bound('textAr')} />
    </CommandDialog>
  )
}
