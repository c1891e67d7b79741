// The name that only its owner sees, with the characters left; what is too long is said at once and never cut.
import clsx from 'clsx'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { freightFields, nicknameLength } from '@marsa/model/freight/asking/request-fields.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { FieldPlace } from '../../../kit/page-form.tsx'
import { lengthOf } from '../wizard-values.ts'
import { useWizard } from '../wizard-context.ts'

export function WizardNickname() {
  const t = useT()
  const { value: text, onChange, error } = useWizard().form.field('nickname')
  const { label, hint } = freightFields.nickname
  const left = nicknameLength - lengthOf(text)
  const tooLong = left < 0
  const serverError = tooLong ? t(freightProblems['freight.nickname-long']) : error
  const counter = tooLong
    ? t(wizardText.overBy, { over: -left, most: nicknameLength })
    : t(wizardText.leftOf, { left, most: nicknameLength })
  return (
    <FieldPlace path="nickname">
      <Field
        label={t(label)}
        optional
        error={serverError}
        hint={hint && t(hint)}
        aside={<span className={clsx('cap nowrap', tooLong ? 'over-limit' : 'muted')}>{counter}</span>}
      >
        {(ids) => (
          <span className={clsx('input', serverError !== undefined && 'is-err')}>
            <input
              {...ids}
              value={text}
              dir="auto"
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
            />
          </span>
        )}
      </Field>
    </FieldPlace>
  )
}
