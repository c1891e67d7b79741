// Approving: a provider gets its services and code here, a business only the yes.
import { useState } from 'react'
import { agentModes } from '@marsa/model/accounts/companies/companies-rules.ts'
import {
  approveRegistration,
  listRegistrations,
  viewRegistration,
  type RegistrationDetail,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { serviceText } from '@marsa/model/accounts/registration/registration-text.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { NameDiffers } from './name-differs.tsx'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import './register.css'

type Terms = { modes: RegistrationDetail['services']; agentCode: string }

function ProviderTerms({ terms, onChange, errors }: TermsProps) {
  const t = useT()
  return (
    <>
      <fieldset className="field register-set">
        <legend className="label">{t(registrationsText.modes)}</legend>
        <div className="register-two">
          {agentModes.map((mode) => (
            <Checkbox
              key={mode}
              value={terms.modes.includes(mode)}
              onChange={(chosen) =>
                onChange({
                  ...terms,
                  modes: chosen ? [...terms.modes, mode] : terms.modes.filter((each) => each !== mode),
                })
              }
            >
              {t(serviceText[mode])}
            </Checkbox>
          ))}
        </div>
        {errors['modes'] && <ErrorText text={errors['modes']} />}
      </fieldset>
      <TextInput
        label={t(registrationsText.agentCode)}
        hint={t(registrationsText.agentCodeHint)}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        value={terms.agentCode}
        onChange={(code) => onChange({ ...terms, agentCode: code.toUpperCase() })}
        error={errors['agentCode']}
      />
    </>
  )
}

type TermsProps = { terms: Terms; onChange: (terms: Terms) => void; errors: Record<string, string> }

export function ApproveDialog({ found, onClose }: { found: RegistrationDetail; onClose: () => void }) {
  const t = useT()
  const [terms, setTerms] = useState<Terms>({ modes: found.services, agentCode: '' })
  const isProvider = found.userType === 'provider'
  const approve = useCommand(approveRegistration, {
    refreshes: [viewRegistration, listRegistrations],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(registrationsText.approvedToast), tone: 'success' })
    },
  })
  const errors = approve.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(registrationsText.approveTitle)}
      onClose={onClose}
      back={t(registrationsText.cancel)}
      send={t(registrationsText.approve)}
      command={approve}
      onSend={() =>
        approve.mutate({
          query: { id: found.id },
          body: isProvider ? { modes: terms.modes, agentCode: terms.agentCode } : {},
        })
      }
    >
      <NameDiffers found={found} />
      <p>
        {t(isProvider ? registrationsText.approveProvider : registrationsText.approveBusiness, {
          name: found.name,
        })}
      </p>
      {isProvider && <ProviderTerms terms={terms} onChange={setTerms} errors={errors} />}
    </CommandDialog>
  )
}
