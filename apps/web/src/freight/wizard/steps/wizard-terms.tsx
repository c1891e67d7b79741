// The terms of a request, to be read before they are accepted.
import { useState } from 'react'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx'

const terms = [wizardText.term1, wizardText.term2, wizardText.term3, wizardText.term4, wizardText.term5]

export function WizardTerms() {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" size="s" onPress={() => setOpen(true)}>
        {t(wizardText.readTerms)}
      </Button>
      <LazyDialog title={t(wizardText.terms)} isOpen={open} onClose={() => setOpen(false)}>
        <ol className="stack g3 wiz-terms">
          {terms.map((term) => (
            <li key={term.en}>{t(term)}</li>
          ))}
        </ol>
      </LazyDialog>
    </>
  )
}
