// The service levels of a reader: closes by its own button only, is read and left by keyboard, and can be printed (A 6).
import { Printer } from 'lucide-react'
import {
  serviceLevelsIn,
  serviceLevelText as words,
  type ServiceLevelForm,
} from '@marsa/model/site/service-levels.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import './service-levels.css'

export function ServiceLevelDialog({ form, onClose }: { form: ServiceLevelForm; onClose: () => void }) {
  const t = useT()
  const settings = useSettings()
  return (
    <Dialog
      locked
      isOpen
      title={t(words[form])}
      onClose={onClose}
      footer={
        <>
          <Button icon={Printer} onPress={() => window.print()}>
            {t(words.print)}
          </Button>
          <Button variant="primary" autoFocus onPress={onClose}>
            {t(words.closeButton)}
          </Button>
        </>
      }
    >
      <div className="stack service-levels">
        <p className="muted">{t(form === 'desk' ? words.deskLead : words.lead)}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(words.step)}</th>
              <th scope="col">{t(words.within)}</th>
            </tr>
          </thead>
          <tbody>
            {serviceLevelsIn(settings, form).map(({ step, within, params }) => (
              <tr key={t(step)}>
                <th scope="row">{t(step)}</th>
                <td className="strong nowrap">{t(within, params)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="dense muted">{t(words.special)}</p>
      </div>
    </Dialog>
  )
}
