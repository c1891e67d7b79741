// A place to drop files, or to choose them with a button; what may come in is checked by the screen.
import { Camera, Upload } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { useT } from '../../kit/t.ts'
import { kitText } from '../../kit/text.ts'
import { buttonClass } from '../actions/button-class.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** `accept` are extensions or types of the file dialog; `hint` states the limits; every file chosen or dropped comes to `onFiles`. */
export function FileDrop({ label, hint, accept, multiple, camera, disabled, onFiles }: FileDropProps) {
  const t = useT()
  const readOnly = useReadOnly()
  const isOff = readOnly || disabled
  return (
    <DropZone
      className="drop"
      aria-label={t(uiText.dropHere)}
      isDisabled={isOff}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const dropped = items.filter((item) => item.kind === 'file')
        onFiles(await Promise.all((multiple ? dropped : dropped.slice(0, 1)).map((item) => item.getFile())))
      }}
    >
      {({ isDropTarget }) => (
        <>
          <Icon of={Upload} size="l" />
          <Text slot="label" className="med">
            {isDropTarget ? t(uiText.dropFile) : label}
          </Text>
          <span className="row wrap drop-b">
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={multiple}
              onSelect={(list) => list && onFiles([...list])}
            >
              <Button
                isDisabled={isOff}
                className={buttonClass('secondary', 's')}
                aria-label={`${t(uiText.chooseFile)}: ${label}`}
              >
                {t(uiText.chooseFile)}
              </Button>
            </FileTrigger>
            {camera && (
              <FileTrigger
                acceptedFileTypes={accept}
                defaultCamera="environment"
                onSelect={(list) => list && onFiles([...list])}
              >
                <Button
                  isDisabled={isOff}
                  className={`${buttonClass('secondary', 's')} drop-cam`}
                  aria-label={`${t(uiText.takePhoto)}: ${label}`}
                >
                  <Icon of={Camera} size="s" />
                  {t(uiText.takePhoto)}
                </Button>
              </FileTrigger>
            )}
            <span className="cap muted">{t(uiText.orDrop)}</span>
          </span>
          {(readOnly || hint) && <span className="cap muted">{readOnly ? t(kitText.readOnly) : hint}</span>}
        </>
      )}
    </DropZone>
  )
}

export type FileDropProps = {
  label: string
  hint?: string
  accept?: string[]
  multiple?: boolean
  /** Photos: where there is a camera at hand, a button opens it. */
  camera?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}
