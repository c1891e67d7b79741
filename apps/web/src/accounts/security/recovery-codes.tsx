// Recovery codes, shown this one time: to copy, and to leave only after saying that they are kept.
import { Copy } from 'lucide-react'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    void toast({ title: t(factorsText.copied), tone: 'success' })
  }
  return (
    <Dialog
      title={t(factorsText.codesTitle)}
      isOpen
      locked
      footer={
        <>
          <Button icon={Copy} onPress={() => void copy()}>
            {t(factorsText.copy)}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t(factorsText.codesKept)}
          </Button>
        </>
      }
    >
      <div className="stack g4">
        <p>{t(factorsText.codesBody)}</p>
        <ul className="recovery" dir="ltr">
          {codes.map((code) => (
            <li key={code} className="num">
              {code}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
