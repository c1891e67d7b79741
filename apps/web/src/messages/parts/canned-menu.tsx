// Prepared answers, put into the message in the customer's language; the desk edits them from here.
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Pencil } from 'lucide-react'
import { useState } from 'react'
import { deskChatText as words } from '@marsa/model/messages/chat/chat-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { cannedQuery } from '../queries.ts'
import { CannedDialog } from './canned-dialog.tsx'

const edit = 'edit'

export type CannedMenuProps = { language: 'en' | 'ar'; onChoose: (text: string) => void }

export function CannedMenu({ language, onChoose }: CannedMenuProps) {
  const t = useT()
  const { lang } = useLang()
  const [editing, setEditing] = useState(false)
  const { data } = useQuery(cannedQuery)
  const answers = data?.items ?? []
  const textOf = (answer: (typeof answers)[number]) => (language === 'ar' ? answer.textAr : answer.textEn)
  return (
    <>
      <Menu
        label={t(words.canned)}
        placement="top end"
        trigger={<IconButton icon={MessageSquareText} label={t(words.canned)} bare />}
        entries={[
          ...answers.map((answer) => ({
            id: answer.id,
            label: lang === 'ar' ? answer.titleAr : answer.titleEn,
          })),
          { id: edit, label: t(words.editCanned), icon: Pencil },
        ]}
        onAction={(id) => {
          const answer = answers.find((each) => each.id === id)
          if (answer) onChoose(textOf(answer))
          else setEditing(true)
        }}
      />
      {editing && <CannedDialog answers={answers} onClose={() => setEditing(false)} />}
    </>
  )
}
