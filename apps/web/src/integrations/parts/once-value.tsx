// A value that is shown this one time: to copy, and to leave only after saying that it is kept.
import { Copy } from 'lucide-react'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { words } from '../text.ts'

type Props = { kind: 'secret' | 'key'; value: string; onClose: () => void }

export function OnceValue({ kind, value, onClose }: Props) {
  const t = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    void toast({ title: t(words.copied), tone: 'success' })
  }
  return (
    <Dialog
      title={t(kind === 'key' ? words.keyTitle : words.secretTitle)}
      isOpen
      locked
      footer={
        <>
          <Button icon={Copy} onPress={() => void copy()}>
            {t(words.copy)}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t(words.kept)}
          </Button>
        </>
      }
    >
      <div className="stack g4">
        <p>{t(kind === 'key' ? words.keyBody : words.secretBody)}</p>
        <code className="once-value" dir="ltr">
          {value}
        </code>
      </div>
    </Dialog>
  )
}
