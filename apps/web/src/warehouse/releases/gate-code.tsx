// The reference that is shown at the gate, with the code that opens the storage: small in the page, large in a dialog.
import { Printer } from 'lucide-react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { QrCode } from '../../ui/values/qr-code.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { siteText as words } from '../site/site-text.ts'

type GateProps = { storage: StorageDetail; large?: boolean }

/** The address of the storage: a warehouse that scans it is led to its own page of it. */
export function GateCode({ storage, large = false }: GateProps) {
  const t = useT()
  const { lang } = useLang()
  const number = storage.shipmentReferenceNumber
  return (
    <figure className={large ? 'st-gate large' : 'st-gate'}>
      <QrCode
        text={`${location.origin}/${lang}/warehouse/storages/${storage.storageRequestID}`}
        label={t(words.qr, { number })}
      />
      <figcaption className="num strong">
        <Ref value={number} />
      </figcaption>
    </figure>
  )
}

export function GateDialog({ storage, onClose }: { storage: StorageDetail; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={t(words.gate)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.close)}</Button>
          <Button icon={Printer} changes={false} onPress={() => print()}>
            {t(words.print)}
          </Button>
        </>
      }
    >
      <GateCode storage={storage} large />
    </Dialog>
  )
}
