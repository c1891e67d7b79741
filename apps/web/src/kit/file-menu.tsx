// Saves a file in one of its formats; the printed one is chosen first.
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../ui/actions/button.tsx'
import { Menu } from '../ui/actions/menu.tsx'
import { kitText } from './text.ts'
import { useT } from './t.ts'

const formats = [
  { id: 'pdf', label: 'PDF' },
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel' },
] as const
type Format = (typeof formats)[number]['id']

/** `of` is what is saved; the button bears its visible word before it. */
export function FileMenu({ of, save, only }: FileMenuProps) {
  const t = useT()
  const label = `${t(kitText.download)}: ${of}`
  const { mutate, isPending } = useMutation({ mutationFn: save })
  return (
    <Menu
      label={label}
      entries={formats.filter(({ id }) => !only || only.includes(id))}
      onAction={(id) => mutate(id as Format)}
      trigger={
        <Button size="s" icon={Download} aria-label={label} isPending={isPending} changes={false}>
          {t(kitText.download)}
        </Button>
      }
    />
  )
}

type FileMenuProps = {
  of: string
  save: (format: Format) => Promise<void>
  /** Formats that it is made in; all of them where none are named. */
  only?: readonly Format[]
}
