// Templates of an agent's remarks and terms: put into a quotation, kept from one, changed and deleted.
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, FileText, Pencil, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  listTermsTemplates,
  longestTemplateName,
  removeTermsTemplate,
  saveTermsTemplate,
  type TermsTemplate,
} from '@marsa/model/requests/terms-template-endpoints.ts'
import { longestRemarks, longestTerms } from '@marsa/model/requests/quote-fields.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { termsTemplateText as words } from '@marsa/model/requests/terms-template-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Written = Pick<TermsTemplate, 'remarks' | 'terms'>
type Draft = Written & { templateId?: string; name: string }
const reads = [listTermsTemplates]
const quoted = (name: string): string => `\u2068${name}\u2069`

function SaveDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useT()
  const [name, setName] = useState(draft.name)
  const [remarks, setRemarks] = useState(draft.remarks)
  const [terms, setTerms] = useState(draft.terms)
  const save = useCommand(saveTermsTemplate, {
    refreshes: reads,
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.saved), tone: 'success' })
      onClose()
    },
  })
  const { templateId } = draft
  const sentences = save.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(templateId ? words.editTitle : words.newTitle)}
      send={t(words.saveAction)}
      side
      command={save}
      beside={['name', 'remarks', 'terms']}
      onClose={onClose}
      onSend={() => save.mutate({ body: { ...(templateId && { templateId }), name, remarks, terms } })}
    >
      <TextInput
        label={t(words.name)}
        hint={t(words.nameHint)}
        dir="auto"
        maxLength={longestTemplateName}
        value={name}
        error={sentences['name']}
        onChange={setName}
      />
      <TextArea
        label={t(quoteFormText.remarks)}
        optional
        dir="auto"
        limit={longestRemarks}
        value={remarks}
        error={sentences['remarks']}
        onChange={setRemarks}
      />
      <TextArea
        label={t(quoteFormText.terms)}
        optional
        dir="auto"
        rows={8}
        limit={longestTerms}
        value={terms}
        error={sentences['terms']}
        onChange={setTerms}
      />
    </CommandDialog>
  )
}

function RemoveDialog({ template, onClose }: { template: TermsTemplate; onClose: () => void }) {
  const t = useT()
  const remove = useCommand(removeTermsTemplate, {
    refreshes: reads,
    onDone: () => {
      void toast({ title: t(words.removed), tone: 'success' })
      onClose()
    },
  })
  return (
    <AlertDialog
      title={t(words.removeTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(words.removeAction)}
      keepLabel={t(words.back)}
      isPending={remove.isPending}
      onAction={() => remove.mutate({ query: { id: template.templateId } })}
    >
      <p>{t(words.removeBody, { name: quoted(template.name) })}</p>
    </AlertDialog>
  )
}

type ManageProps = {
  templates: readonly TermsTemplate[]
  onEdit: (template: TermsTemplate) => void
  onRemove: (template: TermsTemplate) => void
  onClose: () => void
}

function ManageDialog({ templates, onEdit, onRemove, onClose }: ManageProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Dialog title={t(words.manage)} isOpen onClose={onClose}>
      {templates.length === 0 ? (
        <p>{t(words.none)}</p>
      ) : (
        <ul className="stack g4">
          {templates.map((template) => (
            <li key={template.templateId} className="row between g3">
              <span className="grow">
                <b>
                  <bdi>{template.name}</bdi>
                </b>
                <span className="block dense muted">
                  {t(words.changed, {
                    day: date(template.changedAt, lang),
                    name: quoted(template.changedBy),
                  })}
                </span>
              </span>
              <IconButton
                icon={Pencil}
                label={t(words.edit, { name: quoted(template.name) })}
                onPress={() => onEdit(template)}
              />
              <IconButton
                icon={Trash2}
                label={t(words.remove, { name: quoted(template.name) })}
                onPress={() => onRemove(template)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type Open =
  | { what: 'manage' }
  | { what: 'save'; draft: Draft; isManaged: boolean }
  | { what: 'remove'; template: TermsTemplate }
  | { what: 'replace'; template: TermsTemplate }

/** The longest part of a wording that a menu shows of it. */
const glimpse = 60

export function TermsTemplates({
  values,
  onChange,
}: {
  values: Written
  onChange: (change: Written) => void
}) {
  const t = useT()
  const { data } = useQuery(ask(listTermsTemplates))
  const [open, setOpen] = useState<Open>()
  if (!data) return null
  const { templates } = data
  const { remarks, terms } = values
  const isWritten = remarks.trim() !== '' || terms.trim() !== ''
  const close = () => setOpen(undefined)
  const manage = () => setOpen({ what: 'manage' })
  const fill = (template: TermsTemplate) => {
    onChange({ remarks: template.remarks, terms: template.terms })
    close()
    void toast({ title: t(words.filled, { name: quoted(template.name) }), tone: 'success' })
  }
  const act = (id: string) => {
    if (id === 'manage') return manage()
    if (id === 'save') return setOpen({ what: 'save', draft: { name: '', remarks, terms }, isManaged: false })
    const template = templates.find(({ templateId }) => templateId === id)!
    const isSame = template.remarks === remarks && template.terms === terms
    if (isWritten && !isSame) setOpen({ what: 'replace', template })
    else fill(template)
  }
  return (
    <>
      <Menu
        label={t(words.templates)}
        trigger={
          <Button size="s" icon={FileText} changes={false}>
            {t(words.templates)}
          </Button>
        }
        entries={[
          ...templates.map((each) => ({
            id: each.templateId,
            label: each.name,
            detail: (each.terms || each.remarks).slice(0, glimpse),
          })),
          {
            id: 'save',
            label: t(words.save),
            icon: BookmarkPlus,
            pinned: true,
            disabled: !isWritten,
            ...(!isWritten && { detail: t(words.nothingToSave) }),
          },
          { id: 'manage', label: t(words.manage), icon: Settings2, pinned: true },
        ]}
        onAction={act}
      />
      {open?.what === 'manage' && (
        <ManageDialog
          templates={templates}
          onEdit={(template) => setOpen({ what: 'save', draft: template, isManaged: true })}
          onRemove={(template) => setOpen({ what: 'remove', template })}
          onClose={close}
        />
      )}
      {open?.what === 'save' && <SaveDialog draft={open.draft} onClose={open.isManaged ? manage : close} />}
      {open?.what === 'remove' && <RemoveDialog template={open.template} onClose={manage} />}
      {open?.what === 'replace' && (
        <AlertDialog
          title={t(words.replaceTitle)}
          isOpen
          tone="primary"
          onClose={close}
          actionLabel={t(words.replace)}
          keepLabel={t(words.keep)}
          onAction={() => fill(open.template)}
        >
          <p>{t(words.replaceBody, { name: quoted(open.template.name) })}</p>
        </AlertDialog>
      )}
    </>
  )
}
