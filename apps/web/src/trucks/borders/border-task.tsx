// One document that a border post asks for: who brings it, how it stands, and what the reader does about it.
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { BorderTaskView } from '@marsa/model/trucks/borders/border-endpoints.ts'
import type { BorderTaskState } from '@marsa/model/trucks/borders/border-tasks.ts'
import { useT } from '../../kit/t.ts'
import type { CarriedProps } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FileRow, type FileState } from '../../ui/files/file-row.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { borderText as words } from './border-text.ts'

const looks: Record<BorderTaskState, FileState> = {
  MISSING: 'wanted',
  UPLOADED: 'checked',
  ACCEPTED: 'checked',
  RETURNED: 'refused',
  WAIVED: 'stored',
  NOT_NEEDED: 'stored',
}

type RowProps = {
  task: BorderTaskView
  side: CarriedProps['side']
  /** The document that stands for it, where the reader may see it. */
  stored: StoredDocument | undefined
  onOpen: (document: StoredDocument) => void
  onUpload: () => void
  onWaive: () => void
}

export function BorderTaskRow({ task, side, stored, onOpen, onUpload, onWaive }: RowProps) {
  const t = useT()
  const name = t(documentTypes[task.docCode])
  const isChecking = stored?.reviewable && stored.state === 'UPLOADED'
  return (
    <FileRow
      title={name}
      state={looks[task.state]}
      note={<Note task={task} side={side} />}
      tag={
        <>
          {task.n !== null && (
            <Tag>
              {t(words.ofTruck, { n: task.n })}
              {task.plate && (
                <>
                  {' '}
                  <Ref value={task.plate} />
                </>
              )}
            </Tag>
          )}
          {!task.isRequired && <Tag>{t(words.optional)}</Tag>}
        </>
      }
      action={
        <span className="border-ways">
          {stored && (
            <Button
              size="s"
              variant={isChecking ? 'secondary' : 'text'}
              aria-label={`${t(isChecking ? words.check : words.open)}: ${name}`}
              onPress={() => onOpen(stored)}
            >
              {t(isChecking ? words.check : words.open)}
            </Button>
          )}
          {task.isOwn && (
            <Button
              size="s"
              variant={task.isRequired ? 'secondary' : 'text'}
              changes
              aria-label={`${t(words.upload)}: ${name}`}
              onPress={onUpload}
            >
              {t(words.upload)}
            </Button>
          )}
          {task.waiveRefusal === null && (
            <Button
              size="s"
              variant="text"
              changes
              aria-label={`${t(words.waive)}: ${name}`}
              onPress={onWaive}
            >
              {t(words.waive)}
            </Button>
          )}
        </span>
      }
    />
  )
}

function Note({ task: { state, owner, reason }, side }: Pick<RowProps, 'task' | 'side'>) {
  const t = useT()
  const said = { reason: `\u2068${reason ?? ''}\u2069` }
  const by = t(owner === side ? words.byYou : owner === 'customer' ? words.byCustomer : words.byAgent)
  switch (state) {
    case 'MISSING':
      return reason ? `${by}. ${t(words.asked, said)}` : by
    case 'RETURNED':
      return `${t(words.returned, said)} · ${by}`
    case 'WAIVED':
      return t(words.waived, said)
    case 'NOT_NEEDED':
      return t(words.saudi)
    default:
      return t(state === 'ACCEPTED' ? words.accepted : words.uploaded)
  }
}
