// The drawer in which a department is added, changed, hidden or shown.
import { useState } from 'react'
import { saveDepartment, type Department } from '@marsa/model/help/department-endpoints.ts'
import { CommandDialog } from '../../../kit/command-dialog.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { toast, useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { departmentReads } from '../queries.ts'
import { departmentText as words } from '../text.ts'

/** What the drawer of a new one begins with. */
export const freshDepartment: Department = {
  id: '',
  nameEn: '',
  nameAr: '',
  contactEn: '',
  contactAr: '',
  hoursEn: '',
  hoursAr: '',
  phone: '',
  email: '',
  isHidden: false,
  version: 0,
}

const inBoth = ['name', 'contact', 'hours'] as const

export function DepartmentEditor({ department, onClose }: { department: Department; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [draft, setDraft] = useState(department)
  const save = useCommand(saveDepartment, {
    quiet: true,
    refreshes: departmentReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const serverErrors = save.error?.fieldSentences ?? {}
  const bound = (name: Exclude<keyof Department, 'id' | 'version' | 'isHidden'>) => ({
    value: draft[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
    error: serverErrors[name],
  })
  const { id, ...body } = draft
  return (
    <CommandDialog
      side
      title={id ? department[lang === 'ar' ? 'nameAr' : 'nameEn'] : t(words.add)}
      send={t(words.save)}
      command={save}
      onSend={() => save.mutate({ body: { ...body, ...(id && { id }) } })}
      onClose={onClose}
    >
      {inBoth.flatMap((name) => [
        <TextInput
          key={`${name}En`}
          label={t(words[`${name}En`])}
          hint={name === 'contact' ? t(words.contactHint) : undefined}
          lang="en"
          dir="ltr"
          {...bound(`${name}En`)}
        />,
        <TextInput
          key={`${name}Ar`}
          label={t(words[`${name}Ar`])}
          lang="ar"
          dir="rtl"
          {...bound(`${name}Ar`)}
        />,
      ])}
      <TextInput label={t(words.phone)} hint={t(words.phoneHint)} type="tel" dir="ltr" {...bound('phone')} />
      <TextInput label={t(words.email)} type="email" dir="ltr" {...bound('email')} />
      <Checkbox value={draft.isHidden} onChange={(isHidden) => setDraft({ ...draft, isHidden })}>
        {t(words.isHidden)}
      </Checkbox>
    </CommandDialog>
  )
}
